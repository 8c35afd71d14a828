import type { ComparatorAnswer } from '@cotejo/contract/catalogue';
import type { CompareAnswer } from '@cotejo/contract/compare';
import { chipClass } from '@cotejo/ui/chip';
import { Icon } from '@cotejo/ui/icon';
import { textLinkClass } from '@cotejo/ui/text-link';
import { Link } from 'react-router';
import { useEdition } from '../../edition-context.ts';
import { TextWith } from '../../texts/text-with.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { appliedChips, suggestedChips, type Chip } from './applied-chips.ts';
import { filterTexts } from './filter-texts.ts';
import { countFilters, withoutFilters } from './search-changes.ts';
import type { ComparatorSearchState } from './use-comparator-search.ts';

interface ChipRowProps {
  readonly comparator: Pick<ComparatorAnswer, 'currency' | 'noun' | 'paid'>;
  readonly meta: CompareAnswer['metaData'];
  readonly state: ComparatorSearchState;
  /** Of an empty list: in place of one row all are in sight, and whether one way takes them all away. */
  readonly offersAll?: boolean;
}

const inRow = 'relative -mx-4 mb-3 overflow-x-auto px-4 py-1.5 lg:mx-0 lg:mb-4 lg:flex-wrap lg:overflow-visible lg:px-0 lg:py-1';

/** The filters that are on, all with one way out and each with its own, and a few that many visitors use. All are links. */
export function ChipRow({ comparator, meta, state, offersAll }: ChipRowProps) {
  const words = { edition: useEdition(), t: useTexts(filterTexts) };
  const { t } = words;
  const { search, urlOf } = state;
  // What is offered on an empty list stands in its place, with what each gives.
  const applied = appliedChips(search, meta.facets, { ...words, comparator, uf: meta.uf }).filter(
    ({ isOn }) => isOn || meta.total > 0,
  );
  const suggested = meta.total > 0 ? suggestedChips(search, meta, words) : [];
  if (applied.length + suggested.length === 0) return null;
  const linkTo = (chip: Chip) => ({ to: urlOf(chip.search), preventScrollReset: true });
  return (
    <ul aria-label={t('chips')} data-hands-on="" className={`flex gap-2 ${offersAll === undefined ? inRow : 'flex-wrap'}`}>
      {countFilters(search) > 1 && offersAll !== false && (
        <li className="shrink-0">
          <Link
            to={urlOf(withoutFilters(search))}
            preventScrollReset
            className={textLinkClass({ className: 'min-h-11 pr-1 text-sm lg:pointer-fine:min-h-8.5' })}
          >
            {t('removeAll')}
          </Link>
        </li>
      )}
      {applied.map((chip) => (
        <li key={chip.key} className="shrink-0">
          <Link {...linkTo(chip)} data-removes={chip.isOn ? '' : undefined} className={chipClass({ selected: chip.isOn })}>
            {chip.isOn ? <TextWith text={t('remove')} elements={{ filter: chip.label }} around="sr-only" /> : chip.label}
            {chip.isOn && <Icon name="close" className="size-3.5" />}
          </Link>
        </li>
      ))}
      {suggested.map((chip) => (
        <li key={chip.key} className="shrink-0">
          <Link {...linkTo(chip)} className={chipClass({ selected: false })}>
            <TextWith text={t('add')} elements={{ filter: chip.label }} around="sr-only" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
