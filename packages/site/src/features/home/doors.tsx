import type { ComparatorAnswer } from '@cotejo/contract/catalogue';
import { comparatorHref } from '@cotejo/contract/paths';
import { readComparatorSearch, writeComparatorSearch } from '@cotejo/contract/search-params';
import { cardClass } from '@cotejo/ui/card';
import { chipClass } from '@cotejo/ui/chip';
import { Link } from 'react-router';
import { groupUrl } from '../../layout/comparator-groups.ts';

interface Door {
  readonly key: string;
  readonly name: string;
  readonly description: string;
  readonly count: number;
  readonly to: string;
}

/** Types of one comparator that are offered beside the doors. */
const maximumTypes = 8;

/** Ways into the lists: one per comparator that has something to compare, the widest first, its narrower lines after it. */
export function doorsOf(comparators: readonly ComparatorAnswer[]): readonly Door[] {
  const isWide = ({ url }: ComparatorAnswer): boolean => groupUrl(url) === url;
  const wideFirst = [...comparators.filter(isWide), ...comparators.filter((comparator) => !isWide(comparator))];
  return wideFirst
    .filter(({ productCount }) => productCount > 0)
    .map(({ name, displayName, description, productCount, url }) => ({
      key: name,
      name: displayName,
      description,
      count: productCount,
      to: comparatorHref(url),
    }));
}

/** Types of the comparators of insurances that hold several, each with the list already narrowed to it; the biggest first. */
export function typeDoorsOf(comparators: readonly ComparatorAnswer[]): readonly Door[] {
  const narrowed = comparators
    .filter(({ productKind, types, url }) => productKind === 'insurance' && types.length > 2 && groupUrl(url) === url)
    .flatMap(({ name, url, types }) =>
      types.map((type): Door => {
        const search = readComparatorSearch(new URLSearchParams());
        const params = writeComparatorSearch({ ...search, filters: { ...search.filters, insuranceTypes: [type.name] } });
        const to = comparatorHref(url, params);
        return { key: `${name} ${type.name}`, name: type.displayName, description: type.description, count: type.count, to };
      }),
    );
  return narrowed
    .filter(({ count }) => count > 0)
    .toSorted((left, right) => right.count - left.count)
    .slice(0, maximumTypes);
}

/** '¿Qué buscas?': a tile for each comparator with how many it compares, and the types that many look for. */
export function Doors({ comparators }: { readonly comparators: readonly ComparatorAnswer[] }) {
  const doors = doorsOf(comparators);
  const types = typeDoorsOf(comparators);
  if (doors.length === 0) return null;
  return (
    <section aria-labelledby="que-buscas" className="pt-9 lg:pt-13">
      <h2 id="que-buscas" className="mb-4 text-xl tracking-tight lg:text-2xl">
        ¿Qué buscas?
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-2.5 lg:grid-cols-4 lg:gap-3.5">
        {doors.map((door) => (
          <li key={door.key} className="grid">
            <Link
              to={door.to}
              className={cardClass({ look: 'link', inset: 'none', className: 'group flex flex-col p-3.5 lg:p-4.5' })}
            >
              <span className="text-lg font-bold">{door.name}</span>
              <span className="mt-1 hidden text-sm text-ink-2 sm:block">{door.description}</span>
              <span className="mt-auto pt-3 text-sm font-semibold text-action tabular group-hover:text-action-strong">
                Comparar {door.count}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {types.length > 0 && (
        <ul aria-label="Por tipo de seguro" className="mt-4 flex flex-wrap gap-2">
          {types.map((type) => (
            <li key={type.key}>
              <Link to={type.to} className={chipClass()}>
                {type.name} <span className="text-ink-2 tabular">{type.count}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
