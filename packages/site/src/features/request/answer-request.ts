import type { ProfilePrice } from '@cotejo/contract/compare';
import { salesOfferOf } from '@cotejo/core/requests';
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { pageContext } from '../../page-context.ts';
import type { ProductPageData } from '../../product-data/load-product.ts';
import { loadReasons, type Reasons } from '../../reasons/load-reasons.ts';
import { shownFromForm, submitRequest, valuesFromForm, type RequestOutcome } from './submit-request.ts';

const statusUnavailable = 503;
const statusOf = { sent: 200, invalid: 400, refused: 422, failed: 503 } as const satisfies Record<RequestOutcome['kind'], number>;

/** A product with a price: nobody asks for a figure that cannot be told. */
export type PricedProduct = ProductPageData & { readonly price: ProfilePrice; readonly reasons: Reasons };

/** A product that can be asked for. Throws the way to its own page for what nobody sells here, 503 while it has no price. */
export async function pricedProduct(
  { context }: Pick<LoaderFunctionArgs, 'context'>,
  product: ProductPageData,
): Promise<PricedProduct> {
  const { item } = product.detail;
  if (salesOfferOf(item.insuranceMetadata.salesChannel).action === null) throw redirect(item.url);
  const { price } = product;
  if (!price) throw new Response(null, { status: statusUnavailable });
  return { ...product, price, reasons: await loadReasons(context.get(pageContext).api, product.line) };
}

/** Sends the posted form for a product, and answers with what became of it. */
export async function answerRequest(
  { context, request }: Pick<ActionFunctionArgs, 'context' | 'request'>,
  product: PricedProduct,
) {
  const form = await request.formData();
  const site = context.get(pageContext);
  const outcome = await submitRequest(site.api, {
    values: valuesFromForm(form),
    item: product.detail.item,
    shown: shownFromForm(form) ?? { quoteId: product.quote?.id ?? null, price: product.price.price?.value ?? null },
    profile: product.profile,
    today: site.today,
  });
  return data(outcome, { status: statusOf[outcome.kind] });
}
