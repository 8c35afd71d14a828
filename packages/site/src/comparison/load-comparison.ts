import type { ComparatorAnswer, CoverageOrganization, FeatureAnswer, ProductDetail } from '@cotejo/contract/catalogue';
import type { CallFailure } from '@cotejo/contract/client';
import type { Amount, Item, ProfilePrice } from '@cotejo/contract/compare';
import type { Profile } from '@cotejo/contract/profile';
import { capitalTag } from '@cotejo/core/catalogue-content';
import { clinicAnswerKind } from '@cotejo/core/clinic-answers';
import { fail, ok, type Result } from '@cotejo/core/result';
import type { SiteContext } from '../page-context.ts';
import { robotRefusalOf, type RobotRefusal } from '../person-check/robot-refusal.ts';
import type { CappedCoverage, Coverage } from '../product-data/coverage-text.ts';

/** What a compared product answers for a clinic the visitor named. */
export interface ComparedClinic {
  readonly code: string;
  readonly displayName: string;
  readonly answer: 'covered' | 'not-covered' | 'unknown';
  readonly hospitalaria: number | null;
  readonly ambulatoria: number | null;
}

/** What a product pays of a benefit; the same one of another product has the same id. */
export interface ComparedBenefit extends CappedCoverage {
  readonly id: string;
  readonly label: string;
}

/** What is left to pay in a worked example; null: it cannot be told. */
interface ComparedExample {
  readonly name: string;
  readonly label: string;
  readonly paid: Amount | null;
  /** The same where the product pays least, as on its own page; null: no more than that, or not known. */
  readonly paidOutside: Amount | null;
}

/** One column of the comparison: a product with its price for this family. */
export interface ComparedColumn {
  readonly item: Item;
  /** The features that products like it have, with those it has marked. */
  readonly features: readonly FeatureAnswer[];
  readonly clinics: readonly ComparedClinic[];
  readonly examples: readonly ComparedExample[];
  readonly benefits: readonly ComparedBenefit[];
  /** The sheet that its figures were read in, and where the reference prices of its examples come from. */
  readonly source: ProductDetail['source'];
  readonly basketSource: string | null;
  readonly isDemonstration: boolean;
}

/** A product that was asked for and has no column. */
export interface MissingProduct {
  readonly identity: string;
  /** True: there is none such any more; false: it could not be had now. */
  readonly isGone: boolean;
}

/** What came of the products asked for. */
export interface LoadedComparison {
  readonly columns: readonly ComparedColumn[];
  readonly missing: readonly MissingProduct[];
}

const statusNotFound = 404;
/** What no product can be named by is refused before it is looked for. */
const statusRefused = 400;

type NamedClinic = Pick<CoverageOrganization, 'organizationCode' | 'displayName'>;

function clinicOf({ organizationCode: code, displayName }: NamedClinic, detail: ProductDetail): ComparedClinic {
  const listed = detail.coverageOrganizations.find(({ organizationCode }) => organizationCode === code);
  const answer = clinicAnswerKind(listed, detail.clinicsAreComplete);
  const shares = answer === 'covered' ? listed : undefined;
  const { hospitalaria = null, ambulatoria = null } = shares ?? {};
  return { code, displayName, answer, hospitalaria, ambulatoria };
}

/** The clinics of some codes by their names, which a clinic that none of the products lists is asked for; unknown ones are left out. */
async function nameClinics(
  { api }: SiteContext,
  { clinics, signal }: Pick<ComparisonWish, 'clinics' | 'signal'>,
  details: readonly ProductDetail[],
): Promise<readonly NamedClinic[]> {
  const known = new Map<string, NamedClinic>();
  const learn = (some: readonly NamedClinic[]): void => some.forEach((clinic) => known.set(clinic.organizationCode, clinic));
  learn(details.flatMap(({ coverageOrganizations }) => coverageOrganizations));
  if (clinics.some((code) => !known.has(code))) {
    const answer = await api.listClinics({}, { signal });
    if (answer.ok) learn(answer.value.data);
  }
  return clinics.flatMap((code) => known.get(code) ?? []);
}

function benefitOf({ code, clinic, insuranceBenefit, amounts }: Coverage, tag: string): ComparedBenefit {
  return {
    id: clinic === null ? code : `${code} ${clinic}`,
    label: clinic === null ? insuranceBenefit : `${insuranceBenefit} · ${clinic}`,
    amounts,
    isCapital: tag === capitalTag,
  };
}

interface LoadedProduct {
  readonly detail: ProductDetail;
  readonly price: ProfilePrice;
}

function columnOf({ detail, price }: LoadedProduct, clinics: readonly NamedClinic[]): ComparedColumn {
  const { item, care } = detail;
  return {
    item: {
      ...item,
      profilePrice: price,
      price: { ...item.price, arePricesDefined: price.total.arePricesDefined },
    },
    features: detail.featuresAll,
    clinics: clinics.map((clinic) => clinicOf(clinic, detail)),
    examples: care.examples.map(({ name, label, result }) => ({
      name,
      label,
      paid: result?.paid ?? null,
      paidOutside: result?.paidOutside ?? null,
    })),
    benefits: detail.coverages.tags.flatMap(({ name, coverages }) => coverages.map((coverage) => benefitOf(coverage, name))),
    source: detail.source,
    basketSource: care.basket?.source ?? null,
    isDemonstration: detail.isDemonstration,
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

function isAnsweredBy(failure: CallFailure, ...statuses: readonly number[]): boolean {
  return failure.kind === 'problem' && statuses.includes(failure.problem.status);
}

/** Whether the detail of a product failed because there is no such product. */
export function isNoProduct(failure: CallFailure): boolean {
  return isAnsweredBy(failure, statusNotFound, statusRefused);
}

function withoutProduct(missing: MissingProduct, failure: CallFailure): Result<MissingProduct, RobotRefusal> {
  const refusal = robotRefusalOf(failure);
  return refusal === null ? ok(missing) : fail(refusal);
}

/** The detail of a product as its comparator's kind answers it. */
export function loadDetailOf(
  { api }: SiteContext,
  identity: string,
  { comparator: { productKind }, signal }: Pick<ComparisonWish, 'comparator' | 'signal'>,
) {
  return productKind === 'isapre-plan'
    ? api.getIsaprePlan({ query: { codigoplan: identity } }, { signal })
    : api.getInsurance({ params: { id: identity } }, { signal });
}

async function loadProduct(
  site: SiteContext,
  identity: string,
  wish: ComparisonWish,
): Promise<Result<LoadedProduct | MissingProduct, RobotRefusal>> {
  const { comparator, profile, signal } = wish;
  const detail = await loadDetailOf(site, identity, wish);
  if (!detail.ok) return withoutProduct({ identity, isGone: isNoProduct(detail.error) }, detail.error);
  const product = detail.value.data;
  const body = { profile, productType: comparator.productType };
  const price = await site.browsing.calculatePrice({ params: { id: String(product.item.id) }, body }, { signal });
  if (!price.ok) return withoutProduct({ identity, isGone: isAnsweredBy(price.error, statusNotFound) }, price.error);
  return ok({ detail: product, price: price.value.data });
}

/**
 * Loads the products side by side; one that cannot be had is named as missing. Fails when the visitor was taken for a robot.
 */
export async function loadComparison(site: SiteContext, wish: ComparisonWish): Promise<Result<LoadedComparison, RobotRefusal>> {
  const loaded = await Promise.all(wish.identities.map((identity) => loadProduct(site, identity, wish)));
  const refused = loaded.find((product) => !product.ok);
  if (refused) return refused;
  const all = loaded.flatMap((product) => (product.ok ? [product.value] : []));
  const products = all.filter((product) => 'detail' in product);
  const clinics = await nameClinics(
    site,
    wish,
    products.map(({ detail }) => detail),
  );
  return ok({
    columns: products.map((product) => columnOf(product, clinics)),
    missing: all.filter((product) => 'identity' in product),
  });
}
