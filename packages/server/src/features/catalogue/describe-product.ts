import { quoteGroundOf } from '@cotejo/contract/answer-ground';
import type { ProductDetail } from '@cotejo/contract/catalogue';
import { exampleProfile } from '@cotejo/contract/household-of-profile';
import { quoteRefOf } from '@cotejo/contract/quote-id';
import { wireCare } from '@cotejo/contract/wire-care';
import { wireItem } from '@cotejo/contract/wire-item';
import { contributionOf, wireAmount } from '@cotejo/contract/wire-price';
import { newestCareBasket } from '@cotejo/core/care';
import type { Product } from '@cotejo/core/catalogue';
import type { PlainDate } from '@cotejo/core/dates';
import { comparatorOf, prepareAffinity } from '@cotejo/core/comparison';
import { tariffOn } from '@cotejo/core/pricing';
import { quoteProduct } from '@cotejo/core/quote';
import { yearlyCost } from '@cotejo/core/yearly-cost';
import type { RequestContext } from '../../platform/http/handlers.ts';
import type { PublishedCatalogue } from '../../platform/published-catalogue.ts';
import { groundOfCall } from '../../platform/quotes/ground-of-call.ts';
import { coveredProduct } from './covered-product.ts';
import type { ProductDetailRecord } from './product-detail.ts';
import {
  wireClinics,
  wireComparedFeatures,
  wireCoverages,
  wireDescriptions,
  wireDocuments,
  wireFaq,
  wireOffers,
} from './wire-product-parts.ts';

/** What the tariff of the day covers only after some days; an isapre plan has none of its own. */
function waitingPeriodsOf({ pricing }: Product, today: PlainDate): ProductDetail['waitingPeriods'] {
  const tariff = pricing.kind === 'tariff' ? tariffOn(pricing.tariffs, today) : null;
  return tariff === null ? [] : tariff.rules.waitingPeriods.map(({ benefit, days }) => ({ benefit, days }));
}

export interface DescribedProduct {
  readonly product: Product;
  readonly record: ProductDetailRecord;
}

/**
 * A product's own page: the list item priced for the edition's example family (decision 26, never taken for the
 * visitor's own), and everything that is loaded for it. Throws when the edition's example is no family (a bug).
 */
export function describeProduct(
  { product, record }: DescribedProduct,
  catalogue: PublishedCatalogue,
  call: RequestContext,
): ProductDetail {
  const ground = groundOfCall(catalogue, call);
  const { snapshot } = ground;
  const comparator = comparatorOf(product, snapshot.comparators);
  const read = quoteGroundOf({ profile: exampleProfile(call.edition, comparator), comparator }, ground);
  if (!read.ok) throw new Error(`the example profile of ${call.edition.id} is no family`);
  const { household, context } = read.value;
  const quote = quoteProduct({ ...read.value, product });
  const { price } = quote;
  const inCurrency = { currency: context.currency, rate: context.uf?.rate ?? null };
  const item = wireItem(
    {
      product,
      price,
      affinity: prepareAffinity(household)(product.customers),
      yearlyCost: yearlyCost(product.yearlyUse, price, { ...inCurrency, system: null }),
      clinicAnswers: [],
      isBest: false,
    },
    {
      snapshot,
      today: call.today,
      shownInUf: null,
      isOwnProfile: false,
      contribution: contributionOf(household, context),
    },
  );
  return {
    item: { ...item, quote: quoteRefOf(quote, ground) },
    care: wireCare(coveredProduct(product, record), { ...inCurrency, basket: newestCareBasket(call.edition.id) }),
    comparator: comparator?.url ?? null,
    scoreParts: record.scoreParts.map(({ category, weight, points }) => ({
      category,
      peso_item: weight,
      puntaje_plan: points,
    })),
    coverages: wireCoverages(record.coverageTags, product),
    coverageOrganizations: wireClinics(record.clinics),
    clinicsAreComplete: product.clinicsAreComplete,
    featuresAll: wireComparedFeatures(product, { comparator, snapshot }),
    descriptions: wireDescriptions(record.texts),
    documents: wireDocuments(record.texts),
    faq: wireFaq(record.texts),
    offers: wireOffers(record.offers),
    waitingPeriods: waitingPeriodsOf(product, call.today),
    source: record.source,
    basePrice: product.pricing.kind === 'isapre' ? wireAmount(product.pricing.basePrice) : null,
    isDemonstration: snapshot.isDemonstration,
  };
}
