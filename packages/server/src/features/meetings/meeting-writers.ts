import { editionById, type EditionId } from '@cotejo/core/editions';
import type { MeetingParty } from '@cotejo/core/meeting-steps';
import type { Database } from '../../platform/database/connect.ts';
import { withdrawalPath } from '../../platform/consents/consent-link.ts';
import { meetingToken } from '../../platform/meetings/meeting-link.ts';
import type { StoredMessage } from '../../platform/messages/message-store.ts';
import type { MessageWriter, MessageWriters, WrittenMessage } from '../../platform/messages/written-message.ts';
import type { DataKeys } from '../../platform/personal-data/data-keys.ts';
import type { ServiceKeys } from '../../platform/service-keys-store.ts';
import { writeExecutiveMail, writeVisitorMail, writeVisitorText, type MessagePlace } from './meeting-mail.ts';
import { findMeetingWithPeople, type MeetingWithPeople } from './meeting-people-store.ts';
import { readOccasion, type MeetingMessageKind } from './tell-of-meeting.ts';

export interface MeetingWriterServices {
  readonly database: Database;
  readonly dataKeys: DataKeys;
  /** What links to meetings are signed with. */
  readonly keys: ServiceKeys;
  /** Origin of an edition's site. */
  readonly siteUrlOf: (edition: EditionId) => string;
}

/** A meeting as one message is to tell of it. */
interface MeetingToTell {
  readonly data: MeetingWithPeople;
  readonly kind: MeetingMessageKind;
  readonly place: MessagePlace;
}

/**
 * What the messages about meetings say. There is nothing to say of a meeting that is gone, or was moved or cancelled since: what
 * was changed last is told and nothing before it, and nobody is reminded of what does not stand.
 */
export function meetingWriters({ database, dataKeys, keys, siteUrlOf }: MeetingWriterServices): MessageWriters {
  const readMeeting = async (message: StoredMessage, party: MeetingParty): Promise<MeetingToTell | null> => {
    const { id, subjectId, occasion, createdAt } = message;
    const [edition, told] = [editionById(message.edition), readOccasion(occasion)];
    if (!edition.ok || told === null || subjectId === null) throw new Error(`message ${id} is about no step of a meeting`);
    const data = await findMeetingWithPeople(database, subjectId, dataKeys);
    if (data === null || data.meeting.sequence !== told.sequence) return null;
    const link = { edition: edition.value.id, leadId: data.leadId, party } as const;
    const place = {
      edition: edition.value,
      siteUrl: siteUrlOf(edition.value.id),
      token: meetingToken(await keys.get('meeting'), link),
      withdrawalPath: withdrawalPath(await keys.get('consents'), link),
      writtenAt: createdAt.getTime(),
    };
    return { data, kind: told.kind, place };
  };
  const toVisitor =
    (channel: WrittenMessage['channel']): MessageWriter =>
    async (message) => {
      const meeting = await readMeeting(message, 'visitor');
      // A visitor who confirms sees on the page that they did.
      if (meeting === null || meeting.kind === 'confirmed') return null;
      const { data, kind, place } = meeting;
      return channel === 'mail' ? writeVisitorMail(data, kind, place) : writeVisitorText(data, kind, { ...place, channel });
    };
  return {
    'meeting-confirmation': toVisitor('mail'),
    'meeting-change': toVisitor('mail'),
    'meeting-reminder': toVisitor('mail'),
    'meeting-reminder-sms': toVisitor('sms'),
    'meeting-reminder-whatsapp': toVisitor('whatsapp'),
    'meeting-notice': async (message) => {
      const meeting = await readMeeting(message, 'executive');
      return meeting && writeExecutiveMail(meeting.data, meeting.kind, meeting.place);
    },
  };
}
