import type { CallFacts } from '../client/call-facts.ts';
import type { MeetingEndpoints } from './meeting-endpoints.ts';

const ofOneVisitor = { isPrivate: true, answerKeys: ['data'] } as const;
const step = { ...ofOneVisitor, path: '/api/meetings/{token}', isContact: true, hasBody: true, hasHeaders: true } as const;

/** The facts of `meetingEndpoints`, apart from those of every page. */
export const meetingCalls: Readonly<Record<keyof MeetingEndpoints, CallFacts>> = {
  getMeeting: { ...ofOneVisitor, method: 'GET', path: '/api/meetings/{token}' },
  listMeetingSlots: { ...ofOneVisitor, method: 'GET', path: '/api/meetings/{token}/slots' },
  bookMeeting: { ...step, method: 'POST' },
  changeMeeting: { ...step, method: 'PATCH' },
};
