import type { ComparatorAnswer, ProductDetail } from '@cotejo/contract/catalogue';
import type { ProfilePrice, Uf } from '@cotejo/contract/compare';
import type { Profile } from '@cotejo/contract/profile';
import type { WireQuote } from '@cotejo/contract/quote';
import { redirect, type LoaderFunctionArgs } from 'react-router';
import { pageContext, type SiteContext } from '../page-context.ts';
import { pageUrlOf } from '../page-url.ts';
import { refusedPage, robotRefusalOf } from '../person-check/robot-refusal.ts';
import { lineOfEdition } from '../profile/line-of-edition.ts';
import { lineOf, type ProfileLine } from '../profile/profile-line.ts';

/** What a page says of a quote beside its figures. */
export type ShownQuote = Pick<WireQuote, 'id' | 'assumptions' | 'expires' | 'noPromise'>;

/** What the pages of one product are made from, the same on both sides. */
export interface ProductPageData {
  readonly detail: ProductDetail;
  /** The profile priced: the visitor's, or the comparator's example (ingresodatos false). */
  readonly profile: Profile;
  /** Null: it cannot be told now, and may be a moment later. */
  readonly price: ProfilePrice | null;
  /** What the calls for price and UF that failed say of it (C §8); null for each that did not. */
  readonly failures: { readonly price: string | null; readonly uf: string | null };
  /** The quote of that price, which a request carries; null for an example's. */
  readonly quote: ShownQuote | null;
  readonly uf: Uf | null;
  /** Day in the edition's zone that all of it is of, YYYY-MM-DD. */
  readonly today: string;
  /** What the product's profile is asked, and where. */
  readonly line: ProfileLine;
  /** The comparator the product is found in. */
  readonly comparator: Pick<ComparatorAnswer, 'url' | 'name' | 'displayName' | 'isComparable'> | null;
}

const status = { moved: 301, invalid: 400, notFound: 404, unavailable: 503 } as const;

type ProductParams = Readonly<Partial<Record<string, string>>>;

function fetchDetail(site: SiteContext, params: ProductParams) {
  if (params['plan'] !== undefined) return site.api.getIsaprePlan({ query: { codigoplan: params['plan'] } });
  return site.api.getInsurance({ params: { id: params['insurance'] ?? '' } });
}

type ShownPrice = Pick<ProductPageData, 'price' | 'quote'> & { readonly failure: string | null };

/** The price of the visitor's own family with its quote, or the example's that came with the product; none where nothing answers. */
async function fetchPrice(
  site: SiteContext,
  { item }: ProductDetail,
  { profile, productType }: { readonly profile: Profile | null; readonly productType: string },
): Promise<ShownPrice> {
  if (!profile) return { price: item.profilePrice, quote: null, failure: null };
  const answer = await site.api.calculatePrice({ params: { id: String(item.id) }, body: { profile, productType } });
  if (!answer.ok) return { price: null, quote: null, failure: answer.error.text ?? null };
  const { quote, ...price } = answer.value.data;
  const { id, assumptions, expires, noPromise } = quote;
  return { price, quote: { id, assumptions, expires, noPromise }, failure: null };
}

/** The product named by the URL, or a thrown answer: 404 when there is none, 401 for a robot, 503 when it cannot be told now. */
async function loadDetail(site: SiteContext, params: ProductParams): Promise<ProductDetail> {
  const answer = await fetchDetail(site, params);
  if (answer.ok) return answer.value.data;
  const refusal = robotRefusalOf(answer.error);
  if (refusal !== null) throw refusedPage(refusal);
  const told = answer.error.kind === 'problem' ? answer.error.problem.status : status.unavailable;
  const isUnknown = told === status.notFound || told === status.invalid;
  throw new Response(null, { status: isUnknown ? status.notFound : status.unavailable });
}

function placeInSite({ url, name, displayName, isComparable }: ComparatorAnswer): ProductPageData['comparator'] {
  return { url, name, displayName, isComparable };
}

/** Everything a page of a product says beside its detail: whose price, from which comparator, with which UF. */
async function completeProduct(site: SiteContext, found: Promise<ProductDetail>): Promise<ProductPageData> {
  const [detail, comparators, uf] = await Promise.all([
    found,
    site.api.listComparators({}),
    site.edition.indexedUnit === null ? null : site.api.getUf({}),
  ]);
  const { item } = detail;
  const known = comparators.ok ? comparators.value.data : [];
  const comparator = known.find(({ url: path }) => path === detail.comparator) ?? null;
  const line = comparator ? lineOf(comparator) : lineOfEdition(site.edition, item.insuranceType.upperType.name);
  const profile = site.profileFor(line);
  const { failure, ...shown } = await fetchPrice(site, detail, { profile, productType: line.productType });
  return {
    detail,
    profile: profile ?? line.exampleProfile,
    ...shown,
    failures: { price: failure, uf: uf === null || uf.ok ? null : (uf.error.text ?? null) },
    uf: uf?.ok ? uf.value.data : null,
    today: site.today,
    line,
    comparator: comparator && placeInSite(comparator),
  };
}

/**
 * Loads a product's page from its path (organization, plan or insurance). The organisation in the path is part of the
 * canonical URL: another one is redirected to it. Throws a Response for an unknown product or when nothing answers.
 */
export async function loadProduct({ context, params, request }: LoaderFunctionArgs, tail = ''): Promise<ProductPageData> {
  const site = context.get(pageContext);
  const url = pageUrlOf(request);
  const found = loadDetail(site, params).then((detail) => {
    // Read again as an address, so that no two spellings of one sign lead back and forth.
    const own = new URL(detail.item.url + tail, url);
    if (url.pathname !== own.pathname) throw redirect(own.pathname + url.search, status.moved);
    return detail;
  });
  return completeProduct(site, found);
}

/** Loads a product by what its own path would name (plan or insurance), whatever path asks for it. Throws as loadProduct does. */
export async function loadProductAnywhere(
  context: LoaderFunctionArgs['context'],
  named: { readonly plan: string } | { readonly insurance: string },
): Promise<ProductPageData> {
  const site = context.get(pageContext);
  return completeProduct(site, loadDetail(site, { ...named }));
}
