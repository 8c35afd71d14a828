import type { ComparatorAnswer } from '@cotejo/contract/catalogue';
import { readComparatorSearch, writeComparatorSearch } from '@cotejo/contract/search-params';
import { cardClass } from '@cotejo/ui/card';
import { Link } from 'react-router';

interface Door {
  readonly key: string;
  readonly name: string;
  readonly description: string;
  readonly count: number;
  readonly to: string;
}

const maximumDoors = 8;

/** Path of a comparator with one type already chosen. */
function filteredUrl(comparator: ComparatorAnswer, typeName: string): string {
  const search = readComparatorSearch(new URLSearchParams());
  const params = writeComparatorSearch({ ...search, filters: { ...search.filters, insuranceTypes: [typeName] } });
  return `${comparator.url}?${params}`;
}

/**
 * Ways into the lists: isapre plans as one, because every family compares all of them, and insurances by type, the
 * types with most products first. A type without products is no door.
 */
export function doorsOf(comparators: readonly ComparatorAnswer[]): readonly Door[] {
  const doors = comparators.flatMap((comparator): Door[] => {
    if (comparator.productKind === 'isapre-plan') {
      const { name, url, productCount } = comparator;
      return [{ key: name, name: 'Planes de isapre', description: 'Con tu 7 % y tus cargas', count: productCount, to: url }];
    }
    const types = comparator.types.toSorted((left, right) => right.count - left.count);
    return types.map(({ name, displayName, description, count }) => ({
      key: `${comparator.name} ${name}`,
      name: displayName,
      description,
      count,
      to: filteredUrl(comparator, name),
    }));
  });
  return doors.filter((door) => door.count > 0).slice(0, maximumDoors);
}

/** '¿Qué buscas?': a tile for each way in, with how many it compares. */
export function Doors({ comparators }: { readonly comparators: readonly ComparatorAnswer[] }) {
  const doors = doorsOf(comparators);
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
      <p className="mt-3 flex flex-wrap gap-x-6">
        {comparators.map((comparator) => (
          <Link
            key={comparator.name}
            to={comparator.url}
            className="inline-flex min-h-11 items-center font-semibold text-action hover:underline"
          >
            Ver todos los {comparator.noun.many} ({comparator.productCount})
          </Link>
        ))}
      </p>
    </section>
  );
}
