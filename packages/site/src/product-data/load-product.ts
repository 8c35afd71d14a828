import type { ProductDetail } from '@cotejo/contract/catalogue';
import type { ProfilePrice, Uf } from '@cotejo/contract/compare';
import { exampleProfile, type Profile } from '@cotejo/contract/profile';
import { redirect, type LoaderFunctionArgs } from 'react-router';
import { pageContext, type SiteContext } from '../page-context.ts';

/** What the pages of one product are made from, the same on both sides. */
export interface ProductPageData {
  readonly detail: ProductDetail;
  /** The family priced: the visitor's, or the edition's example (ingresodatos false). */
  readonly profile: Profile;
  readonly price: ProfilePrice;
  readonly uf: Uf | null;
  readonly productType: string;
  /** The comparator the product is found in. */
  readonly comparator: { readonly url: string; readonly displayName: string } | null;
}

const statusNotFound = 404;
const statusUnavailable = 503;

type ProductParams = Readonly<Partial<Record<string, string>>>;

function fetchDetail(site: SiteContext, params: ProductParams) {
  if (params['plan'] !== undefined) return site.api.getIsaprePlan({ query: { codigoplan: params['plan'] } });
  return site.api.getInsurance({ params: { id: params['insurance'] ?? '' } });
}

/** The price of the visitor's own family, or the example's that came with the product. */
async function fetchPrice(site: SiteContext, detail: ProductDetail, profile: Profile | null): Promise<ProfilePrice | null> {
  if (!profile) return detail.item.profilePrice;
  const answer = await site.api.calculatePrice({ params: { id: String(detail.item.id) }, body: { profile } });
  return answer.ok ? answer.value.data : null;
}

/** The product named by the URL, or a thrown Response: 404 when there is none, 503 when it cannot be told now. */
async function loadDetail(site: SiteContext, params: ProductParams): Promise<ProductDetail> {
  const answer = await fetchDetail(site, params);
  if (answer.ok) return answer.value.data;
  const isUnknown = answer.error.kind === 'problem' && answer.error.problem.status < 500;
  throw new Response(null, { status: isUnknown ? statusNotFound : statusUnavailable });
}

/**
 * Loads a product's page from its path (organization, plan or insurance). The organisation in the path is part of the
 * canonical URL: another one is redirected to it. Throws a Response for an unknown product or when nothing answers.
 */
export async function loadProduct({ context, params, request }: LoaderFunctionArgs, tail = ''): Promise<ProductPageData> {
  const site = context.get(pageContext);
  const [detail, comparators, uf] = await Promise.all([
    loadDetail(site, params),
    site.api.listComparators({}),
    site.api.getUf({}),
  ]);
  const { item } = detail;
  const url = new URL(request.url);
  if (!url.pathname.startsWith(item.url)) throw redirect(item.url + tail + url.search, statusMoved);
  const kind = item.codigoplan === null ? 'insurance' : 'isapre-plan';
  const known = comparators.ok ? comparators.value.data : [];
  const comparator = known.find(({ productKind }) => productKind === kind) ?? null;
  const productType = comparator?.productType ?? kind;
  const profile = site.profileFor(productType);
  const price = await fetchPrice(site, detail, profile);
  if (!price) throw new Response(null, { status: statusUnavailable });
  return {
    detail,
    profile: profile ?? exampleProfile(site.edition),
    price,
    uf: uf.ok ? uf.value.data : null,
    productType,
    comparator: comparator && { url: comparator.url, displayName: comparator.displayName },
  };
}

const statusMoved = 301;
