import type { AssignedRequest } from '@cotejo/contract/assigned-request';
import { contactChannels } from '@cotejo/contract/contact-words';
import { contactTimeOf } from '@cotejo/core/contact-times';
import { defaultLanguage, type Edition } from '@cotejo/core/editions';
import { executiveChoices } from '@cotejo/core/executive-choices';
import { failureReasons } from '@cotejo/core/failure-reasons';
import { askedForNoContact } from '@cotejo/core/lead-withdrawal';
import { leadStatusOf, leadSubStatuses } from '@cotejo/core/leads';
import { requestTypeOf } from '@cotejo/core/request-types';
import type { WorkLink } from '../../../platform/assignment/work-link.ts';
import type { Database } from '../../../platform/database/connect.ts';
import type { DataKeys } from '../../../platform/personal-data/data-keys.ts';
import { aboutOf, summaryRows } from '../lead-summary.ts';
import { findLeadForMessage } from '../lead-store.ts';
import { nothingTold } from '../told/all-told.ts';
import { toldRequest } from '../told/told-request.ts';
import type { ReadForms } from '../told/told-rows.ts';
import { findFirst } from './assigned-store.ts';

/** One line of what became of a request, as steps are kept. */
interface Moment {
  readonly at: Date;
  readonly mover: string;
  readonly byName: string | null;
  readonly to: number;
  readonly subStatus: number | null;
  readonly failureReason: number | null;
}

export interface AssignedReading {
  readonly database: Database;
  readonly dataKeys: DataKeys;
  readonly readForms: ReadForms;
  /** What became of a request, from how it came in. */
  readonly readHistory: (leadId: string) => Promise<readonly Moment[]>;
}

const movers: Readonly<Record<string, AssignedRequest['history'][number]['by']>> = { visitor: 'visitor', system: 'system' };

/** What was said of a status, in the words of whoever works with requests. */
function saidOf({ subStatus, failureReason }: Pick<Moment, 'subStatus' | 'failureReason'>) {
  return {
    subStatus: leadSubStatuses.find(({ id }) => id === subStatus)?.name ?? null,
    reason: failureReasons.find(({ id }) => id === failureReason)?.name ?? null,
  };
}

function statusName(status: number): string {
  return leadStatusOf(status)?.name ?? String(status);
}

/** Whether its person wants no contact: the last who said so is they themselves, or somebody who was told. */
function noContactOf(lead: Parameters<typeof askedForNoContact>[0], history: readonly Moment[]): AssignedRequest['noContact'] {
  if (!askedForNoContact(lead)) return null;
  return history.findLast(({ to }) => to === lead.status)?.mover === 'visitor' ? 'withdrawn' : 'told';
}

/**
 * A request for the executive of a link, of a 'Duplicado' its first one; null: there is none, or it is theirs no more, or they work
 * here no more.
 */
export async function readAssigned(
  { leadId: linked, executiveId }: WorkLink,
  edition: Edition,
  { database, dataKeys, readForms, readHistory }: AssignedReading,
): Promise<AssignedRequest | null> {
  const leadId = await findFirst(database, linked);
  if (leadId === null) return null;
  // Before the request: what changes in between has fewer lines than what is shown of it, and is refused when something is noted.
  const history = await readHistory(leadId);
  const found = await findLeadForMessage(database, leadId, dataKeys);
  const isTheirs = found?.lead.executiveId === executiveId && found.executive?.active === true;
  if (found === null || !isTheirs || found.lead.edition !== edition.id) return null;
  const { lead, quote } = found;
  const status = leadStatusOf(lead.status);
  const noContact = noContactOf(lead, history);
  const { told, repetitions } =
    noContact === null ? await toldRequest(found, edition, { database, dataKeys, readForms }) : nothingTold;
  const about = { requestType: requestTypeOf({ ...lead, edition: edition.id }), country: edition.id };
  return {
    leadId,
    receivedAt: lead.createdAt.toISOString(),
    productDisplayName: aboutOf(found),
    organizationDisplayName: quote?.organizationDisplayName ?? null,
    summary: summaryRows(found, edition, defaultLanguage).map(wireRow),
    told: told.map(wireRow),
    repetitions: repetitions.map(({ receivedAt, rows }) => ({ receivedAt: receivedAt.toISOString(), rows: rows.map(wireRow) })),
    person: {
      name: lead.firstName,
      contact:
        noContact === null ? { phone: lead.phone, email: lead.email, message: lead.message === '' ? null : lead.message } : null,
    },
    contactChannel: contactChannels.find((channel) => channel === lead.contactChannel) ?? 'telefono',
    contactTime: contactTimeOf(lead.contactTime) ?? 'any',
    status: { id: lead.status, name: statusName(lead.status) },
    ...saidOf(lead),
    noContact,
    choices: status === null || noContact === 'withdrawn' ? [] : [...executiveChoices(status.id, about)].map(wireChoice),
    history: history.map((moment) => ({
      at: moment.at.toISOString(),
      by: movers[moment.mover] ?? 'house',
      name: moment.byName,
      status: statusName(moment.to),
      ...saidOf(moment),
    })),
  };
}

function wireRow([label, value]: ReturnType<typeof summaryRows>[number]): AssignedRequest['told'][number] {
  return { label, value };
}

function wireChoice({ to, name, subStatuses }: ReturnType<typeof executiveChoices>[number]): AssignedRequest['choices'][number] {
  return { id: to, name, subStatuses: subStatuses.map(({ reasons, ...subStatus }) => ({ ...subStatus, reasons: [...reasons] })) };
}
