import { href } from '@cotejo/contract/paths';
import { contactHours } from '@cotejo/core/contact-hours';
import { editionById, inLanguage, type Edition, type EditionId, type Language } from '@cotejo/core/editions';
import { askedForNoContact } from '@cotejo/core/lead-withdrawal';
import { workPath } from '../../platform/assignment/work-link.ts';
import { consentPath, withdrawalPath } from '../../platform/consents/consent-link.ts';
import { findReadLanguage } from '../../platform/consents/consent-store.ts';
import type { Database } from '../../platform/database/connect.ts';
import { hasOwnCalendar, outerCalendarOf } from '../../platform/meetings/calendar-store.ts';
import { meetingToken } from '../../platform/meetings/meeting-link.ts';
import type { HoursOfEditions } from '../../platform/messages/enqueue-message.ts';
import type { StoredMessage } from '../../platform/messages/message-store.ts';
import type { MessageWriter, MessageWriters } from '../../platform/messages/written-message.ts';
import type { DataKeys } from '../../platform/personal-data/data-keys.ts';
import type { ServiceKeys } from '../../platform/service-keys-store.ts';
import { contactWish } from './contact-wish.ts';
import { writeLeadMessage, type LeadEvent } from './lead-messages.ts';
import { findExecutive, findLeadForMessage } from './lead-store.ts';
import { nothingTold } from './told/all-told.ts';
import { toldRequest } from './told/told-request.ts';
import type { ReadForms } from './told/told-rows.ts';
import { writeLowBalance, writeLowBalancePush } from './low-balance-message.ts';

export interface RequestWriterServices {
  readonly database: Database;
  readonly dataKeys: DataKeys;
  /** What links to the consents, the meeting and the work of a request are signed with. */
  readonly keys: ServiceKeys;
  /** Address of an edition's site, without a slash at its end. */
  readonly siteUrlOf: (edition: EditionId) => string;
  /** The forms that people may have answered. */
  readonly readForms: ReadForms;
  /** When people are contacted; absent: as the editions say. */
  readonly hours?: HoursOfEditions;
}

/** What whoever answers a request is told, with all that its person said. */
const tellsAll: ReadonlySet<LeadEvent> = new Set<LeadEvent>(['executive-notice', 'request-waiting']);

type FoundLead = NonNullable<Awaited<ReturnType<typeof findLeadForMessage>>>;

/** Of a 'Duplicado' its first one counts: that one is taken back. */
function isTakenBack({ lead, first }: FoundLead): boolean {
  return askedForNoContact(first ?? lead);
}

function editionOfMessage({ id, edition }: StoredMessage): Edition {
  const known = editionById(edition);
  if (!known.ok) throw new Error(`message ${id} is of no edition of ours`);
  return known.value;
}

/** What the messages about requests and accounts say. */
export function requestWriters(services: RequestWriterServices): MessageWriters {
  const { database, dataKeys, keys, siteUrlOf, hours = contactHours } = services;
  const meetingUrlOf = async ({ lead, executive }: FoundLead, edition: Edition, language: Language): Promise<string | null> => {
    if (executive?.active !== true) return null;
    const outer = outerCalendarOf(executive);
    if (outer !== null || !(await hasOwnCalendar(database, executive.id))) return outer;
    // Whoever asked before books by their first request.
    const link = { edition: edition.id, leadId: lead.firstLeadId ?? lead.id, party: 'visitor' } as const;
    const path = href('meeting', { token: meetingToken(await keys.get('meeting'), link) });
    return siteUrlOf(edition.id) + inLanguage(path, language);
  };
  const workUrlOf = async ({ lead, executive }: FoundLead, edition: Edition): Promise<string | null> => {
    if (executive === null) return null;
    // What repeats another request is answered with it.
    const link = { edition: edition.id, leadId: lead.firstLeadId ?? lead.id, executiveId: executive.id };
    return siteUrlOf(edition.id) + workPath(await keys.get('work'), link);
  };
  const aboutLead =
    (event: LeadEvent): MessageWriter =>
    async (message) => {
      const data = message.leadId === null ? null : await findLeadForMessage(database, message.leadId, dataKeys);
      if (data === null) throw new Error(`message ${message.id} is about no request that is stored`);
      // Whoever had it when the message was taken may have it no more, and its next executive has one of their own.
      if (message.executiveId !== null && message.executiveId !== data.executive?.id) return null;
      const edition = editionOfMessage(message);
      const [signing, link] = [await keys.get('consents'), { edition: edition.id, leadId: data.lead.id }];
      const language = await findReadLanguage(database, data.lead.id, edition);
      const urlOf = (path: string): string => siteUrlOf(edition.id) + inLanguage(path, language);
      const urls = { consentsUrl: urlOf(consentPath(signing, link)), withdrawalUrl: urlOf(withdrawalPath(signing, link)) };
      const meetingUrl = await meetingUrlOf(data, edition, language);
      const workUrl = await workUrlOf(data, edition);
      const contact = contactWish(data.lead.contactTime, hours[edition.id], message.createdAt.getTime());
      const wish = { contact, isTakenBack: isTakenBack(data) };
      const said = tellsAll.has(event) && !wish.isTakenBack ? await toldRequest(data, edition, services) : nothingTold;
      return writeLeadMessage(event, { ...data, ...urls, ...wish, ...said, language, meetingUrl, workUrl }, edition);
    };
  const aboutBalance =
    (write: typeof writeLowBalance | typeof writeLowBalancePush): MessageWriter =>
    async (message) => {
      const executive = message.executiveId === null ? null : await findExecutive(database, message.executiveId);
      return executive?.active === true ? write(executive, editionOfMessage(message)) : null;
    };
  return {
    'visitor-confirmation': aboutLead('visitor-confirmation'),
    'visitor-confirmation-sms': aboutLead('visitor-confirmation-sms'),
    'visitor-confirmation-whatsapp': aboutLead('visitor-confirmation-whatsapp'),
    'executive-assigned': aboutLead('executive-assigned'),
    'executive-notice': aboutLead('executive-notice'),
    'executive-notice-whatsapp': aboutLead('executive-notice-whatsapp'),
    'executive-notice-push': aboutLead('executive-notice-push'),
    'request-waiting': aboutLead('request-waiting'),
    'low-balance': aboutBalance(writeLowBalance),
    'low-balance-push': aboutBalance(writeLowBalancePush),
  };
}
