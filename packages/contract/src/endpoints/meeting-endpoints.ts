import { bookMeeting, changeMeeting, getMeeting, listMeetingSlots } from './meetings.ts';

/** What is asked by who books a meeting over the page of a request's answer. */
export const meetingEndpoints = { getMeeting, listMeetingSlots, bookMeeting, changeMeeting };
export type MeetingEndpoints = typeof meetingEndpoints;
