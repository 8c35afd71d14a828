import { randomUUID } from 'node:crypto';
import type { LeadAnswer } from '@cotejo/contract/lead';
import { href } from '@cotejo/contract/paths';
import { countPeople } from '@cotejo/core/people';
import { leadStatus } from '@cotejo/core/leads';
import { toNumber, type Money } from '@cotejo/core/money';
import { assignRequests } from '../../platform/assignment/assign-requests.ts';
import type { ExecutiveRow } from '../../platform/assignment/candidate-store.ts';
import { insertConsents } from '../../platform/consents/consent-store.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import type { MessageIntent } from '../../platform/messages/enqueue-message.ts';
import { sealPerson } from '../../platform/personal-data/sealed-person.ts';
import { findOwnCalendars, outerCalendarOf } from '../../platform/meetings/calendar-store.ts';
import { meetingToken } from '../../platform/meetings/meeting-link.ts';
import { bookSends, type SendCharge } from '../../platform/ledger-store.ts';
import { addToCounts } from '../../platform/request-statistics-store.ts';
import { wireExecutive } from '../../platform/wire-executive.ts';
import { carriedQuotes, type CarriedQuote } from './carried-quotes.ts';
import type { LeadCall, LeadDraft } from './draft-lead.ts';
import { findFirstRequests, wasAskedBefore, type FirstRequest, type Wish } from './first-request-store.ts';
import { consentRows, originRow } from './lead-extras.ts';
import type { LeadServices } from './lead-services.ts';
import { insertLeads, insertOrigins, type NewLead } from './lead-store.ts';
import { tellOf } from './tell-of-request.ts';

/** A request that can be taken. */
export interface DraftedCall extends LeadCall {
  readonly draft: LeadDraft;
}

/** A request with all that was found out about it. */
interface Settled extends DraftedCall {
  readonly leadId: string;
  readonly quote: CarriedQuote;
  readonly wish: Wish;
  /** The person's first one of the day, of which this one is a 'Duplicado'. */
  readonly first: FirstRequest | null;
  /** Who was given it; null for a 'Duplicado', and while nobody is there for it. */
  readonly executive: ExecutiveRow | null;
  /** Own path where a meeting with whoever answers is booked in our calendar; null: there is none. */
  readonly meetingUrl: string | null;
}

/** With what links of meetings are signed with, which is looked up before a connection is held: it may take another. */
export interface KeyedServices extends LeadServices {
  readonly meetingKey: Buffer;
}

interface SettledGroup {
  readonly settled: readonly Settled[];
  readonly charges: readonly SendCharge[];
}

/** Logs 'precio erroneo' when the price shown is no positive number or is not the quote's; the request still goes (decision 24). */
function checkDisplayedPrice(code: string, prices: { displayed: number | null; quoted: Money | null }, services: LeadServices) {
  const { displayed } = prices;
  const quoted = prices.quoted === null ? null : toNumber(prices.quoted);
  const matches = displayed === quoted && (displayed === null || displayed > 0);
  if (!matches) services.warn({ productCode: code, displayed, quoted }, 'precio erroneo');
  return matches;
}

/** Whoever has the person already is given them once, and answers what they ask again. */
function answering({ first, executive }: Pick<Settled, 'first' | 'executive'>): ExecutiveRow | null {
  return first ? first.executive : executive;
}

function answerOf(settled: Settled): LeadAnswer {
  const { leadId, draft, quote, meetingUrl } = settled;
  const { product, current } = draft;
  const executive = answering(settled);
  return {
    leadId,
    dataSocio: executive ? wireExecutive(executive) : null,
    meetingUrl,
    quote: {
      ...quote.answer,
      productDisplayName: product.displayName,
      organizationDisplayName: current.answer.quote.product.organizationDisplayName,
      people: countPeople(current.quote.inputs.household),
    },
  };
}

function leadRow(settled: Settled, services: LeadServices): NewLead {
  const { leadId, draft, quote, wish, first, executive } = settled;
  const { input, call } = settled;
  const { body, headers } = input;
  const { product, businessLine } = draft;
  const prices = { displayed: body.displayedPrice, quoted: quote.shown };
  return {
    id: leadId,
    edition: call.edition.id,
    status: first ? leadStatus.duplicate : executive ? leadStatus.assigned : leadStatus.unassigned,
    leadType: headers['lead-type'] ?? (product.kind === 'isapre-plan' ? 'plan_isapre_lead' : 'health_insurance_lead'),
    businessLine,
    quoteId: wish.quoteId,
    productId: product.id,
    ...sealPerson(services.dataKeys, leadId, {
      firstName: body.first_name,
      phone: body.telefono,
      email: body.email,
      message: wish.message,
      additionalData: wish.additionalData,
    }),
    contactChannel: wish.contactChannel,
    employees: wish.employees,
    displayedPrice: body.displayedPrice === null ? null : String(body.displayedPrice),
    priceMatched: checkDisplayedPrice(product.code, prices, services),
    executiveId: executive?.id ?? null,
    firstLeadId: first?.id ?? null,
    createdAt: new Date(call.now),
    createdOn: call.today,
    assignedOn: executive ? call.today : null,
  };
}

/** What a request adds to the counts of its month. */
function countedAs({ input: { body }, call, draft }: Settled) {
  const [visitor] = body.profile.cotizante;
  return {
    edition: call.edition.id,
    productCode: draft.product.code,
    month: `${call.today.slice(0, 7)}-01`,
    regionCode: body.profile.region?.stateCode ?? '',
    gender: visitor?.sexo ?? '',
    dependants: body.profile.cargas.length,
    inCouple: body.profile.enPareja === true || body.profile.cotizante.length > 1,
  };
}

function wishOf({ input: { body } }: DraftedCall, quote: CarriedQuote): Wish {
  return {
    quoteId: quote.id,
    message: body.mensaje,
    contactChannel: body.contactChannel,
    employees: body.cantidadEmpleados ?? null,
    additionalData: body.unrecognizedAdditionalData ?? {},
  };
}

/** Finds out who asked before, which quotes the requests carry and who answers them. */
async function settle(transaction: Transaction, drafted: readonly DraftedCall[], services: KeyedServices): Promise<SettledGroup> {
  const calls = drafted.map((each) => {
    const { call, input, draft } = each;
    const line = { edition: call.edition.id, businessLine: draft.businessLine, now: call.now };
    const asking = { ...line, email: input.body.email, phone: input.body.telefono, today: call.today };
    return { ...each, leadId: randomUUID(), line: { ...line, day: call.today }, asking };
  });
  const firsts = await findFirstRequests(
    transaction,
    calls.map(({ asking }) => asking),
    services.dataKeys,
  );
  const toAssign = calls.flatMap(({ leadId, line }, place) => (firsts[place] ? [] : [{ ...line, leadId }]));
  const { executives, charges } = await assignRequests(transaction, toAssign);
  const quotes = await carriedQuotes(
    transaction,
    calls.map(({ input, draft, call }) => {
      const { quoteId, profile } = input.body;
      return { quoteId: quoteId ?? null, profile, current: draft.current, call };
    }),
  );
  const given = calls.map(({ leadId }, place) => ({ first: firsts[place] ?? null, executive: executives.get(leadId) ?? null }));
  const calendars = await findOwnCalendars(
    transaction,
    given.flatMap((each) => answering(each)?.id ?? []),
  );
  const settled = calls.map((each, place) => {
    const quote = quotes[place];
    const answered = given[place];
    if (!quote || !answered) throw new Error(`request ${each.leadId} has no quote`);
    const executive = answering(answered);
    // Whoever asked before books by their first request.
    const link = { edition: each.call.edition.id, leadId: answered.first?.id ?? each.leadId, party: 'visitor' } as const;
    const isOurs = executive !== null && outerCalendarOf(executive) === null && calendars.has(executive.id);
    const meetingUrl = isOurs ? href('meeting', { token: meetingToken(services.meetingKey, link) }) : null;
    return { ...each, ...answered, quote, wish: wishOf(each, quote), meetingUrl };
  });
  return { settled, charges };
}

/** Whether the request says anything that its person did not say before. */
async function isNews(transaction: Transaction, { first, wish }: Settled, services: LeadServices): Promise<boolean> {
  return first === null || !(await wasAskedBefore(transaction, { firstLeadId: first.id, wish }, services.dataKeys));
}

/** Executives whose balance is low by now are out until a deposit, and hear of it. */
function lowBalances(low: readonly number[], { settled, charges }: SettledGroup): readonly MessageIntent[] {
  return low.flatMap((executiveId) => {
    const leadId = charges.findLast((charge) => charge.executiveId === executiveId)?.leadId;
    const cause = settled.find((each) => each.leadId === leadId);
    if (!cause) return [];
    const { edition, requestId } = cause.call;
    return [{ event: 'low-balance', edition: edition.id, executiveId, occasion: cause.leadId, requestId }];
  });
}

/**
 * Writes requests of different people, with their quotes, assignments, charges and jobs, and answers each in their order
 * (decisions 24, 30, 31). Whoever asks again is counted once, and who repeats themselves to the letter is not written to again.
 */
export async function storeRequests(
  transaction: Transaction,
  drafted: readonly DraftedCall[],
  services: KeyedServices,
): Promise<readonly LeadAnswer[]> {
  const { outbox, warn } = services;
  const group = await settle(transaction, drafted, services);
  const { settled, charges } = group;
  const told: MessageIntent[] = [];
  for (const each of settled) {
    const { first, wish, leadId, call } = each;
    const telling = {
      isNews: await isNews(transaction, each, services),
      isFirst: first === null,
      executiveId: answering(each)?.id ?? null,
      contactChannel: wish.contactChannel,
    };
    const request = { edition: call.edition.id, leadId, now: call.now, requestId: call.requestId };
    told.push(...tellOf(request, telling, outbox.channels));
  }
  await insertLeads(
    transaction,
    settled.map((each) => leadRow(each, services)),
  );
  await insertConsents(
    transaction,
    settled.flatMap((each) => consentRows(each, each.draft.current.answer.quote.product.organizationDisplayName)),
  );
  await insertOrigins(
    transaction,
    settled.flatMap((each) => originRow(each, services.dataKeys) ?? []),
  );
  const low = await bookSends(transaction, charges);
  for (const executiveId of low) warn({ executiveId }, 'an executive is out until a deposit: Saldo Bajo');
  await addToCounts(transaction, settled.filter(({ first }) => first === null).map(countedAs));
  const now = Math.max(...settled.map(({ call }) => call.now));
  await outbox.enqueue(transaction, [...told, ...lowBalances(low, group)], now);
  return settled.map(answerOf);
}
