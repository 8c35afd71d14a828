import type { ProductDetail } from '@cotejo/contract/catalogue';
import { salesOfferOf } from '@cotejo/core/requests';
import type { Thing } from './structured-data.ts';

type ProductThing = Extract<Thing, { '@type': 'Product' }>;

/** UN/CEFACT codes of what a price is for. */
const unitCodes = { month: 'MON', year: 'ANN' } as const;

/** The offer of a product that is sold here at one price for everybody; none where the price is each family's own. */
function offerOf({ item, fixedPrice }: Pick<ProductDetail, 'item' | 'fixedPrice'>, url: string): Pick<ProductThing, 'offers'> {
  if (fixedPrice === null || salesOfferOf(item.insuranceMetadata.salesChannel).action === null) return {};
  const { amount, period } = fixedPrice;
  const cost = { price: amount.value, priceCurrency: amount.unit.code };
  const specification = {
    '@type': 'UnitPriceSpecification',
    ...cost,
    unitCode: unitCodes[period === 'year' ? 'year' : 'month'],
  } as const;
  return {
    offers: {
      '@type': 'Offer',
      ...cost,
      url,
      availability: 'https://schema.org/InStock',
      ...(period === 'once' ? {} : { priceSpecification: specification }),
    },
  };
}

/**
 * A plan or insurance as structured data: what it is, whose, and what it costs where that is the same for everybody. What it
 * costs one family is not told, and no rating without a stored count of opinions with its source (decision 42). `url` is
 * its page's whole address, `description` the page's own.
 */
export function productThing(
  { item, fixedPrice }: Pick<ProductDetail, 'item' | 'fixedPrice'>,
  { url, description }: { readonly url: string; readonly description: string },
): Thing {
  return {
    '@type': 'Product',
    name: item.displayName,
    description,
    sku: item.productCode,
    category: item.insuranceType.displayName,
    brand: { '@type': 'Brand', name: item.organization.displayName },
    url,
    ...offerOf({ item, fixedPrice }, url),
  };
}
