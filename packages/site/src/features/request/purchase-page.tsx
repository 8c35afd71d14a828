import { href } from '@cotejo/contract/paths';
import type { PaymentInfo } from '@cotejo/contract/payment';
import { buttonClass } from '@cotejo/ui/button';
import { useEffect } from 'react';
import {
  Link,
  redirect,
  useActionData,
  useLoaderData,
  useLocation,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { AdvisorPlace } from '../../advisor/advisor-place.tsx';
import { measure } from '../../analytics/measure.ts';
import { shownItems } from '../../analytics/measured-events.ts';
import { PageHead } from '../../head/page-head.tsx';
import { PageMain } from '../../layout/page-main.tsx';
import { pageContext } from '../../page-context.ts';
import { pageUrlOf } from '../../page-url.ts';
import { loadProductAnywhere } from '../../product-data/load-product.ts';
import { useOwnPrices } from '../../product-data/use-own-prices.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { answerRequest, pricedProduct } from '../../request/answer-request.ts';
import type { PricedProduct } from '../../request/priced-product.ts';
import { PaymentMethods } from './payment-methods.tsx';
import { requestColumns } from '../../request/request-columns.ts';
import { RequestView } from '../../request/request-view.tsx';
import { requestTexts } from '../../request/texts.ts';

/** The request of a product is its own address and this (A2.3-25). */
const requestTail = '/Solicitar';

/** How the product is paid, where the address asks for it beside the form. */
type Payment = { readonly kind: 'hidden' } | { readonly kind: 'failed' } | { readonly kind: 'told'; readonly info: PaymentInfo };

interface PurchaseData {
  readonly product: PricedProduct;
  readonly payment: Payment;
}

async function loadPayment({ context, params, request }: LoaderFunctionArgs): Promise<Payment> {
  const id = params['product'] ?? '';
  if (!pageUrlOf(request).pathname.startsWith(href('payment', { product: id }))) return { kind: 'hidden' };
  const answer = await context.get(pageContext).api.getPaymentInfo({ params: { id } });
  return answer.ok ? { kind: 'told', info: answer.value.data } : { kind: 'failed' };
}

async function loadBought(args: LoaderFunctionArgs): Promise<PricedProduct> {
  return pricedProduct(args, await loadProductAnywhere(args.context, { insurance: args.params['product'] ?? '' }));
}

/**
 * The product of the code with its price, and how it is paid at the payment's address; 404 for no product, and the request where
 * nobody of the family can have it (decision 0384).
 */
export async function loader(args: LoaderFunctionArgs): Promise<PurchaseData> {
  const [product, payment] = await Promise.all([loadBought(args), loadPayment(args)]);
  if (product.price.total.profilesWithPrice === 0) throw redirect(product.detail.item.url + requestTail);
  return { product, payment };
}

export { staysAsItIs as shouldRevalidate } from '../../request/stays-as-it-is.ts';

/** Sends the form, with or without script. */
export async function action(args: ActionFunctionArgs) {
  return answerRequest(args, () => loadBought(args));
}

/** Purchase of one product (A2.2-051): the request with it chosen, and at its own address the payment beside it (A2.2-052). */
export function Component() {
  const { product, payment } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const location: { readonly state: unknown } = useLocation();
  const t = useTexts(requestTexts);
  useOwnPrices(product.line, product.profile);
  const { item } = product.detail;
  useEffect(() => {
    measure({ event: 'begin_checkout', ecommerce: shownItems([item], { pricesAreExample: false }) });
  }, [item]);
  const title = t('purchaseTitle', { product: item.displayName });
  const named = { product: item.productCode };
  return (
    <PageMain className="wrap pt-6 pb-16 lg:pt-9">
      <PageHead title={title} path={href('purchase', named)} isPrivate />
      <RequestView product={product} outcome={outcome ?? null} title={title} lead={t('purchaseLead')} isPurchase>
        {payment.kind === 'hidden' ? (
          <Link
            to={href('payment', named)}
            state={location.state}
            preventScrollReset
            className={buttonClass({ look: 'outline' })}
          >
            {t('seeHowToPay')}
          </Link>
        ) : (
          <PaymentMethods
            info={payment.kind === 'told' ? payment.info : null}
            closeUrl={href('purchase', named)}
            state={location.state}
          />
        )}
      </RequestView>
      {/* As on the page of a request: this has a form of its own. */}
      <div className={`mt-6 ${requestColumns}`}>
        <AdvisorPlace />
      </div>
    </PageMain>
  );
}
