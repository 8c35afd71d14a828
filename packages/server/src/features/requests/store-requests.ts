import type { KeyObject } from 'node:crypto';
import type { LeadAnswer } from '@cotejo/contract/lead';
import { href } from '@cotejo/contract/paths';
import { firstContact } from '@cotejo/core/contact-times';
import { countPeople } from '@cotejo/core/people';
import { contactSubject } from '@cotejo/core/contact-subjects';
import { defaultLanguage, type Language } from '@cotejo/core/editions';
import { leadStatus } from '@cotejo/core/leads';
import { toNumber, type Money } from '@cotejo/core/money';
import { lowBalanceNoticesFor } from '@cotejo/core/notification-events';
import { assignRequests } from '../../platform/assignment/assign-requests.ts';
import type { ExecutiveRow } from '../../platform/assignment/candidate-store.ts';
import type { ReferralWish } from '../../platform/assignment/wished-executive.ts';
import { answerWithdrawalPath } from '../../platform/consents/consent-link.ts';
import { consentRowsOf } from '../../platform/consents/consent-store.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { writeTogether, type Writing } from '../../platform/database/insert-rows-store.ts';
import type { MessageIntent, Outbox } from '../../platform/messages/enqueue-message.ts';
import { outerCalendarOf } from '../../platform/meetings/calendar-store.ts';
import { meetingToken } from '../../platform/meetings/meeting-link.ts';
import { sendRowsOf, sentTo, type Send } from '../../platform/ledger-store.ts';
import { countRowsOf } from '../../platform/request-statistics-store.ts';
import { wireExecutive } from '../../platform/wire-executive.ts';
import { consentRows, originRow } from './lead-extras.ts';
import type { LeadServices } from './lead-services.ts';
import { answerRowsOf, leadRowsOf, originRowsOf, type NewLead } from './lead-store.ts';
import { tellOf } from './tell-of-request.ts';
import { findWishedExecutives, wishOf } from './wished-executives.ts';
import { wishedRequests, type DraftedCall, type WishedCall } from './wished-requests.ts';

/** A request with who answers it. */
interface Settled extends WishedCall {
  /** Who was given it; null for a 'Duplicado', and while nobody is there for it. */
  readonly executive: ExecutiveRow | null;
  /** Own path where a meeting with whoever answers is booked in our calendar; null: there is none. */
  readonly meetingUrl: string | null;
  /** Own path where it is taken back; null: of a 'Duplicado' the first request would be, so the mail alone has that link. */
  readonly withdrawalUrl: string | null;
  /** Whom its referral asked for. */
  readonly referralWish: ReferralWish;
}

/**
 * With what links of meetings are signed with, which is looked up before a connection is held: it may take another. As key objects,
 * with which a signature costs a fraction.
 */
export interface KeyedServices extends LeadServices {
  readonly meetingKey: KeyObject;
  readonly consentKey: KeyObject;
}

interface SettledGroup {
  readonly settled: readonly Settled[];
  readonly sends: readonly Send[];
  /** Executives whose balance is low after these. */
  readonly low: readonly number[];
}

/** No product costs more, in any currency; what a request keeps has room for it. */
const highestPrice = 1_000_000_000_000;

/** The price shown as a request keeps it; null: none was shown, or what no price can be. */
function keptPrice(displayed: number | null): string | null {
  return displayed !== null && displayed >= 0 && displayed <= highestPrice ? String(displayed) : null;
}

/**
 * Logs 'precio erroneo' when the price shown is no positive number or is not the quote's; the request still goes (decision 24). Of what
 * is no number nothing is told: it may be anything of anybody.
 */
function checkDisplayedPrice(code: string, prices: { displayed: number | null; quoted: Money | null }, services: LeadServices) {
  const { displayed } = prices;
  const quoted = prices.quoted === null ? null : toNumber(prices.quoted);
  const matches = displayed === quoted && (displayed === null || displayed > 0);
  const told = displayed === null || Number.isFinite(displayed) ? displayed : 'no finite number';
  if (!matches) services.warn({ productCode: code, displayed: told, quoted }, 'precio erroneo');
  return matches;
}

/** Whoever has the person already is given them once, and answers what they ask again. */
function answering({ first, executive }: Pick<Settled, 'first' | 'executive'>): ExecutiveRow | null {
  return first ? first.executive : executive;
}

/** The language that a form was read in, of those of its edition. */
function languageOf({ input: { body }, call: { edition } }: Settled): Language {
  return edition.languages.find((language) => language === body.consentText?.language) ?? defaultLanguage;
}

/** The organization of the product; null: it is about none. */
function insurerOf({ draft: { asked } }: Settled): string | null {
  return asked === null ? null : asked.current.answer.quote.product.organizationDisplayName;
}

/** From when on the person is contacted by the way that they chose. */
function contactOf({ wish: { contactChannel, contactTime }, call }: Settled, { hours }: Outbox): LeadAnswer['contact'] {
  const own = hours[call.edition.id];
  const { at, day } = firstContact(own, call.now, contactTime);
  return { channel: contactChannel, from: new Date(at).toISOString(), day, timeZone: own.timeZone };
}

function answerOf(settled: Settled, outbox: Outbox): LeadAnswer {
  const { leadId, draft, quote, meetingUrl, withdrawalUrl } = settled;
  const { asked } = draft;
  const executive = answering(settled);
  return {
    leadId,
    dataSocio: executive ? wireExecutive(executive) : null,
    meetingUrl,
    withdrawalUrl,
    receivedBefore: settled.askedBefore?.toISOString() ?? null,
    contact: contactOf(settled, outbox),
    quote: quote &&
      asked && {
        ...quote.answer,
        productDisplayName: asked.product.displayName,
        organizationDisplayName: insurerOf(settled) ?? '',
        people: countPeople(asked.current.quote.inputs.household),
      },
  };
}

function leadRow(settled: Settled, services: LeadServices): NewLead {
  const { leadId, draft, quote, wish, first, executive } = settled;
  const { input, call } = settled;
  const { body, headers } = input;
  const { asked, businessLine } = draft;
  return {
    id: leadId,
    edition: call.edition.id,
    status: first ? leadStatus.duplicate : executive ? leadStatus.assigned : leadStatus.unassigned,
    leadType: headers['lead-type'] ?? (asked?.product.kind === 'isapre-plan' ? 'plan_isapre_lead' : 'health_insurance_lead'),
    businessLine,
    quoteId: wish.quoteId,
    productId: asked?.product.id ?? null,
    subject: asked === null ? contactSubject(businessLine, languageOf(settled)) : null,
    ...settled.sealed,
    emailIndex: settled.person.emails[0],
    phoneIndex: settled.person.phones[0],
    contactChannel: wish.contactChannel,
    contactTime: wish.contactTime,
    employees: wish.employees,
    displayedPrice: asked === null ? null : keptPrice(body.displayedPrice),
    priceMatched:
      asked === null ||
      checkDisplayedPrice(asked.product.code, { displayed: body.displayedPrice, quoted: quote?.shown ?? null }, services),
    executiveId: executive?.id ?? null,
    firstLeadId: first?.id ?? null,
    createdAt: new Date(call.now),
    createdOn: call.today,
    assignedOn: executive ? call.today : null,
  };
}

/** What a request for a product adds to the counts of its month: who it is of, where they said so. The example is nobody (decision 26). */
function countedAs({ call, draft: { asked } }: Settled) {
  if (asked === null || !asked.profile.ingresodatos) return [];
  const { product, profile } = asked;
  const [visitor] = profile.cotizante;
  return [
    {
      edition: call.edition.id,
      productCode: product.code,
      month: `${call.today.slice(0, 7)}-01`,
      regionCode: profile.region?.stateCode ?? '',
      gender: visitor?.sexo ?? '',
      dependants: profile.cargas.length,
      inCouple: profile.enPareja === true || profile.cotizante.length > 1,
    },
  ];
}

/** Finds out who answers the requests, whom nobody else gives anything from here on until the transaction ends. */
async function settle(
  transaction: Transaction,
  wished: readonly WishedCall[],
  { meetingKey, consentKey }: KeyedServices,
): Promise<SettledGroup> {
  const asked = await findWishedExecutives(transaction, wished);
  const toAssign = wished.flatMap(({ leadId, first, draft: { businessLine }, call }) => {
    const line = { edition: call.edition.id, businessLine, now: call.now, day: call.today };
    return first ? [] : [{ leadId, ...line, wished: asked.get(leadId) ?? null }];
  });
  const assignments = await assignRequests(transaction, toAssign);
  const { executives, calendars, sends, low } = assignments;
  const settled = wished.map((each) => {
    const { leadId, call } = each;
    const executive = executives.get(leadId) ?? null;
    const link = { edition: call.edition.id, leadId, party: 'visitor' } as const;
    // Of a 'Duplicado' the mail alone has the link: whoever knows somebody's address and telephone does not see their meeting.
    const isOurs = executive !== null && outerCalendarOf(executive) === null && calendars.has(executive.id);
    const meetingUrl = isOurs ? href('meeting', { token: meetingToken(meetingKey, link) }) : null;
    const withdrawalUrl = each.first === null ? answerWithdrawalPath(consentKey, link) : null;
    return { ...each, executive, meetingUrl, withdrawalUrl, referralWish: wishOf(each, asked, assignments) };
  });
  return { settled, sends, low };
}

/** Who is told of a request, and of what. */
function toldOf(settled: Settled, channels: Outbox['channels']): readonly MessageIntent[] {
  const { first, wish, leadId, call, askedBefore, draft } = settled;
  const telling = {
    isNews: askedBefore === null,
    isFirst: first === null,
    isOfProduct: draft.asked !== null,
    executiveId: answering(settled)?.id ?? null,
    contactChannel: wish.contactChannel,
  };
  const request = { edition: call.edition.id, leadId, now: call.now, requestId: call.requestId };
  return tellOf(request, telling, channels);
}

/** Executives whose balance is low by now are out until a deposit, and hear of it. */
function lowBalances({ settled, sends, low }: SettledGroup, channels: Outbox['channels']): readonly MessageIntent[] {
  return low.flatMap((executiveId) => {
    const leadId = sends.findLast((send) => send.executiveId === executiveId)?.leadId;
    const cause = settled.find((each) => each.leadId === leadId);
    if (!cause) return [];
    const { edition, requestId } = cause.call;
    const about = { edition: edition.id, executiveId, occasion: cause.leadId, requestId };
    return lowBalanceNoticesFor(channels).map((event) => ({ event, ...about }));
  });
}

/** All that is written of a group beside its quotes, with the answers kept under the requests' keys. */
function writingsOf(
  { settled, sends }: SettledGroup,
  answers: readonly LeadAnswer[],
  services: LeadServices,
): readonly Writing[] {
  const { dataKeys } = services;
  const kept = settled.flatMap(({ key, bodyHash, leadId, call }, place) => {
    const answer = answers[place];
    return answer ? [{ key, bodyHash, leadId, answer, createdAt: new Date(call.now) }] : [];
  });
  return [
    leadRowsOf(settled.map((each) => leadRow(each, services))),
    consentRowsOf(settled.flatMap((each) => consentRows(each, insurerOf(each)))),
    originRowsOf(settled.flatMap((each) => originRow({ ...each, wish: each.referralWish }, dataKeys) ?? [])),
    sendRowsOf(sends),
    sentTo(sends),
    countRowsOf(settled.filter(({ first }) => first === null).flatMap(countedAs)),
    answerRowsOf(kept, dataKeys),
  ];
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
  const wished = await wishedRequests(transaction, drafted, services.dataKeys);
  const group = await settle(transaction, wished, services);
  const { settled, low } = group;
  const told = settled.flatMap((each) => toldOf(each, outbox.channels));
  const now = Math.max(...settled.map(({ call }) => call.now));
  const messages = await outbox.prepare([...told, ...lowBalances(group, outbox.channels)], now);
  const answers = settled.map((each) => answerOf(each, outbox));
  const { jobs } = messages;
  const added = await writeTogether(transaction, [...writingsOf(group, answers, services), messages.rows], jobs?.writing);
  if (jobs !== null && added !== jobs.count) throw new Error(`the queue took ${added} of ${jobs.count} jobs of messages`);
  for (const executiveId of low) warn({ executiveId }, 'an executive is out until a deposit: Saldo Bajo');
  return answers;
}
