import { randomUUID } from 'node:crypto';
import type { LeadAnswer } from '@cotejo/contract/lead';
import { countPeople } from '@cotejo/core/people';
import { leadStatus } from '@cotejo/core/leads';
import { toNumber, type Money } from '@cotejo/core/money';
import { insertConsents } from '../../platform/consents/consent-store.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { bookSends, type SendCharge } from '../../platform/ledger-store.ts';
import { addToCounts } from '../../platform/request-statistics-store.ts';
import { wireExecutive } from '../../platform/wire-executive.ts';
import { assignRequests } from './assign-requests.ts';
import { carriedQuotes, type CarriedQuote } from './carried-quotes.ts';
import type { LeadCall, LeadDraft } from './draft-lead.ts';
import { findFirstRequests, wasAskedBefore, type FirstRequest, type Wish } from './first-request-store.ts';
import { leadMessageKinds, type LeadServices } from './lead-services.ts';
import { insertLeads, insertOrigins, type ExecutiveRow, type NewLead } from './lead-store.ts';
import { consentRows, originRow } from './lead-extras.ts';
import { sealPerson } from './sealed-person.ts';

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
function answering({ first, executive }: Settled): ExecutiveRow | null {
  return first ? first.executive : executive;
}

function answerOf(settled: Settled): LeadAnswer {
  const { leadId, draft, quote } = settled;
  const { product, current } = draft;
  const executive = answering(settled);
  return {
    leadId,
    dataSocio: executive ? wireExecutive(executive) : null,
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
async function settle(
  transaction: Transaction,
  drafted: readonly DraftedCall[],
  services: LeadServices,
): Promise<{ readonly settled: readonly Settled[]; readonly charges: readonly SendCharge[] }> {
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
  const settled = calls.map((each, place) => {
    const quote = quotes[place];
    if (!quote) throw new Error(`request ${each.leadId} has no quote`);
    const executive = executives.get(each.leadId) ?? null;
    return { ...each, quote, wish: wishOf(each, quote), first: firsts[place] ?? null, executive };
  });
  return { settled, charges };
}

/** Whether the request says anything that its person did not say before. */
async function isNews(transaction: Transaction, { first, wish }: Settled, services: LeadServices): Promise<boolean> {
  return first === null || !(await wasAskedBefore(transaction, { firstLeadId: first.id, wish }, services.dataKeys));
}

/**
 * Writes requests of different people, with their quotes, assignments, charges and jobs, and answers each in their order
 * (decisions 24, 30, 31). Whoever asks again is counted once, and who repeats themselves to the letter is not written to again.
 */
export async function storeRequests(
  transaction: Transaction,
  drafted: readonly DraftedCall[],
  services: LeadServices,
): Promise<readonly LeadAnswer[]> {
  const { settled, charges } = await settle(transaction, drafted, services);
  const news: boolean[] = [];
  for (const each of settled) news.push(await isNews(transaction, each, services));
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
  for (const executiveId of low) services.warn({ executiveId }, 'an executive is out until a deposit: Saldo Bajo');
  await addToCounts(transaction, settled.filter(({ first }) => first === null).map(countedAs));
  const messages = settled.flatMap((each, place) => {
    const told = leadMessageKinds.filter((kind) => news[place] && (kind === 'visitor-confirmation' || answering(each) !== null));
    return told.map((kind) => ({ leadId: each.leadId, kind, requestId: each.call.requestId }));
  });
  await services.enqueueMessages(transaction, messages);
  return settled.map(answerOf);
}
