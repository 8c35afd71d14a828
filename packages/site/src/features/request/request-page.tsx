import { useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { AdvisorPlace } from '../../advisor/advisor-place.tsx';
import { PageHead } from '../../head/page-head.tsx';
import { PageMain } from '../../layout/page-main.tsx';
import { loadProduct } from '../../product-data/load-product.ts';
import { useOwnPrices } from '../../product-data/use-own-prices.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { answerRequest, pricedProduct } from '../../request/answer-request.ts';
import type { PricedProduct } from '../../request/priced-product.ts';
import { requestColumns } from '../../request/request-columns.ts';
import { RequestView } from '../../request/request-view.tsx';
import { requestTexts } from '../../request/texts.ts';
import { wayOf } from '../../request/way-of.ts';

const tail = '/Solicitar';

/** The product asked for, with the price of the visitor's family; the product's own page for what nobody sells here. */
export async function loader(args: LoaderFunctionArgs): Promise<PricedProduct> {
  return pricedProduct(args, await loadProduct(args, tail));
}

export { staysAsItIs as shouldRevalidate } from '../../request/stays-as-it-is.ts';

/** Sends the form, with or without script. */
export async function action(args: ActionFunctionArgs) {
  return answerRequest(args, async () => loader(args));
}

/** Request for one product: one short form, then the executive who answers it. */
export function Component() {
  const product = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const t = useTexts(requestTexts);
  useOwnPrices(product.line, product.profile);
  const { item } = product.detail;
  const way = wayOf(item, product.price);
  const title = t('pageTitle', { product: item.displayName, organization: item.organization.displayName });
  return (
    <PageMain className="wrap pt-6 pb-16 lg:pt-9">
      <PageHead title={title} isPrivate />
      <RequestView product={product} outcome={outcome ?? null} title={t(`title.${way}`)} lead={t(`lead.${way}`)} />
      {/* Not among what helps with the form, which is within it: this has a form of its own. */}
      <div className={`mt-6 ${requestColumns}`}>
        <AdvisorPlace />
      </div>
    </PageMain>
  );
}
