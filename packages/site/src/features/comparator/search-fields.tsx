import { writeComparatorSearch, type ComparatorSearch } from '@cotejo/contract/search-params';

/** Names of the state that are neither filter nor page. */
const aroundNames: ReadonlySet<string> = new Set(['sort', 'view', 'currency', 'ponderation']);

interface SearchFieldsProps {
  readonly search: ComparatorSearch;
  /** Which part a form sends along unseen: what stands around the filters, or the filters with it but for the order. */
  readonly part: 'around' | 'all-but-sort';
}

/** The rest of the state as hidden fields, so that a form without script loses nothing. The page starts over. */
export function SearchFields({ search, part }: SearchFieldsProps) {
  const entries = [...writeComparatorSearch(search)].filter(([name]) =>
    part === 'around' ? aroundNames.has(name) : name !== 'sort' && name !== 'page',
  );
  return entries.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
