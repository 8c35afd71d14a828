import type { ComparatorAnswer, CoverageOrganization, FeatureAnswer, ProductDetail } from '@cotejo/contract/catalogue';
import type { CallFailure } from '@cotejo/contract/client';
import type { Item, ProfilePrice } from '@cotejo/contract/compare';
import type { Profile } from '@cotejo/contract/profile';
import { fail, ok, type Result } from '@cotejo/core/result';
import type { SiteContext } from '../../page-context.ts';
import { robotRefusalOf, type RobotRefusal } from '../../person-check/robot-refusal.ts';

/** What a compared product answers for a clinic the visitor named. */
export interface ComparedClinic {
  readonly code: string;
  readonly displayName: string;
  readonly answer: 'covered' | 'not-covered' | 'unknown';
  readonly hospitalaria: number | null;
  readonly ambulatoria: number | null;
}

/** One column of the comparison: a product with its price for this family. */
export interface ComparedColumn {
  readonly item: Item;
  /** The main features that products like it have, with those it has marked (B §9: feature type 1). */
  readonly features: readonly FeatureAnswer[];
  readonly clinics: readonly ComparedClinic[];
}

/** Feature type of the main features (B §9). */
const mainFeatureType = 1;

function clinicOf(code: string, detail: ProductDetail, known: readonly CoverageOrganization[]): ComparedClinic {
  const listed = detail.coverageOrganizations.find(({ organizationCode }) => organizationCode === code);
  const displayName = known.find(({ organizationCode }) => organizationCode === code)?.displayName ?? code;
  if (!listed) {
    return {
      code,
      displayName,
      answer: detail.clinicsAreComplete ? 'not-covered' : 'unknown',
      hospitalaria: null,
      ambulatoria: null,
    };
  }
  return { code, displayName, answer: 'covered', hospitalaria: listed.hospitalaria, ambulatoria: listed.ambulatoria };
}

interface LoadedProduct {
  readonly detail: ProductDetail;
  readonly price: ProfilePrice;
}

function columnOf(
  { detail, price }: LoadedProduct,
  clinics: readonly string[],
  known: readonly CoverageOrganization[],
): ComparedColumn {
  const { item } = detail;
  return {
    item: {
      ...item,
      profilePrice: price,
      price: { ...item.price, arePricesDefined: price.total.arePricesDefined },
    },
    features: detail.featuresAll.filter(({ feature_type_id }) => feature_type_id === mainFeatureType),
    clinics: clinics.map((code) => clinicOf(code, detail, known)),
  };
}

interface ComparisonWish {
  readonly comparator: ComparatorAnswer;
  readonly profile: Profile;
  /** Identities of the products, in the order of the columns (decision 20). */
  readonly identities: readonly string[];
  /** Codes of the clinics that the visitor named. */
  readonly clinics: readonly string[];
  readonly signal: AbortSignal;
}

function withoutProduct(failure: CallFailure): Result<null, RobotRefusal> {
  const refusal = robotRefusalOf(failure);
  return refusal === null ? ok(null) : fail(refusal);
}

/** Null: it cannot be had. */
async function loadProduct(
  site: SiteContext,
  identity: string,
  wish: ComparisonWish,
): Promise<Result<LoadedProduct | null, RobotRefusal>> {
  const { comparator, profile, signal } = wish;
  const detail =
    comparator.productKind === 'isapre-plan'
      ? await site.api.getIsaprePlan({ query: { codigoplan: identity } }, { signal })
      : await site.api.getInsurance({ params: { id: identity } }, { signal });
  if (!detail.ok) return withoutProduct(detail.error);
  const product = detail.value.data;
  const body = { profile, productType: comparator.productType };
  const price = await site.browsing.calculatePrice({ params: { id: String(product.item.id) }, body }, { signal });
  return price.ok ? ok({ detail: product, price: price.value.data }) : withoutProduct(price.error);
}

/**
 * Loads the products side by side; one that cannot be had is left out, so fewer columns than asked may come. Fails when the
 * visitor was taken for a robot.
 */
export async function loadComparison(
  site: SiteContext,
  wish: ComparisonWish,
): Promise<Result<readonly ComparedColumn[], RobotRefusal>> {
  const loaded = await Promise.all(wish.identities.map((identity) => loadProduct(site, identity, wish)));
  const refused = loaded.find((product) => !product.ok);
  if (refused) return refused;
  const products = loaded.flatMap((product) => (product.ok && product.value !== null ? [product.value] : []));
  const known = products.flatMap(({ detail }) => detail.coverageOrganizations);
  return ok(products.map((product) => columnOf(product, wish.clinics, known)));
}

/** The main features that any column speaks of, each once: products of two lines do not name the same ones. */
export function comparedFeatures(columns: readonly ComparedColumn[]): readonly FeatureAnswer[] {
  return [...new Map(columns.flatMap(({ features }) => features.map((feature) => [feature.id, feature]))).values()];
}
