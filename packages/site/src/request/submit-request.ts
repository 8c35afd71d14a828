import type { ApiClient, CallFailure } from '@cotejo/contract/client';
import type { Item } from '@cotejo/contract/compare';
import { contactFaults } from '@cotejo/contract/contact-faults';
import { contactChannels } from '@cotejo/contract/contact-words';
import type { LeadAnswer } from '@cotejo/contract/lead';
import type { Profile } from '@cotejo/contract/profile';
import type { ConsentText } from '@cotejo/core/consent';
import { contactTimeOf, type ContactTime } from '@cotejo/core/contact-times';
import type { Edition } from '@cotejo/core/editions';
import { withPhonePrefix } from '@cotejo/core/phone-prefix';
import type { ReturnedForm } from '../form/returned-form.ts';
import type { SaidJourney } from './assistance-answers.ts';
import { afterTwin } from './after-twin.ts';
import { saysWhatBecame, type AttemptOf } from './attempt.ts';
import { businessLineOf } from './business-line.ts';
import { doubtOf, workFor } from './doubted-request.ts';
import type { PostedAnswer } from './dynamic-posted.ts';
import type { RequestOrigin } from './request-origin.ts';
import type { RequestSigns } from './signs-of-form.ts';

/** What the visitor typed, kept as text so that nothing is lost whatever happens. */
export interface RequestValues {
  readonly first_name: string;
  readonly telefono: string;
  readonly email: string;
  readonly mensaje: string;
  readonly contactChannel: (typeof contactChannels)[number];
  readonly contactTime: ContactTime;
  readonly acceptsPriceAlerts: boolean;
  readonly acceptsOffers: boolean;
  readonly acceptsInsurer: boolean;
}

export const emptyValues: RequestValues = {
  first_name: '',
  telefono: '',
  email: '',
  mensaje: '',
  contactChannel: 'whatsapp',
  contactTime: 'any',
  acceptsPriceAlerts: false,
  acceptsOffers: false,
  acceptsInsurer: false,
};

export type RequestField = 'first_name' | 'telefono' | 'email' | 'mensaje';
export const requestFields: readonly RequestField[] = ['first_name', 'telefono', 'email', 'mensaje'];
export type FieldMessages = Readonly<Partial<Record<RequestField, string>>>;

/** Why a request did not go; 'doubted': without script, a program may have sent it, and whoever is none sends it once more. */
export type FailureReason = 'offline' | 'busy' | 'too-many' | 'server' | 'doubted';

/** With a request that is doubted: the challenge that a form without script sends along the second time. */
interface Doubted {
  readonly doubt?: string | undefined;
}

export type RequestOutcome =
  /** `journey`: what it says of one, to be passed on if the visitor wants it. */
  | { readonly kind: 'sent'; readonly answer: LeadAnswer; readonly journey?: SaidJourney }
  | { readonly kind: 'invalid'; readonly messages: FieldMessages; readonly values: RequestValues }
  /** The profile breaks a rule of its product (decision 28): the sentence that says which. */
  | { readonly kind: 'refused'; readonly sentence: string; readonly values: RequestValues }
  | ({ readonly kind: 'failed'; readonly reason: FailureReason; readonly values: RequestValues } & Doubted);

/** What became of a form made of data. */
export type DynamicOutcome =
  | Extract<RequestOutcome, { kind: 'sent' }>
  /**
   * It came back, with what is wrong in it or why it did not go; null: neither, it was posted for another row. `returned` is null
   * where nobody could read it, its definition being out of reach: what was typed stays where it was, and comes back as `posted`.
   */
  | ({
      readonly kind: 'unsent';
      readonly returned: ReturnedForm | null;
      readonly posted?: readonly PostedAnswer[];
      readonly failure: FailureReason | BrokenRule | null;
    } & Doubted);

/** Name under which a form made of data posts its process: what is read by which rules depends on the form that was filled in. */
export const formMark = '_formulario';

/** A rule that the profile breaks: the sentence that says which. */
export interface BrokenRule {
  readonly sentence: string;
}

function isField(name: unknown): name is RequestField {
  return requestFields.some((field) => field === name);
}

/** Checks the contact fields with the messages of B §5: the first message of each field, none when all is well. */
export function checkFields(values: RequestValues): FieldMessages {
  return contactFaults(values);
}

/** Reads the posted form; a missing field is empty. */
export function valuesFromForm(form: FormData): RequestValues {
  const text = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    first_name: text('first_name'),
    telefono: text('telefono'),
    email: text('email'),
    mensaje: text('mensaje'),
    contactChannel: contactChannels.find((channel) => channel === text('contactChannel')) ?? 'whatsapp',
    contactTime: contactTimeOf(text('contactTime')) ?? 'any',
    acceptsPriceAlerts: form.has('acceptsPriceAlerts'),
    acceptsOffers: form.has('acceptsOffers'),
    acceptsInsurer: form.has('acceptsInsurer'),
  };
}

/** The same of a form that was posted: a telephone of the edition's country may have been typed without its prefix (B9-23). */
export function postedValues(form: FormData, { phone }: Pick<Edition, 'phone'>): RequestValues {
  const values = valuesFromForm(form);
  return { ...values, telefono: withPhonePrefix(values.telefono, phone) };
}

/** Why a request did not go, or the reason why each field of its body was refused. */
export function refusalOf(failure: CallFailure): FailureReason | ReadonlyMap<string, string> {
  if (failure.kind === 'offline' || failure.kind === 'aborted') return 'offline';
  if (failure.kind === 'unreadable') return 'server';
  // Where the browser could not do the work, that is a fault of ours.
  if (import.meta.env.SSR && doubtOf(failure) !== undefined) return 'doubted';
  const { status, errors = [] } = failure.problem;
  if (status === 409) return 'busy';
  if (status === 429) return 'too-many';
  const reasons = new Map<string, string>();
  for (const { field, reason } of errors) {
    const name = field.replace(/^body\./, '');
    if (!reasons.has(name)) reasons.set(name, reason);
  }
  return reasons.size > 0 ? reasons : 'server';
}

/** The rule of its product that a refused body's profile breaks (decision 28); null: none. */
export function brokenRuleOf(refusal: ReadonlyMap<string, string>): BrokenRule | null {
  const [, sentence] = [...refusal].find(([name]) => name.startsWith('profile.')) ?? [];
  return sentence === undefined ? null : { sentence };
}

/** What became of a request that failed, for the form that it came from. */
export function outcomeOf(failure: CallFailure, values: RequestValues): RequestOutcome {
  const refusal = refusalOf(failure);
  if (typeof refusal === 'string') return { kind: 'failed', reason: refusal, values, doubt: doubtOf(failure) };
  const messages = Object.fromEntries([...refusal].filter(([name]) => isField(name)));
  if (Object.keys(messages).length > 0) return { kind: 'invalid', messages, values };
  const broken = brokenRuleOf(refusal);
  if (broken !== null) return { kind: 'refused', ...broken, values };
  return { kind: 'failed', reason: 'server', values };
}

/** What the visitor saw when the form was sent. */
export interface ShownQuote {
  readonly quoteId: string | null;
  /** In whole units of the currency; null: the product had no price. */
  readonly price: number | null;
}

const quoteIdPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Reads the quote that the form was shown with; null for a form that carries none. */
export function shownFromForm(form: FormData): ShownQuote | null {
  const [quoteId, price] = [form.get('quoteId'), form.get('displayedPrice')];
  if (quoteId === null || typeof price !== 'string') return null;
  const figure = Number(price);
  const isNamed = typeof quoteId === 'string' && quoteIdPattern.test(quoteId);
  return { quoteId: isNamed ? quoteId : null, price: price === '' || !Number.isFinite(figure) ? null : figure };
}

/** What is asked for, by whom. */
export interface RequestedProduct {
  readonly item: Item;
  readonly shown: ShownQuote;
  readonly profile: Profile;
  /** Which sending of the same content it is. */
  readonly attemptOf: AttemptOf;
  /** The texts beside the boxes of the form; null: it named none. */
  readonly consentText: ConsentText | null;
  /** Who sent the visitor and how their visits began. */
  readonly origin: RequestOrigin;
  /** How its form was filled in. */
  readonly signs: RequestSigns;
}

/** The answers of a request, as it is sent. */
interface SentContact extends RequestValues {
  readonly cantidadEmpleados?: number | null;
  /** What else a form asked, by name. */
  readonly unrecognizedAdditionalData?: Readonly<Record<string, string>>;
}

/**
 * Sends a request whose fields were checked (decision 30). Until its answer is known the same content is one request, however often it is
 * sent. One that is doubted is sent once more with the work that it was asked for, of which its visitor sees nothing (docs/decisions/0326).
 */
export async function sendRequest(api: ApiClient, contact: SentContact, requested: RequestedProduct) {
  const { item, shown, profile, attemptOf, consentText, origin, signs } = requested;
  const body = {
    // A company asks for its employees (B3-03); nobody else has any.
    ...(item.insures === 'company' ? { cantidadEmpleados: profile.cantidadempleados } : {}),
    ...contact,
    tipo: businessLineOf(item),
    productCode: item.productCode,
    profile,
    quoteId: shown.quoteId,
    displayedPrice: shown.price,
    consentText,
  };
  const attempt = await attemptOf(body);
  // Where the visitor comes from is no part of what they ask.
  const call = { headers: { 'idempotency-key': attempt.key, ...signs }, body: { ...body, ...origin } };
  let sent = await afterTwin(() => api.createLead(call));
  const work = sent.ok ? null : await workFor(sent.error);
  if (work !== null)
    sent = await afterTwin(() => api.createLead({ ...call, headers: { ...call.headers, 'x-request-work': work } }));
  if (saysWhatBecame(sent)) attempt.end();
  return sent;
}

/**
 * Sends the request for one product (B §2.1). Fields are checked first with the same rules as the server's; what was typed
 * comes back in every outcome but success.
 */
export async function submitRequest(
  api: ApiClient,
  { values, ...requested }: RequestedProduct & { readonly values: RequestValues },
): Promise<RequestOutcome> {
  const messages = checkFields(values);
  if (Object.keys(messages).length > 0) return { kind: 'invalid', messages, values };
  const result = await sendRequest(api, values, requested);
  return result.ok ? { kind: 'sent', answer: result.value } : outcomeOf(result.error, values);
}
