import { quoteFor, type AnsweredQuote } from '@cotejo/contract/answer-price';
import type { HandlerInput } from '@cotejo/contract/endpoint';
import type { Endpoints } from '@cotejo/contract/endpoints';
import type { ApiFailure, FieldError } from '@cotejo/contract/errors';
import type { Profile } from '@cotejo/contract/profile';
import type { Comparator, Product } from '@cotejo/core/catalogue';
import { comparatorOf } from '@cotejo/core/comparison';
import { salesOfferOf } from '@cotejo/core/requests';
import { fail, ok, type Result } from '@cotejo/core/result';
import { countPassengers } from '@cotejo/core/passenger-bands';
import { isTravelType } from '@cotejo/core/travel-types';
import { journeyAnswers, profileFaults } from '@cotejo/core/validation';
import type { RequestContext } from '../../platform/http/handlers.ts';
import type { PersonIndexes } from '../../platform/personal-data/blind-index.ts';
import { ruleErrors } from '../../platform/profile-rules.ts';
import { catalogueOfCall } from '../../platform/published-catalogue.ts';
import type { LeadServices } from './lead-services.ts';
import { groundOfCall } from '../../platform/quotes/ground-of-call.ts';

export type LeadInput = HandlerInput<Endpoints['createLead']>;

/** A request as it came in. */
export interface LeadCall {
  readonly input: LeadInput;
  readonly call: RequestContext;
}

/** A request with the key that it is known again by, and the digest of what it says. */
export interface KeyedCall extends LeadCall {
  readonly key: string;
  readonly bodyHash: string;
  /** What its person is known again by. */
  readonly person: PersonIndexes;
}

/** The product that a request is about, read against the catalogue. */
export interface AskedProduct {
  readonly product: Product;
  readonly profile: Profile;
  /** The price of now. */
  readonly current: AnsweredQuote;
}

/** What a request is about. */
export interface LeadDraft {
  /** Null: its business line alone. */
  readonly asked: AskedProduct | null;
  readonly businessLine: string;
}

/** A business line, with the types of request that it takes without a product. */
export interface KnownLine {
  readonly id: string;
  readonly leadTypes: readonly string[];
}

/** The business line that a request names, which is one of these of its edition (B3-01); `none`: why there are none. */
function lineOf({ body, headers }: LeadInput, lines: readonly KnownLine[], none: string): Result<string, ApiFailure> {
  const line = headers['editable-business-line'] ?? body.tipo;
  const ids = lines.map(({ id }) => id);
  if (ids.includes(line)) return ok(line);
  const field = headers['editable-business-line'] === undefined ? 'body.tipo' : 'headers.editable-business-line';
  return fail({
    kind: 'invalid-input',
    errors: [{ field, reason: ids.length === 0 ? none : `debe ser uno de: ${ids.join(', ')}` }],
  });
}

type ProductBody = LeadInput['body'] & Pick<AskedProduct, 'profile'>;

const journeyNames: readonly string[] = Object.values(journeyAnswers);

/**
 * What the profile breaks of the rule of the comparator's product type (decision 28), with the employees that the request is kept with
 * (decision 0276) and the journey that its form says (decision 0304).
 */
function ruleErrorsOf(
  { profile, cantidadEmpleados, unrecognizedAdditionalData: said = {} }: ProductBody,
  { productType }: Comparator,
  { edition, today }: RequestContext,
): FieldError[] {
  const journey = Object.fromEntries(Object.entries(said).filter(([name]) => journeyNames.includes(name)));
  const whole = { ...profile, cantidadempleados: cantidadEmpleados ?? profile.cantidadempleados, ...journey };
  return profileFaults({ edition, productType, profile: whole, today }).flatMap((fault) =>
    ruleErrors(journeyNames.includes(fault.field) ? 'body.unrecognizedAdditionalData' : 'body.profile', [fault]),
  );
}

interface DraftServices extends Pick<LeadServices, 'memory' | 'warn'> {
  /** Business lines of the request's edition. */
  readonly lines: readonly KnownLine[];
}

/** Tells how many travellers of a request the assistance provider leaves out for their ages (B5-41), and no age. */
function tellLeftOut({ profile }: ProductBody, { productType }: Comparator, { warn }: DraftServices): void {
  if (!isTravelType(productType)) return;
  let ignored = 0;
  countPassengers(
    [...profile.cotizante, ...profile.cargas].map(({ edad }) => edad),
    () => (ignored += 1),
  );
  if (ignored > 0) warn({ productType, ignored }, 'passengers whose ages no travel policy counts');
}

/** A request without a product says that it is one: a form that lost its product is not taken for it. */
function draftContact(input: LeadInput, { lines }: DraftServices): Result<LeadDraft, ApiFailure> {
  if (input.headers['lead-type'] !== 'contact') {
    const reason = 'falta; una solicitud sin producto lleva la cabecera lead-type: contact';
    return fail({ kind: 'invalid-input', errors: [{ field: 'body.productCode', reason }] });
  }
  const taking = lines.filter(({ leadTypes }) => leadTypes.includes('contact'));
  const line = lineOf(input, taking, 'ninguna línea recibe aquí solicitudes sin producto');
  return line.ok ? ok({ asked: null, businessLine: line.value }) : line;
}

/**
 * Reads a request against the catalogue and the business lines of its edition: product, family, line and the price of now.
 * Fails as the answer says: no such product, one that is not sold here, a line of elsewhere, a profile that breaks a rule, or
 * one that has no price.
 */
export function draftLead({ input, call }: LeadCall, services: DraftServices): Result<LeadDraft, ApiFailure> {
  const { memory, lines } = services;
  const { productCode, profile } = input.body;
  if (productCode === null) return draftContact(input, services);
  if (profile === null) {
    return fail({ kind: 'invalid-input', errors: [{ field: 'body.profile', reason: 'falta para quién es el producto' }] });
  }
  const body = { ...input.body, profile };
  const snapshot = catalogueOfCall(memory, call);
  const product = snapshot.products.findByText('code', productCode);
  if (!product) {
    return fail({
      kind: 'not-found',
      errors: [{ field: 'body.productCode', reason: `'${productCode}' no está en el catálogo` }],
    });
  }
  if (salesOfferOf(product.salesChannels).action === null) {
    return fail({ kind: 'invalid-input', errors: [{ field: 'body.productCode', reason: 'no se vende aquí' }] });
  }
  const line = lineOf(input, lines, 'aquí no se reciben solicitudes');
  if (!line.ok) return line;
  const comparator = comparatorOf(product, snapshot.comparators);
  const errors = comparator === null ? [] : ruleErrorsOf(body, comparator, call);
  if (errors.length > 0) return fail({ kind: 'unprocessable', errors });
  if (comparator !== null) tellLeftOut(body, comparator, services);
  const current = quoteFor({ product, profile, comparator }, groundOfCall(memory, call));
  return current.ok ? ok({ asked: { product, profile, current: current.value }, businessLine: line.value }) : current;
}
