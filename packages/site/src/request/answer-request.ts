import { requestProcessOf } from '@cotejo/core/request-process';
import { salesOfferOf } from '@cotejo/core/requests';
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { pageContext, type SiteContext } from '../page-context.ts';
import type { ProductPageData } from '../product-data/load-product.ts';
import { tabStorage } from '../storage/tab-storage.ts';
import { loadReasons } from '../reasons/load-reasons.ts';
import { askForm, bringDynamicRequest } from './asked-form.ts';
import { consentTextFromForm } from './consent-words.ts';
import type { TakenOrigin } from './request-origin.ts';
import { journeyInRequest } from './assistance-answers.ts';
import { newAttempt, type AttemptOf } from './attempt.ts';
import { postedAnswers } from './dynamic-posted.ts';
import { draftOnItsWay } from './sent-draft.ts';
import type * as TabSending from './tab-sending.ts';
import { isForTravel, loadHandOff } from './hand-off-part.ts';
import type { PricedProduct } from './priced-product.ts';
import { signsFromForm, type RequestSigns } from './signs-of-form.ts';
import {
  formMark,
  postedValues,
  shownFromForm,
  submitRequest,
  valuesFromForm,
  type DynamicOutcome,
  type FailureReason,
  type RequestedProduct,
  type RequestOutcome,
} from './submit-request.ts';

const statusUnavailable = 503;
const statusDoubted = 428;

function statusOfFailure(reason: FailureReason): number {
  return reason === 'doubted' ? statusDoubted : statusUnavailable;
}

function statusOf(outcome: RequestOutcome | DynamicOutcome): number {
  switch (outcome.kind) {
    case 'sent':
      return 200;
    case 'invalid':
      return 400;
    case 'refused':
      return 422;
    case 'failed':
      return statusOfFailure(outcome.reason);
    case 'unsent':
      if (outcome.failure === null) return outcome.returned?.isConfirmed ? 400 : 200;
      return typeof outcome.failure === 'string' ? statusOfFailure(outcome.failure) : 422;
  }
}

/** What became of a request, as it is answered: whoever shows the form already has no use for a status (staysAsItIs). */
function answerOf<Outcome extends RequestOutcome | DynamicOutcome>(outcome: Outcome) {
  return import.meta.env.SSR ? data(outcome, { status: statusOf(outcome) }) : outcome;
}

/** A product that can be asked for. Throws the way to its own page for what nobody sells here, 503 while it has no price. */
export async function pricedProduct(
  { context }: Pick<LoaderFunctionArgs, 'context'>,
  product: ProductPageData,
): Promise<PricedProduct> {
  const { item } = product.detail;
  if (salesOfferOf(item.insuranceMetadata.salesChannel).action === null) throw redirect(item.url);
  const { price } = product;
  if (!price) throw new Response(null, { status: statusUnavailable });
  const { api, edition } = context.get(pageContext);
  const process = requestProcessOf(product.line.questions, edition);
  const form = process === null ? null : askForm(api, process);
  const reasons = await loadReasons(api, product.line);
  // HTML is written once and whole; a browser shows the page and then the form.
  return { ...product, price, reasons, form: import.meta.env.SSR ? await form : form };
}

interface Posted {
  readonly form: FormData;
  readonly product: PricedProduct;
  readonly requested: RequestedProduct;
}

/** Reads and sends what was posted as the form that it was posted by, whatever form the product has by now. */
async function outcomeOf(site: SiteContext, { form, product, requested }: Posted): Promise<RequestOutcome | DynamicOutcome> {
  const process = form.get(formMark);
  if (process === null) return submitRequest(site.api, { values: postedValues(form, site.edition), ...requested });
  const asked = await product.form;
  if (asked?.process !== process) return { kind: 'unsent', returned: null, posted: postedAnswers(form), failure: 'server' };
  const { answerDynamicRequest } = await bringDynamicRequest();
  return answerDynamicRequest(site, { asked, form, requested });
}

/** A request that was sent, with what it says of a journey: nobody is asked that again (decision 0296). */
function withJourney<Outcome extends RequestOutcome | DynamicOutcome>(outcome: Outcome, form: FormData) {
  const journey = outcome.kind === 'sent' ? journeyInRequest(form) : null;
  return journey === null ? outcome : { ...outcome, journey };
}

/** What was posted while nothing can be had of its product: it stays as it was typed, and says why it did not go (B8-01, B8-02). */
function unreached(form: FormData): RequestOutcome | DynamicOutcome {
  const failure = navigator.onLine ? 'server' : 'offline';
  if (form.has(formMark)) return { kind: 'unsent', returned: null, posted: postedAnswers(form), failure };
  return { kind: 'failed', reason: failure, values: valuesFromForm(form) };
}

/** True for what a page's loader throws while nothing answers. */
function isUnavailable(error: unknown): boolean {
  return error instanceof Response && error.status === statusUnavailable;
}

/** Whose request it is, and which sending of the same content. */
interface Sending {
  readonly taken: TakenOrigin;
  readonly attemptOf: AttemptOf;
}

interface SentForm {
  readonly request: Request;
  readonly signs: RequestSigns;
  /** What a browser needs of its tab; null: it cannot be had, or there is no browser. */
  readonly tab: typeof TabSending | null;
}

const nothingTaken = { origin: {}, putBack: () => undefined };

/**
 * Who sent the visitor and how their visits began, and which sending it is: as the browser keeps it, or as the cookie and the form of a page
 * without script say it.
 */
async function sendingOf({ edition, now, today }: SiteContext, { request: { headers }, signs, tab }: SentForm): Promise<Sending> {
  if (import.meta.env.SSR) {
    // Named statically, a browser would load what it has no use for.
    const { originInCookies, attemptOfPost } = await import('./posted-sending.ts');
    const origin = originInCookies(headers.get('cookie') ?? '', new Date(now()));
    return { taken: { ...nothingTaken, origin }, attemptOf: attemptOfPost({ today, signs }) };
  }
  // The request is sent without it, where its script cannot be had.
  if (tab === null) return { taken: nothingTaken, attemptOf: async () => newAttempt() };
  return {
    taken: tab.takeOrigin(edition.brand.code, window, () => new Date()),
    attemptOf: tab.createAttempts({ storage: tabStorage(), edition, newAttempt }),
  };
}

/**
 * Sends the posted form for the product that `load` brings, and answers with what became of it. A browser shows the form
 * already, and keeps it where the product cannot be had now; the server throws what `load` does.
 */
export async function answerRequest(
  { context, request }: Pick<ActionFunctionArgs, 'context' | 'request'>,
  load: () => Promise<PricedProduct>,
) {
  const form = await request.formData();
  const site = context.get(pageContext);
  // Before anything is waited for: what is typed from now on is not what was sent.
  const forgetDraft = import.meta.env.SSR ? null : draftOnItsWay(tabStorage(), site.edition.brand.code, form.get(formMark));
  const tab = import.meta.env.SSR ? null : await import('./tab-sending.ts').catch(() => null);
  let product: PricedProduct;
  try {
    product = await load();
  } catch (error) {
    if (import.meta.env.SSR || !isUnavailable(error)) throw error;
    return answerOf(unreached(form));
  }
  // It stands beside the answer, and is there by then.
  if (!import.meta.env.SSR && isForTravel(product)) void loadHandOff().catch(() => null);
  const signs = signsFromForm(form);
  const { taken, attemptOf } = await sendingOf(site, { request, signs, tab });
  const requested = {
    item: product.detail.item,
    shown: shownFromForm(form) ?? { quoteId: product.quote?.id ?? null, price: product.price.price?.value ?? null },
    profile: product.profile,
    attemptOf,
    consentText: consentTextFromForm(form),
    origin: taken.origin,
    signs,
  };
  const outcome = await outcomeOf(site, { form, product, requested });
  if (outcome.kind === 'sent') forgetDraft?.();
  else taken.putBack();
  return answerOf(withJourney(outcome, form));
}
