import type { ComparatorAnswer } from '@cotejo/contract/catalogue';
import { href } from '@cotejo/contract/paths';
import { buttonClass } from '@cotejo/ui/button';
import { Link, useLoaderData, type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs } from 'react-router';
import { answered } from '../../content/answered.ts';
import { ComparatorCards } from '../../content/comparator-cards.tsx';
import { PlainPage } from '../../content/plain-page.tsx';
import { useEdition } from '../../edition-context.ts';
import { pageContext } from '../../page-context.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { compareProductsTexts } from './compare-products-texts.ts';
import { useCompareSelection } from '../../comparison/compare-selection.ts';
import { chosenProducts, minimumCompared } from '../../comparison/compare-slots.ts';
import { compareProductsHref, readComparator } from '../../comparison/compare-url.ts';
import { differencesName, readCompared } from '../../comparison/compared-in-url.ts';
import { useNamedClinics } from '../../comparison/named-clinics.ts';
import { SavedList } from '../../comparison/saved-list.tsx';
import { ComparisonView } from './comparison-view.tsx';
import { loadComparisonPage, type ComparisonData } from './load-comparison-page.ts';

/** An address that names no product: what was chosen in lists before, and where to choose. */
interface ChoiceData {
  readonly kind: 'choice';
  readonly comparators: readonly ComparatorAnswer[];
}

/** The comparison of the products in the address (A2.2-033). Throws 404 when it names products of no comparator. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const site = context.get(pageContext);
  const { data: comparators } = answered(await site.browsing.listComparators({}));
  const query = new URL(request.url).searchParams;
  if (readCompared(query).length === 0) return { kind: 'choice', comparators } satisfies ChoiceData;
  const comparator = readComparator(query, comparators);
  if (comparator === null) throw new Response(null, { status: 404 });
  return loadComparisonPage(site, { comparator, url: request.url, signal: request.signal });
}

function withoutDifferences(url: URL): string {
  const plain = new URL(url);
  plain.searchParams.delete(differencesName);
  return plain.href;
}

/** Which rows are shown is chosen among those that are there. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  const isOnlyRows = currentUrl.href !== nextUrl.href && withoutDifferences(currentUrl) === withoutDifferences(nextUrl);
  return isOnlyRows ? false : defaultShouldRevalidate;
}

/** The way to compare what the browser keeps as chosen in a comparator; nothing for fewer than two. */
function GoOn({ comparator }: { readonly comparator: ComparatorAnswer }) {
  const t = useTexts(compareProductsTexts);
  const { brand } = useEdition();
  const chosen = chosenProducts(useCompareSelection(brand.code, comparator.name).slots);
  const clinics = useNamedClinics({ brandCode: brand.code, comparatorName: comparator.name });
  if (chosen.length < minimumCompared) return null;
  return (
    <li>
      <Link to={compareProductsHref(comparator, chosen, clinics)} className={buttonClass({ look: 'filled' })}>
        {t('goOn', { count: chosen.length, comparator: comparator.displayName })}
      </Link>
      <p className="mt-1.5 text-sm text-ink-2">{chosen.map(({ displayName }) => displayName).join(' · ')}</p>
    </li>
  );
}

function Choice({ comparators }: { readonly comparators: readonly ComparatorAnswer[] }) {
  const t = useTexts(compareProductsTexts);
  const comparable = comparators.filter(({ isComparable }) => isComparable);
  return (
    <PlainPage title={t('title')} lead={t('lead')} path={href('compareProducts', {})} isPrivate>
      <SavedList />
      <section aria-labelledby="elegidos" className="mb-8 not-has-[li]:hidden">
        <h2 id="elegidos" className="mb-3.5 text-xl tracking-tight">
          {t('chosen')}
        </h2>
        <ul className="grid gap-5">
          {comparable.map((comparator) => (
            <GoOn key={comparator.name} comparator={comparator} />
          ))}
        </ul>
      </section>
      <ComparatorCards title={t('where')} comparators={comparable} />
    </PlainPage>
  );
}

/** Products side by side by their address alone, or the ways to choose them. */
export function Component() {
  const data = useLoaderData<ComparisonData | ChoiceData>();
  return data.kind === 'comparison' ? <ComparisonView data={data} /> : <Choice comparators={data.comparators} />;
}
