import type { Item } from '@cotejo/contract/compare';
import { comparatorHref, href } from '@cotejo/contract/paths';
import { organizationPath } from '@cotejo/contract/paths/organization-path';
import { Link, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { PlainPage } from '../../content/plain-page.tsx';
import { useEdition } from '../../edition-context.ts';
import { useSpanishMark } from '../../labels/use-spanish-mark.ts';
import { PageLinks } from '../../page-links/page-links.tsx';
import { numberedPath } from '../../page-links/page-number.ts';
import { countText } from '../../price/amount-text.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { LineChips } from './line-chips.tsx';
import { indexPath, loadIndex, type IndexData } from './load-index.ts';
import { indexTexts } from './texts.ts';

const pageSize = 100;

/** A hundred products of a line. */
export async function loader(args: LoaderFunctionArgs): Promise<IndexData> {
  return loadIndex(args, { pageSize, isListed: () => true });
}

interface Seller {
  readonly organization: Item['organization'];
  readonly items: readonly Item[];
}

function bySeller(items: readonly Item[]): readonly Seller[] {
  const sellers = new Map<string, Seller>();
  for (const item of items) {
    const { organization } = item;
    const known = sellers.get(organization.organizationCode)?.items ?? [];
    sellers.set(organization.organizationCode, { organization, items: [...known, item] });
  }
  return [...sellers.values()];
}

/** Links to every product, by line and by who sells it (A2.2-045). */
export function Component() {
  const index = useLoaderData<IndexData>();
  const t = useTexts(indexTexts);
  const spanish = useSpanishMark();
  const edition = useEdition();
  const { cards, lines, page, pages } = index;
  const { comparator, answer } = cards;
  const path = href('productSitemap', {});
  const isFirst = comparator.name === lines[0]?.name;
  const plain = isFirst ? t('sitemap.title') : t('sitemap.titleOf', { line: comparator.displayName });
  const title = page > 1 ? t('pageNumber', { title: plain, page }) : plain;
  const own = indexPath(path, index);
  const products = countText(answer.metaData.total, comparator.noun, edition);
  return (
    <PlainPage title={title} lead={t('sitemap.lead')} path={numberedPath(own, page)}>
      <LineChips path={path} index={index} />
      <p className="mt-6">
        <Link to={comparatorHref(comparator.url)} className="inline-flex min-h-11 items-center font-semibold text-action">
          {t('compare', { products })}
        </Link>
      </p>
      {bySeller(answer.data).map(({ organization, items }) => (
        <section key={organization.organizationCode} aria-label={organization.displayName} className="mt-6">
          <h2 className="text-lg">
            <Link
              to={organizationPath(organization)}
              className="inline-flex min-h-6 text-ink underline-offset-2 hover:text-action"
            >
              {organization.displayName}
            </Link>
          </h2>
          <ul className="mt-1.5 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
            {items.map((item) => (
              <li key={item.id}>
                <Link
                  {...spanish}
                  to={item.url}
                  className="inline-flex min-h-11 items-center text-action underline-offset-2 lg:min-h-8"
                >
                  {item.displayName}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <PageLinks path={own} page={page} pages={pages} />
    </PlainPage>
  );
}
