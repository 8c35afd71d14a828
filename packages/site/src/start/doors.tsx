import type { ComparatorAnswer } from '@cotejo/contract/catalogue';
import { comparatorHref } from '@cotejo/contract/paths';
import { readComparatorSearch, writeComparatorSearch } from '@cotejo/contract/search-params';
import { cardClass } from '@cotejo/ui/card';
import { chipClass } from '@cotejo/ui/chip';
import { Link } from 'react-router';
import { useEdition } from '../edition-context.ts';
import { groupUrl } from '../layout/comparator-groups.ts';
import { countText } from '../price/amount-text.ts';
import { useTexts } from '../texts/use-texts.ts';
import { startTexts } from './texts.ts';

interface Door {
  readonly key: string;
  readonly name: string;
  readonly description: string;
  readonly count: number;
  readonly noun: ComparatorAnswer['noun'];
  readonly to: string;
}

/** With fewer types than this the comparator says it all. */
const fewestTypes = 3;

function doorOf({ name, displayName, description, productCount, noun, url }: ComparatorAnswer): Door {
  return { key: name, name: displayName, description, count: productCount, noun, to: comparatorHref(url) };
}

function isWide({ url }: ComparatorAnswer): boolean {
  return groupUrl(url) === url;
}

/** Ways into the lists: one per comparator of one segment that has something to compare. */
export function doorsOf(comparators: readonly ComparatorAnswer[]): readonly Door[] {
  return comparators.filter((comparator) => comparator.productCount > 0 && isWide(comparator)).map(doorOf);
}

/**
 * Ways to what is narrower: comparators of two segments, and where a comparator has none of them its types of insurance,
 * with the list already narrowed to one.
 */
export function narrowDoorsOf(comparators: readonly ComparatorAnswer[]): readonly Door[] {
  const narrow = comparators.filter((comparator) => !isWide(comparator));
  const isDivided = ({ url }: ComparatorAnswer): boolean => narrow.some((comparator) => groupUrl(comparator.url) === url);
  const byType = comparators
    .filter((comparator) => comparator.productKind === 'insurance' && isWide(comparator) && !isDivided(comparator))
    .filter(({ types }) => types.length >= fewestTypes)
    .flatMap(({ name, url, noun, types }) =>
      types.map((type): Door => {
        const search = readComparatorSearch(new URLSearchParams());
        const params = writeComparatorSearch({ ...search, filters: { ...search.filters, insuranceTypes: [type.name] } });
        const to = comparatorHref(url, params);
        return {
          key: `${name} ${type.name}`,
          name: type.displayName,
          description: type.description,
          count: type.count,
          noun,
          to,
        };
      }),
    );
  return [...narrow.map(doorOf), ...byType].filter(({ count }) => count > 0);
}

/** On a wide screen: as wide as the page, or what is beside the family's form. */
const places = {
  page: { section: 'pt-9 lg:pt-13', title: 'lg:text-2xl', list: 'lg:gap-3.5' },
  beside: { section: 'pt-9 lg:pt-0', title: '', list: 'lg:grid-cols-3 lg:gap-3.5' },
} as const;

interface DoorsProps {
  readonly comparators: readonly ComparatorAnswer[];
  readonly place?: keyof typeof places;
}

/** '¿Qué buscas?': a tile for each comparator with how many it compares, and the narrower lines. */
export function Doors({ comparators, place = 'page' }: DoorsProps) {
  const t = useTexts(startTexts);
  const edition = useEdition();
  const doors = doorsOf(comparators);
  const narrow = narrowDoorsOf(comparators);
  if (doors.length === 0) return null;
  const look = places[place];
  // None stands alone in the last row.
  const columns = place === 'beside' ? '' : doors.length % 4 === 1 ? 'lg:grid-cols-3' : 'lg:grid-cols-4';
  return (
    <section aria-labelledby="que-buscas" className={look.section}>
      <h2 id="que-buscas" className={`mb-4 text-xl tracking-tight ${look.title}`}>
        {t('whatFor')}
      </h2>
      <ul className={`grid grid-cols-[repeat(auto-fill,minmax(min(10rem,100%),1fr))] gap-2.5 ${look.list} ${columns}`}>
        {doors.map((door) => (
          <li key={door.key} className="grid">
            <Link
              to={door.to}
              className={cardClass({ look: 'link', inset: 'none', className: 'group flex flex-col p-3.5 lg:p-4.5' })}
            >
              <span className="text-lg font-bold">{door.name}</span>
              <span className="mt-1 hidden text-sm text-ink-2 sm:block">{door.description}</span>
              <span className="mt-auto pt-3 text-sm font-semibold text-action tabular group-hover:text-action-strong">
                {t('compareCount', { products: countText(door.count, door.noun, edition) })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {narrow.length > 0 && (
        <ul aria-label={t('byLine')} className="mt-4 flex flex-wrap gap-2 *:max-w-full">
          {narrow.map((door) => (
            <li key={door.key}>
              <Link to={door.to} className={chipClass()}>
                <span>
                  {door.name} <span className="ml-1 text-ink-2 tabular">{door.count}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
