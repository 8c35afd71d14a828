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

/** A request for the executive of a link; null: there is none, or it is theirs no more. */
export async function readAssigned(
  { leadId, executiveId }: WorkLink,
  edition: Edition,
  { database, dataKeys, readHistory }: AssignedReading,
): Promise<AssignedRequest | null> {
  const found = await findLeadForMessage(database, leadId, dataKeys);
  if (found === null || found.lead.edition !== edition.id || found.lead.executiveId !== executiveId) return null;
  const { lead, quote } = found;
  const status = leadStatusOf(lead.status);
  const isTakenBack = askedForNoContact(lead);
  const about = { requestType: requestTypeOf({ ...lead, edition: edition.id }), country: edition.id };
  const history = await readHistory(leadId);
  return {
    leadId,
    receivedAt: lead.createdAt.toISOString(),
    productDisplayName: aboutOf(found),
    organizationDisplayName: quote?.organizationDisplayName ?? null,
    summary: summaryRows(found, edition, defaultLanguage).map(([label, value]) => ({ label, value })),
    person: { name: lead.firstName, phone: lead.phone, email: lead.email, message: lead.message === '' ? null : lead.message },
    contactChannel: contactChannels.find((channel) => channel === lead.contactChannel) ?? 'telefono',
    contactTime: contactTimeOf(lead.contactTime) ?? 'any',
    status: { id: lead.status, name: statusName(lead.status) },
    ...saidOf(lead),
    isTakenBack,
    choices: status === null || isTakenBack ? [] : [...executiveChoices(status.id, about)].map(wireChoice),
    history: history.map((moment) => ({
      at: moment.at.toISOString(),
      by: movers[moment.mover] ?? 'house',
      name: moment.byName,
      status: statusName(moment.to),
      ...saidOf(moment),
    })),
  };
}

function wireChoice({ to, name, subStatuses }: ReturnType<typeof executiveChoices>[number]): AssignedRequest['choices'][number] {
  return { id: to, name, subStatuses: subStatuses.map(({ reasons, ...subStatus }) => ({ ...subStatus, reasons: [...reasons] })) };
}
