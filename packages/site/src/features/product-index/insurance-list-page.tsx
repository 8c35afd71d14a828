import { comparatorHref, href } from '@cotejo/contract/paths';
import { readComparatorSearch, writeComparatorSearch } from '@cotejo/contract/search-params';
import { chipClass } from '@cotejo/ui/chip';
import { Link, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { PlainPage } from '../../content/plain-page.tsx';
import { PageLinks } from '../../page-links/page-links.tsx';
import { numberedPath } from '../../page-links/page-number.ts';
import { CardsProfile, ProductCards } from '../../product-cards/product-cards.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { LineChips } from './line-chips.tsx';
import { indexPath, loadIndex, type IndexData } from './load-index.ts';
import { indexTexts } from './texts.ts';

const pageSize = 50;

/** Fifty insurances of a line; 404 where the edition compares none. */
export async function loader(args: LoaderFunctionArgs): Promise<IndexData> {
  return loadIndex(args, { pageSize, isListed: ({ productKind }) => productKind === 'insurance' });
}

function Types({ index: { cards } }: { readonly index: IndexData }) {
  const t = useTexts(indexTexts);
  const { comparator } = cards;
  if (comparator.types.length < 2) return null;
  const search = readComparatorSearch(new URLSearchParams());
  return (
    <section aria-labelledby="tipos" className="mt-7">
      <h2 id="tipos" className="text-lg">
        {t('types')}
      </h2>
      <ul className="mt-2.5 flex flex-wrap gap-2">
        {comparator.types.map(({ name, displayName, count }) => {
          const narrowed = writeComparatorSearch({ ...search, filters: { ...search.filters, insuranceTypes: [name] } });
          return (
            <li key={name}>
              <Link to={comparatorHref(comparator.url, narrowed)} className={chipClass()}>
                {displayName} <span className="text-ink-2 tabular">{count}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Every insurance by line and type, fifty to a page (A2.2-028, A2.2-032). */
export function Component() {
  const index = useLoaderData<IndexData>();
  const t = useTexts(indexTexts);
  const { cards, lines, page, pages } = index;
  const path = href('insuranceList', {});
  const isFirst = cards.comparator.name === lines[0]?.name;
  const plain = isFirst ? t('insurance.title') : t('insurance.titleOf', { line: cards.comparator.displayName });
  const title = page > 1 ? t('pageNumber', { title: plain, page }) : plain;
  const own = indexPath(path, index);
  return (
    <PlainPage title={title} lead={t('insurance.lead')} path={numberedPath(own, page)}>
      <LineChips path={path} index={index} />
      <Types index={index} />
      <section aria-labelledby="seguros" className="mt-9">
        <h2 id="seguros" className="text-xl tracking-tight">
          {cards.comparator.displayName}
        </h2>
        <CardsProfile cards={cards} />
        <div className="mt-4">
          <ProductCards cards={cards} />
        </div>
        <PageLinks path={own} page={page} pages={pages} />
      </section>
    </PlainPage>
  );
}
