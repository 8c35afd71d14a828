import type { ProfilePrice } from '@cotejo/contract/compare';
import { salesOfferOf } from '@cotejo/core/requests';
import { data, redirect, useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { useEdition } from '../../edition-context.ts';
import { PageHead } from '../../head/page-head.tsx';
import { PageMain } from '../../layout/page-main.tsx';
import { pageContext } from '../../page-context.ts';
import { loadProduct, type ProductPageData } from '../../product-data/load-product.ts';
import { useOwnPrices } from '../../product-data/use-own-prices.ts';
import { profileText } from '../../profile/say-profile.ts';
import { ExecutiveCard } from './executive-card.tsx';
import { RequestForm } from './request-form.tsx';
import { RequestSummary } from './request-summary.tsx';
import { shownFromForm, submitRequest, valuesFromForm, type RequestOutcome } from './submit-request.ts';

const tail = '/Solicitar';
const statusUnavailable = 503;
const statusOf = { sent: 200, invalid: 400, failed: 503 } as const satisfies Record<RequestOutcome['kind'], number>;

/** A product with a price: nobody asks for a figure that cannot be told. */
type PricedProduct = ProductPageData & { readonly price: ProfilePrice };

/** The product asked for, with the price of the visitor's family; the product's own page for what nobody sells here. */
export async function loader(args: LoaderFunctionArgs): Promise<PricedProduct> {
  const product = await loadProduct(args, tail);
  const { item } = product.detail;
  if (salesOfferOf(item.insuranceMetadata.salesChannel).action === null) throw redirect(item.url);
  const { price } = product;
  if (!price) throw new Response(null, { status: statusUnavailable });
  return { ...product, price };
}

/** Sends the form, with or without script. */
export async function action(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  const product = await loader(args);
  const site = args.context.get(pageContext);
  const outcome = await submitRequest(site.api, {
    values: valuesFromForm(form),
    item: product.detail.item,
    shown: shownFromForm(form) ?? { quoteId: product.quote?.id ?? null, price: product.price.price?.value ?? null },
    profile: product.profile,
    today: site.today,
  });
  return data(outcome, { status: statusOf[outcome.kind] });
}

/** Request for one product: one short form, then the executive who answers it. */
export function Component() {
  const product = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const edition = useEdition();
  useOwnPrices(product.line, product.profile);
  const { item } = product.detail;
  return (
    <PageMain className="wrap pt-6 pb-16 lg:pt-9">
      <PageHead title={`Solicitar ${item.displayName}, ${item.organization.displayName}`} isPrivate />
      <div className="mx-auto grid max-w-text items-start gap-6 lg:max-w-none lg:grid-cols-2 lg:gap-7">
        {outcome?.kind === 'sent' ? (
          <ExecutiveCard answer={outcome.answer} item={item} />
        ) : (
          <RequestForm
            key={item.productCode}
            item={item}
            price={product.price}
            quoteId={product.quote?.id ?? null}
            outcome={outcome ?? null}
          />
        )}
        <RequestSummary
          item={item}
          price={product.price}
          quote={product.quote}
          profileText={profileText(product.profile, product.line, edition)}
          isExample={!product.profile.ingresodatos}
          comparatorUrl={product.comparator?.url ?? null}
        />
      </div>
    </PageMain>
  );
}
