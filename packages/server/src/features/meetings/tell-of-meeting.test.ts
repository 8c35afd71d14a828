import { allowedMomentBefore, contactHours } from '@cotejo/core/contact-hours';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { tellOfMeeting, type MeetingNews } from './tell-of-meeting.ts';

const moment = fc.integer({ min: Date.parse('2026-11-01T00:00:00Z'), max: Date.parse('2029-01-01T00:00:00Z') });
const anyMeeting = fc.record({
  edition: fc.constantFrom('chile', 'peru', 'colombia', 'international'),
  meetingId: fc.uuid(),
  leadId: fc.uuid(),
  executiveId: fc.integer({ min: 1, max: 99 }),
  sequence: fc.integer({ min: 0, max: 9 }),
  startsAt: moment,
  arrangedAt: moment,
  contactChannel: fc.constantFrom('whatsapp', 'telefono', 'email'),
});
const ways = { channels: ['mail', 'sms', 'whatsapp'], hours: contactHours } as const;
const anyNews = fc.constantFrom<MeetingNews>('booked', 'confirmed', 'moved', 'cancelled');

it('holds what a visitor is told of a step to contact hours where their executive took it, and nothing else: before either time of the meeting', () => {
  fc.assert(
    fc.property(anyMeeting, anyNews, fc.constantFrom('visitor', 'executive'), moment, (meeting, news, by, stoodFor) => {
      const told = tellOfMeeting(meeting, { news, by, stoodFor }, ways);
      for (const { executiveId, occasion, inHoursBefore } of told) {
        const isHeld = by === 'executive' && executiveId === undefined && occasion === `${news} ${meeting.sequence}`;
        expect(inHoursBefore).toBe(isHeld ? Math.min(meeting.startsAt, stoodFor) : undefined);
      }
    }),
  );
});

it('reminds a visitor of nothing that is due before they are told of the time', () => {
  fc.assert(
    fc.property(anyMeeting, fc.constantFrom('visitor', 'executive'), moment, (meeting, by, stoodFor) => {
      const told = tellOfMeeting(meeting, { news: 'moved', by, stoodFor }, ways);
      const change = told.find(({ event }) => event === 'meeting-change');
      const before = change?.inHoursBefore ?? meeting.arrangedAt;
      const toldAt = allowedMomentBefore(contactHours[meeting.edition], meeting.arrangedAt, before);
      for (const { executiveId, notBefore } of told)
        if (notBefore !== undefined) expect(notBefore).toBeGreaterThan(executiveId === undefined ? toldAt : meeting.arrangedAt);
    }),
  );
});
