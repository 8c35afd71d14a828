import { createHash, randomUUID } from 'node:crypto';
import { quoteFor, type AnsweredQuote } from '@cotejo/contract/answer-price';
import type { HandlerInput } from '@cotejo/contract/endpoint';
import type { Endpoints } from '@cotejo/contract/endpoints';
import type { ApiFailure, FieldError } from '@cotejo/contract/errors';
import { leadAnswerSchema, type LeadAnswer } from '@cotejo/contract/lead';
import { href } from '@cotejo/contract/paths';
import type { Comparator, Product } from '@cotejo/core/catalogue';
import { comparatorOf } from '@cotejo/core/comparison';
import { countPeople } from '@cotejo/core/people';
import { chooseExecutive } from '@cotejo/core/assignment';
import { leadStatus } from '@cotejo/core/leads';
import { movementType } from '@cotejo/core/movement-types';
import { salesOfferOf } from '@cotejo/core/requests';
import { toNumber, type Money } from '@cotejo/core/money';
import { fail, ok, type Result } from '@cotejo/core/result';
import { profileFaults } from '@cotejo/core/validation';
import { readBusinessLines } from '../../platform/business-line-store.ts';
import { book } from '../../platform/ledger-store.ts';
import { canonicalJson } from '../../platform/canonical-json.ts';
import type { Database, Transaction } from '../../platform/database/connect.ts';
import type { RequestContext } from '../../platform/http/handlers.ts';
import { catalogueOfCall, type PublishedCatalogue } from '../../platform/published-catalogue.ts';
import { ruleErrors } from '../../platform/profile-rules.ts';
import type { DataKeys } from '../../platform/personal-data/data-keys.ts';
import { holdSealingKey } from '../../platform/personal-data/sealed-rows-store.ts';
import { hasOwnCalendar, outerCalendarOf } from '../../platform/meetings/calendar-store.ts';
import { meetingToken } from '../../platform/meetings/meeting-link.ts';
import { groundOfCall } from '../../platform/quotes/ground-of-call.ts';
import { countRequest } from '../../platform/request-statistics-store.ts';
import type { ServiceKeys } from '../../platform/service-keys-store.ts';
import { wireExecutive } from '../../platform/wire-executive.ts';
import { carriedQuote } from './carried-quote.ts';
import { findFirstRequest, wasAskedBefore } from './first-request-store.ts';
import * as store from './lead-store.ts';
import { sealPerson } from '../../platform/personal-data/sealed-person.ts';

type LeadInput = HandlerInput<Endpoints['createLead']>;

/** Messages that go out about a request, each as a job of its own. */
export const leadMessageKinds = ['visitor-confirmation', 'executive-notice'] as const;
export type LeadMessageKind = (typeof leadMessageKinds)[number];
export interface LeadMessageJob {
  readonly leadId: string;
  readonly kind: LeadMessageKind;
  /** The request that caused it, so that the log of both can be read together. */
  readonly requestId?: string | undefined;
}

export interface LeadServices {
  readonly database: Database;
  /** What the person is sealed with. */
  readonly dataKeys: DataKeys;
  /** What links of meetings are signed with. */
  readonly keys: ServiceKeys;
  readonly memory: PublishedCatalogue;
  /** Queues a message within the transaction: it exists exactly when the request does. */
  readonly enqueueMessage: (transaction: Transaction, job: LeadMessageJob) => Promise<void>;
  readonly warn: (fields: Readonly<Record<string, unknown>>, message: string) => void;
}

interface Draft {
  readonly product: Product;
  /** The price of now. */
  readonly current: AnsweredQuote;
  readonly businessLine: string;
}

/** The business line that a request names, which is one of its edition's (B3-01). */
function lineOf({ body, headers }: LeadInput, lines: readonly string[]): Result<string, ApiFailure> {
  const line = headers['editable-business-line'] ?? body.tipo;
  if (lines.includes(line)) return ok(line);
  const field = headers['editable-business-line'] === undefined ? 'body.tipo' : 'headers.editable-business-line';
  const reason = lines.length === 0 ? 'aquí no se reciben solicitudes' : `debe ser uno de: ${lines.join(', ')}`;
  return fail({ kind: 'invalid-input', errors: [{ field, reason }] });
}

/** What the profile breaks of the rule of the comparator's product type (decision 28), with the employees that the request is kept with (decision 0276). */
function ruleErrorsOf(
  { profile, cantidadEmpleados }: LeadInput['body'],
  { productType }: Comparator,
  { edition }: RequestContext,
): FieldError[] {
  const whole = { ...profile, cantidadempleados: cantidadEmpleados ?? profile.cantidadempleados };
  return ruleErrors('body.profile', profileFaults({ edition, productType, profile: whole }));
}

/** Reads the request against the catalogue and the lines of the edition: product, family, business line and the price of now. */
function draftLead({ input, call, services }: LeadCall, lines: readonly string[]): Result<Draft, ApiFailure> {
  const { body } = input;
  const snapshot = catalogueOfCall(services.memory, call);
  const product = snapshot.products.findByText('code', body.productCode);
  if (!product) {
    return fail({
      kind: 'not-found',
      errors: [{ field: 'body.productCode', reason: `'${body.productCode}' no está en el catálogo` }],
    });
  }
  if (salesOfferOf(product.salesChannels).action === null) {
    return fail({ kind: 'invalid-input', errors: [{ field: 'body.productCode', reason: 'no se vende aquí' }] });
  }
  const line = lineOf(input, lines);
  if (!line.ok) return line;
  const comparator = comparatorOf(product, snapshot.comparators);
  const errors = comparator === null ? [] : ruleErrorsOf(body, comparator, call);
  if (errors.length > 0) return fail({ kind: 'unprocessable', errors });
  const current = quoteFor({ product, profile: body.profile, comparator }, groundOfCall(services.memory, call));
  return current.ok ? ok({ product, current: current.value, businessLine: line.value }) : current;
}

/** Logs 'precio erroneo' when the price shown is no positive number or is not the quote's; the request still goes (decision 24). */
function checkDisplayedPrice(
  { product }: Draft,
  prices: { displayed: number | null; quoted: Money | null },
  services: LeadServices,
) {
  const { displayed } = prices;
  const quoted = prices.quoted === null ? null : toNumber(prices.quoted);
  const matches = displayed === quoted && (displayed === null || displayed > 0);
  if (!matches) services.warn({ productCode: product.code, displayed, quoted }, 'precio erroneo');
  return matches;
}

/** Gives the request to the executive: it is charged for (C9-72), and told when no other one can be. */
async function assign(
  transaction: Transaction,
  { executive: { chargePerLead, id }, leadId }: { readonly executive: store.ExecutiveRow; readonly leadId: string },
  { call, services }: LeadCall,
): Promise<void> {
  await store.markAssigned(transaction, id, new Date(call.now));
  if (chargePerLead === 0) return;
  const charge = { executiveId: id, type: movementType.perSend, amount: chargePerLead, leadId, today: call.today };
  const booked = await book(transaction, charge);
  if (!booked.ok) throw new Error(`the charge of executive ${id} cannot be booked: ${booked.error}`);
  if (booked.value.isLow) services.warn({ executiveId: id }, 'an executive is out until a deposit: Saldo Bajo');
}

/** Where a meeting with the executive is booked in our calendar: of whoever asked before, that of their first request. */
async function meetingUrlOf(
  transaction: Transaction,
  { executive, leadId }: { readonly executive: store.ExecutiveRow; readonly leadId: string },
  { call, meetingKey }: KeyedCall,
): Promise<string | null> {
  if (outerCalendarOf(executive) !== null || !(await hasOwnCalendar(transaction, executive.id))) return null;
  const link = { edition: call.edition.id, leadId, party: 'visitor' } as const;
  return href('meeting', { token: meetingToken(meetingKey, link) });
}

async function storeLead(transaction: Transaction, draft: Draft, leadCall: KeyedCall): Promise<LeadAnswer> {
  const { input, call, services } = leadCall;
  const { body, headers } = input;
  const { product, current } = draft;
  const leadId = randomUUID();
  const line = { edition: call.edition.id, businessLine: draft.businessLine };
  const asking = { ...line, email: body.email, phone: body.telefono, now: call.now, today: call.today };
  const first = await findFirstRequest(transaction, asking, services.dataKeys);
  // Whoever has the person already is given them once.
  const candidates = first ? [] : await store.lockCandidates(transaction, { ...line, day: call.today });
  const chosen = chooseExecutive(
    candidates.map((candidate) => candidate.load),
    call.today,
  );
  const executive = candidates.find((candidate) => candidate.row.id === chosen?.id)?.row ?? null;
  const quote = await carriedQuote(transaction, { quoteId: body.quoteId ?? null, profile: body.profile, current }, call);
  const wish = {
    quoteId: quote.id,
    message: body.mensaje,
    contactChannel: body.contactChannel,
    employees: body.cantidadEmpleados ?? null,
    additionalData: body.unrecognizedAdditionalData ?? {},
  };
  const isNews = first === null || !(await wasAskedBefore(transaction, { firstLeadId: first.id, wish }, services.dataKeys));
  const answering = first ? first.executive : executive;
  const answer: LeadAnswer = {
    leadId,
    dataSocio: answering ? wireExecutive(answering) : null,
    meetingUrl: answering && (await meetingUrlOf(transaction, { executive: answering, leadId: first?.id ?? leadId }, leadCall)),
    quote: {
      ...quote.answer,
      productDisplayName: product.displayName,
      organizationDisplayName: current.answer.quote.product.organizationDisplayName,
      people: countPeople(current.quote.inputs.household),
    },
  };
  await store.insertLead(transaction, {
    id: leadId,
    edition: call.edition.id,
    status: first ? leadStatus.duplicate : executive ? leadStatus.assigned : leadStatus.unassigned,
    leadType: headers['lead-type'] ?? (product.kind === 'isapre-plan' ? 'plan_isapre_lead' : 'health_insurance_lead'),
    businessLine: draft.businessLine,
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
    priceMatched: checkDisplayedPrice(draft, { displayed: body.displayedPrice, quoted: quote.shown }, services),
    acceptsPriceAlerts: body.acceptsPriceAlerts,
    executiveId: executive?.id ?? null,
    firstLeadId: first?.id ?? null,
    createdAt: new Date(call.now),
    createdOn: call.today,
  });
  const [visitor] = body.profile.cotizante;
  // Whoever asks again is counted once.
  if (!first)
    await countRequest(transaction, {
      edition: call.edition.id,
      productCode: product.code,
      month: `${call.today.slice(0, 7)}-01`,
      regionCode: body.profile.region?.stateCode ?? '',
      gender: visitor?.sexo ?? '',
      dependants: body.profile.cargas.length,
      inCouple: body.profile.enPareja === true || body.profile.cotizante.length > 1,
    });
  if (executive) await assign(transaction, { executive, leadId }, leadCall);
  // Who repeats themselves to the letter was written to already, and so was their executive.
  const told = leadMessageKinds.filter((kind) => isNews && (kind === 'visitor-confirmation' || answering !== null));
  for (const kind of told) await services.enqueueMessage(transaction, { leadId, kind, requestId: call.requestId });
  return answer;
}

interface LeadCall {
  readonly input: LeadInput;
  readonly call: RequestContext;
  readonly services: LeadServices;
}

/** The same with what links of meetings are signed with. */
interface KeyedCall extends LeadCall {
  readonly meetingKey: Buffer;
}

/**
 * Takes a request for a product: quote, request, assignment and mail jobs are written in one transaction, so an
 * acknowledged request is never lost and never doubled (decisions 24, 30, 31). The same Idempotency-Key and body
 * give the same answer; another body 'key-reused'; a twin still under way 'in-progress'. A person who asks again within a
 * day is answered by the same executive: 'Duplicado' (decision 0303).
 */
export async function createLead(leadCall: LeadCall): Promise<Result<LeadAnswer, ApiFailure>> {
  const { input, call, services } = leadCall;
  const key = `${call.edition.id}:${input.headers['idempotency-key']}`;
  const { 'lead-type': leadType, 'editable-business-line': line } = input.headers;
  const bodyHash = createHash('sha256')
    .update(canonicalJson({ body: input.body, leadType, line }))
    .digest('hex');
  // Looked up before a connection is held: it may take another.
  const meetingKey = await services.keys.get('meeting');
  return services.database.transaction(async (transaction) => {
    await store.limitWaiting(transaction);
    if (!(await store.tryLockKey(transaction, key))) return fail({ kind: 'in-progress', retryAfterSeconds: 1 });
    const kept = await store.findKeptAnswer(transaction, key, services.dataKeys);
    if (kept) return kept.bodyHash === bodyHash ? ok(leadAnswerSchema.parse(kept.answer)) : fail({ kind: 'key-reused' });
    const lines = await readBusinessLines(transaction, { country: call.edition.country });
    const draft = draftLead(
      leadCall,
      lines.map(({ id }) => id),
    );
    if (!draft.ok) return draft;
    await holdSealingKey(transaction, services.dataKeys[0].id);
    const answer = await storeLead(transaction, draft.value, { ...leadCall, meetingKey });
    const keeping = { key, bodyHash, leadId: answer.leadId, answer, createdAt: new Date(call.now) };
    await store.keepAnswer(transaction, keeping, services.dataKeys);
    return ok(answer);
  });
}
