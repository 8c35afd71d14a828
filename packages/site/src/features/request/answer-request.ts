import { requestProcessOf } from '@cotejo/core/request-process';
import { salesOfferOf } from '@cotejo/core/requests';
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { pageContext } from '../../page-context.ts';
import type { ProductPageData } from '../../product-data/load-product.ts';
import { loadReasons } from '../../reasons/load-reasons.ts';
import { askForm, bringDynamicRequest } from './asked-form.ts';
import type { PricedProduct } from './priced-product.ts';
import { shownFromForm, submitRequest, valuesFromForm, type DynamicOutcome, type RequestOutcome } from './submit-request.ts';

const statusUnavailable = 503;

function statusOf(outcome: RequestOutcome | DynamicOutcome): number {
  switch (outcome.kind) {
    case 'sent':
      return 200;
    case 'invalid':
      return 400;
    case 'refused':
      return 422;
    case 'failed':
      return statusUnavailable;
    case 'unsent':
      if (outcome.failure === null) return outcome.returned.isConfirmed ? 400 : 200;
      return typeof outcome.failure === 'string' ? statusUnavailable : 422;
  }
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
  const { api } = context.get(pageContext);
  const process = requestProcessOf(product.line.questions);
  const form = process === null ? null : askForm(api, process);
  const reasons = await loadReasons(api, product.line);
  // HTML is written once and whole; a browser shows the page and then the form.
  return { ...product, price, reasons, form: import.meta.env.SSR ? await form : form };
}

/** Sends the posted form for a product, and answers with what became of it. */
export async function answerRequest(
  { context, request }: Pick<ActionFunctionArgs, 'context' | 'request'>,
  product: PricedProduct,
) {
  const form = await request.formData();
  const site = context.get(pageContext);
  const requested = {
    item: product.detail.item,
    shown: shownFromForm(form) ?? { quoteId: product.quote?.id ?? null, price: product.price.price?.value ?? null },
    profile: product.profile,
    today: site.today,
  };
  const asked = await product.form;
  const outcome = asked
    ? await (await bringDynamicRequest()).answerDynamicRequest(site, { asked, form, requested })
    : await submitRequest(site.api, { values: valuesFromForm(form), ...requested });
  return data(outcome, { status: statusOf(outcome) });
}
