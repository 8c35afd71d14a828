import { editionById, type EditionId } from '@cotejo/core/editions';
import type { Database } from '../../platform/database/connect.ts';
import { withdrawalPath } from '../../platform/consents/consent-link.ts';
import { meetingToken } from '../../platform/meetings/meeting-link.ts';
import type { StoredMessage } from '../../platform/messages/message-store.ts';
import type { MessageWriter, MessageWriters, WrittenMessage } from '../../platform/messages/written-message.ts';
import type { DataKeys } from '../../platform/personal-data/data-keys.ts';
import type { ServiceKeys } from '../../platform/service-keys-store.ts';
import { writeExecutiveMail, writeFormerMail, writeVisitorMail, writeVisitorText, type MessagePlace } from './meeting-mail.ts';
import { findMeetingWithPeople, type MeetingWithPeople } from './meeting-people-store.ts';
import { findExecutive } from './meeting-store.ts';
import { readOccasion, type MeetingMessageKind, type MeetingOccasion } from './tell-of-meeting.ts';

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
  readonly told: MeetingOccasion;
  readonly place: Omit<MessagePlace, 'token'>;
}

const isReminder: ReadonlySet<MeetingMessageKind> = new Set(['day-before', 'hour-before']);

/**
 * What the messages about meetings say. There is nothing to say of a meeting that is gone, or was moved or cancelled since: what
 * was changed last is told and nothing before it, nobody is reminded of what does not stand or of a call that nobody is there to
 * make, and an executive who has the request no more is told that alone.
 */
export function meetingWriters({ database, dataKeys, keys, siteUrlOf }: MeetingWriterServices): MessageWriters {
  const readMeeting = async (message: StoredMessage): Promise<MeetingToTell | null> => {
    const { id, subjectId, occasion, createdAt } = message;
    const [edition, told] = [editionById(message.edition), readOccasion(occasion)];
    if (!edition.ok || told === null || subjectId === null) throw new Error(`message ${id} is about no step of a meeting`);
    const data = await findMeetingWithPeople(database, subjectId, dataKeys);
    if (data === null) return null;
    const link = { edition: edition.value.id, leadId: data.leadId };
    const place = {
      edition: edition.value,
      siteUrl: siteUrlOf(edition.value.id),
      withdrawalPath: withdrawalPath(await keys.get('consents'), link),
      writtenAt: createdAt.getTime(),
    };
    return { data, told, place };
  };
  const isNow = ({ data: { meeting, holder }, told: { kind, sequence } }: MeetingToTell): boolean =>
    meeting.sequence === sequence && !(isReminder.has(kind) && holder !== meeting.executiveId);
  /** Whom the visitor is told of: of a meeting that the next executive cannot keep, of them. */
  const withNext = async (data: MeetingWithPeople): Promise<MeetingWithPeople | null> => {
    const executive = data.holder === null ? null : await findExecutive(database, data.holder);
    return executive && { ...data, executive };
  };
  const toVisitor =
    (channel: Exclude<WrittenMessage['channel'], 'push'>): MessageWriter =>
    async (message) => {
      const meeting = await readMeeting(message);
      if (meeting === null || !isNow(meeting)) return null;
      const { told, place: ofMeeting } = meeting;
      const { kind } = told;
      // A visitor who confirms sees on the page that they did.
      if (kind === 'confirmed' || kind === 'taken') return null;
      const data = kind === 'unkept' ? await withNext(meeting.data) : meeting.data;
      if (data === null) return null;
      const link = { edition: ofMeeting.edition.id, leadId: data.leadId, party: 'visitor' } as const;
      const place = { ...ofMeeting, token: meetingToken(await keys.get('meeting'), link) };
      return channel === 'mail' ? writeVisitorMail(data, kind, place) : writeVisitorText(data, kind, { ...place, channel });
    };
  /** Somebody lost a meeting, as it was then: true whatever became of it, unless they have it again. */
  const toFormer = async ({ data, told, place }: MeetingToTell, executiveId: number): Promise<WrittenMessage | null> => {
    if (data.holder === executiveId && data.meeting.executiveId === executiveId) return null;
    const executive = await findExecutive(database, executiveId);
    // Calendars take a change by a higher number.
    const meeting = { ...data.meeting, sequence: told.sequence + 1 };
    return executive && writeFormerMail({ ...data, executive, meeting }, place);
  };
  return {
    'meeting-confirmation': toVisitor('mail'),
    'meeting-change': toVisitor('mail'),
    'meeting-reminder': toVisitor('mail'),
    'meeting-reminder-sms': toVisitor('sms'),
    'meeting-reminder-whatsapp': toVisitor('whatsapp'),
    'meeting-notice': async (message) => {
      const { executiveId } = message;
      const meeting = await readMeeting(message);
      if (meeting === null || executiveId === null) return null;
      const { told, place } = meeting;
      const { kind } = told;
      if (kind === 'taken') return toFormer(meeting, executiveId);
      if (kind === 'unassigned' || kind === 'closed' || meeting.data.holder !== executiveId || !isNow(meeting)) return null;
      const data = kind === 'unkept' ? await withNext(meeting.data) : meeting.data;
      if (data === null || data.executive.id !== executiveId) return null;
      const link = { edition: place.edition.id, leadId: data.leadId, party: 'executive', executiveId } as const;
      return writeExecutiveMail(data, kind, { ...place, token: meetingToken(await keys.get('meeting'), link) });
    },
  };
}
