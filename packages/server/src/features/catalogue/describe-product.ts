import { quoteGroundOf } from '@cotejo/contract/answer-ground';
import type { ProductDetail } from '@cotejo/contract/catalogue';
import type { ApiFailure } from '@cotejo/contract/errors';
import { exampleProfile } from '@cotejo/contract/example-profile';
import type { Profile } from '@cotejo/contract/profile';
import { quoteRefOf } from '@cotejo/contract/quote-id';
import { wireCare } from '@cotejo/contract/wire-care';
import { wireItem } from '@cotejo/contract/wire-item';
import { contributionOf, wireAmount } from '@cotejo/contract/wire-price';
import { newestCareBasket } from '@cotejo/core/care';
import type { Product } from '@cotejo/core/catalogue';
import type { PlainDate } from '@cotejo/core/dates';
import { comparatorOf, prepareAffinity } from '@cotejo/core/comparison';
import { everybodysPrice } from '@cotejo/core/everybodys-price';
import { tariffOn, type PricingContext } from '@cotejo/core/pricing';
import { quoteProduct } from '@cotejo/core/quote';
import { ok, type Result } from '@cotejo/core/result';
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
  wirePresentation,
  wireScoreParts,
  wireToldSubtype,
} from './wire-product-parts.ts';

/** What the tariff of the day covers only after some days; an isapre plan has none of its own. */
function waitingPeriodsOf({ pricing }: Product, today: PlainDate): ProductDetail['waitingPeriods'] {
  const tariff = pricing.kind === 'tariff' ? tariffOn(pricing.tariffs, today) : null;
  return tariff === null ? [] : tariff.rules.waitingPeriods.map(({ benefit, days }) => ({ benefit, days }));
}

/** What the product costs whoever takes it, as search engines are told. */
function fixedPriceOf({ pricing }: Product, context: PricingContext): ProductDetail['fixedPrice'] {
  const price = everybodysPrice(pricing, context);
  return price === null ? null : { amount: wireAmount(price), period: price.period };
}

export interface DescribedProduct {
  readonly product: Product;
  readonly record: ProductDetailRecord;
  /** Whose price is told; without one, the example family's (decision 26). */
  readonly profile?: Profile;
}

/**
 * A product's own page: the list item priced for a family, or the example one (decision 26, never taken for the visitor's
 * own), and everything that is loaded for it. 400 with each answer of the profile that is missing or impossible.
 */
export function describeProduct(
  { product, record, profile }: DescribedProduct,
  catalogue: PublishedCatalogue,
  call: RequestContext,
): Result<ProductDetail, ApiFailure> {
  const ground = groundOfCall(catalogue, call);
  const { snapshot } = ground;
  const comparator = comparatorOf(product, snapshot.comparators);
  const asked = { profile: profile ?? exampleProfile(call.edition, comparator), comparator };
  const read = quoteGroundOf(asked, ground);
  if (!read.ok) return read;
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
      isOwnProfile: asked.profile.ingresodatos,
      contribution: contributionOf(household, context),
    },
  );
  return ok({
    item: { ...item, quote: quoteRefOf(quote, ground) },
    care: wireCare(coveredProduct(product, record), { ...inCurrency, basket: newestCareBasket(call.edition.id) }),
    comparator: comparator?.url ?? null,
    scoreParts: wireScoreParts(record.scoreParts),
    coverages: wireCoverages(record.coverageTags, product),
    coverageOrganizations: wireClinics(record.clinics),
    clinicsAreComplete: product.clinicsAreComplete,
    featuresAll: wireComparedFeatures(product, { comparator, snapshot }),
    coverageRequirement: [...product.requirement],
    subtypes: product.metadata.subtypes.map(wireToldSubtype),
    descriptions: wireDescriptions(record.texts),
    presentation: wirePresentation(record.texts),
    documents: wireDocuments(record.texts),
    faq: wireFaq(record.texts),
    offers: wireOffers(record.offers),
    waitingPeriods: waitingPeriodsOf(product, call.today),
    source: record.source,
    basePrice: product.pricing.kind === 'isapre' ? wireAmount(product.pricing.basePrice) : null,
    fixedPrice: fixedPriceOf(product, context),
    isDemonstration: snapshot.isDemonstration,
  });
}
