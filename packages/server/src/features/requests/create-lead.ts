import { createHash, randomUUID } from 'node:crypto';
import type { HandlerInput } from '@cotejo/contract/endpoint';
import type { Endpoints } from '@cotejo/contract/endpoints';
import type { ApiFailure } from '@cotejo/contract/errors';
import { leadAnswerSchema, type Executive, type LeadAnswer } from '@cotejo/contract/lead';
import { householdFromProfile, profilePlace } from '@cotejo/contract/profile';
import type { CatalogueSnapshot, Product } from '@cotejo/core/catalogue';
import { comparatorOf } from '@cotejo/core/comparison';
import type { Household } from '@cotejo/core/people';
import { countPeople } from '@cotejo/core/people';
import { priceProduct, type PriceForHousehold } from '@cotejo/core/pricing';
import { chooseExecutive } from '@cotejo/core/assignment';
import { businessLines, leadStatus, quoteExpiry } from '@cotejo/core/requests';
import { rateToNumber, toNumber } from '@cotejo/core/money';
import { fail, ok, type Result } from '@cotejo/core/result';
import type { Database, Transaction } from '../../platform/database/connect.ts';
import type { RequestContext } from '../../platform/http/handlers.ts';
import { pricingOfCall, type PublishedCatalogue } from '../../platform/published-catalogue.ts';
import * as store from './lead-store.ts';

type LeadInput = HandlerInput<Endpoints['createLead']>;

/** Messages that go out about a request, each as a job of its own. */
export const leadMessageKinds = ['visitor-confirmation', 'executive-notice'] as const;
export type LeadMessageKind = (typeof leadMessageKinds)[number];
export interface LeadMessageJob {
  readonly leadId: string;
  readonly kind: LeadMessageKind;
}

export interface LeadServices {
  readonly database: Database;
  readonly memory: PublishedCatalogue;
  /** Queues a message within the transaction: it exists exactly when the request does. */
  readonly enqueueMessage: (transaction: Transaction, job: LeadMessageJob) => Promise<void>;
  readonly warn: (fields: Readonly<Record<string, unknown>>, message: string) => void;
}

/** JSON with sorted keys, so that the same answers in another order are the same body. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([left], [right]) => (left < right ? -1 : 1)))
      : inner,
  );
}

function toExecutive(row: store.ExecutiveRow): Executive {
  return {
    nombres: row.firstNames,
    apellidos: row.lastNames,
    telefono_1: row.phone,
    email_corporativo: row.email,
    calendly: { active: row.calendlyActive, url: row.calendlyUrl },
  };
}

interface Draft {
  readonly product: Product;
  readonly snapshot: CatalogueSnapshot;
  readonly household: Household;
  readonly price: PriceForHousehold;
  readonly businessLine: string;
}

/** Reads the request against the catalogue: product, family, business line and the price of now. */
function draftLead({ body, headers }: LeadInput, call: RequestContext, services: LeadServices): Result<Draft, ApiFailure> {
  const snapshot = services.memory.snapshot(call.edition.id);
  const product = snapshot.products.find((candidate) => candidate.code === body.productCode);
  if (!product) {
    return fail({
      kind: 'not-found',
      errors: [{ field: 'body.productCode', reason: `'${body.productCode}' no está en el catálogo` }],
    });
  }
  const businessLine = headers['editable-business-line'] ?? body.tipo;
  if (!businessLines.some((line) => line === businessLine)) {
    const field = headers['editable-business-line'] === undefined ? 'body.tipo' : 'headers.editable-business-line';
    return fail({ kind: 'invalid-input', errors: [{ field, reason: `debe ser uno de: ${businessLines.join(', ')}` }] });
  }
  const comparator = comparatorOf(product, snapshot.comparators);
  const household = householdFromProfile(body.profile, profilePlace(call.edition, comparator));
  if (!household.ok) {
    return fail({ kind: 'invalid-input', errors: household.error.map((error) => ({ ...error, field: `body.${error.field}` })) });
  }
  const price = priceProduct(product, household.value, pricingOfCall(services.memory, call, comparator));
  return ok({ product, snapshot, household: household.value, price, businessLine });
}

/** Logs 'precio erroneo' when the price shown is no positive number or is not ours; the request still goes (decision 24). */
function checkDisplayedPrice({ product, price }: Draft, displayed: number | null, services: LeadServices): boolean {
  const computed = price.total ? toNumber(price.total) : null;
  const matches = displayed === computed && (displayed === null || displayed > 0);
  if (!matches) services.warn({ productCode: product.code, displayed, computed }, 'precio erroneo');
  return matches;
}

/** The price a request promises: none while the UF is the fallback, which nobody is charged with (decision 8). */
function promisedPrice(price: PriceForHousehold): Pick<PriceForHousehold, 'total' | 'exchange'> {
  return price.exchange?.status === 'fallback' ? { total: null, exchange: null } : price;
}

async function storeLead(transaction: Transaction, draft: Draft, { input, call, services }: LeadCall): Promise<LeadAnswer> {
  const { product, price, household, snapshot } = draft;
  const [quoteId, leadId] = [randomUUID(), randomUUID()];
  const candidates = await store.lockCandidates(transaction, {
    edition: call.edition.id,
    businessLine: draft.businessLine,
    day: call.today,
  });
  const chosen = chooseExecutive(
    candidates.map((candidate) => candidate.load),
    call.today,
  );
  const executive = candidates.find((candidate) => candidate.row.id === chosen?.id)?.row ?? null;
  const publishedUntil = await store.findUfPublishedUntil(transaction);
  const organization = snapshot.organizations.get(product.organizationId);
  const promised = promisedPrice(price);
  const total = promised.total ? toNumber(promised.total) : null;
  const answer: LeadAnswer = {
    leadId,
    dataSocio: executive ? toExecutive(executive) : null,
    quote: {
      id: quoteId,
      productDisplayName: product.displayName,
      organizationDisplayName: organization?.displayName ?? '',
      price: total,
      currency: price.total?.currency ?? call.edition.currency,
      expires: quoteExpiry(call.today, publishedUntil, price.exchange !== null),
      ufDate: promised.exchange?.date ?? null,
      people: countPeople(household),
    },
  };
  const { body, headers } = input;
  await store.insertLead(
    transaction,
    {
      id: quoteId,
      edition: call.edition.id,
      productId: product.id,
      productCode: product.code,
      profile: body.profile,
      breakdown: {
        ...answer.quote,
        period: price.total?.period,
        people: price.people,
        profilesWithPrice: price.profilesWithPrice,
      },
      total: total === null ? null : String(total),
      currency: answer.quote.currency,
      tariffVersion: price.tariffVersion,
      ufDate: promised.exchange?.date ?? null,
      ufValue: promised.exchange ? String(rateToNumber(promised.exchange.rate)) : null,
      expires: answer.quote.expires,
    },
    {
      id: leadId,
      edition: call.edition.id,
      status: executive ? leadStatus.assigned : leadStatus.unassigned,
      leadType: headers['lead-type'] ?? (product.kind === 'isapre-plan' ? 'plan_isapre_lead' : 'health_insurance_lead'),
      businessLine: draft.businessLine,
      quoteId,
      productId: product.id,
      firstName: body.first_name,
      phone: body.telefono,
      email: body.email,
      message: body.mensaje,
      contactChannel: body.contactChannel,
      employees: body.cantidadEmpleados ?? null,
      displayedPrice: body.displayedPrice === null ? null : String(body.displayedPrice),
      priceMatched: checkDisplayedPrice(draft, body.displayedPrice, services),
      acceptsPriceAlerts: body.acceptsPriceAlerts,
      additionalData: body.unrecognizedAdditionalData ?? {},
      executiveId: executive?.id ?? null,
      createdOn: call.today,
    },
  );
  if (executive) await store.markAssigned(transaction, executive.id, new Date(call.now));
  await services.enqueueMessage(transaction, { leadId, kind: 'visitor-confirmation' });
  if (executive) await services.enqueueMessage(transaction, { leadId, kind: 'executive-notice' });
  return answer;
}

interface LeadCall {
  readonly input: LeadInput;
  readonly call: RequestContext;
  readonly services: LeadServices;
}

/**
 * Takes a request for a product: quote, request, assignment and mail jobs are written in one transaction, so an
 * acknowledged request is never lost and never doubled (decisions 24, 30, 31). The same Idempotency-Key and body
 * give the same answer; another body 'key-reused'; a twin still under way 'in-progress'.
 */
export async function createLead(leadCall: LeadCall): Promise<Result<LeadAnswer, ApiFailure>> {
  const { input, call, services } = leadCall;
  const key = `${call.edition.id}:${input.headers['idempotency-key']}`;
  const { 'lead-type': leadType, 'editable-business-line': line } = input.headers;
  const bodyHash = createHash('sha256')
    .update(canonicalJson({ body: input.body, leadType, line }))
    .digest('hex');
  return services.database.transaction(async (transaction) => {
    if (!(await store.tryLockKey(transaction, key))) return fail({ kind: 'in-progress', retryAfterSeconds: 1 });
    const kept = await store.findKeptAnswer(transaction, key);
    if (kept) return kept.bodyHash === bodyHash ? ok(leadAnswerSchema.parse(kept.answer)) : fail({ kind: 'key-reused' });
    const draft = draftLead(input, call, services);
    if (!draft.ok) return draft;
    const answer = await storeLead(transaction, draft.value, leadCall);
    await store.keepAnswer(transaction, { key, bodyHash, leadId: answer.leadId, answer });
    return ok(answer);
  });
}
