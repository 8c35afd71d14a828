import type { ComparatorAnswer } from '@cotejo/contract/catalogue';
import type { CompareAnswer } from '@cotejo/contract/compare';
import { formatNumber } from '@cotejo/core/money-format';
import { Icon } from '@cotejo/ui/icon';
import { Link, useNavigation } from 'react-router';
import { useEdition } from '../../edition-context.ts';
import { countText } from '../../price/amount-text.ts';
import { TextWith } from '../../texts/text-with.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { askedAnew } from './asked-anew.ts';
import { HowWeOrder } from './how-we-order.tsx';
import { listTexts } from './list-texts.ts';
import { genderOf } from './noun-gender.ts';
import { countFilters, isBlended, withCurrency, withView } from './search-changes.ts';
import { SortControl } from './sort-control.tsx';
import { sortNameOn } from './sort-names.ts';
import { SwitchLinks } from './switch-links.tsx';
import type { ComparatorSearchState } from './use-comparator-search.ts';

interface ResultLineProps {
  readonly comparator: ComparatorAnswer;
  readonly meta: CompareAnswer['metaData'];
  readonly state: ComparatorSearchState;
  /** Its prices are for more than one: what everybody of them can have comes first in every order (decision 0385). */
  readonly isOfSeveral: boolean;
  /** Another list is on its way: the sign of a reload turns (B2.11-08), and the old count is told no more (B4-49). */
  readonly isLoading: boolean;
  /** The last list stands for one that cannot be had: in which order it is, the address does not say. */
  readonly isOfBefore: boolean;
}

/** The heading of the list, which names its counter (B2.11-09). */
export const resultsId = 'resultados';

/** How many there are and in which order, with the controls of the list. Its hooks are in docs/contracts/dom-hooks.md. */
export function ResultLine({ comparator, meta, state, isOfSeveral, isLoading, isOfBefore }: ResultLineProps) {
  const edition = useEdition();
  const t = useTexts(listTexts);
  const { search, urlOf } = state;
  const view = search.view ?? 'tarjetas';
  const isAskedAnew = useNavigation().location?.state === askedAnew;
  const { total } = meta;
  const order = t(`order.${isBlended(search) ? 'blend' : sortNameOn(comparator.sorts, search.sort)}`);
  const said = isOfSeveral ? t('firstForAll', { order }) : order;
  const ordered = t(`ordered.${genderOf(comparator.noun)}`, { count: total, order: said });
  const results = <strong className="font-bold">{countText(total, comparator.noun, edition)}</strong>;
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-3.5 gap-y-1 lg:mb-3.5 lg:gap-y-2">
      <div className="max-lg:contents lg:flex-[1_0_18rem]">
        <p role="status" data-total={total} aria-labelledby={resultsId} className="tabular lg:mr-3.5 lg:inline">
          {isLoading ? (
            <span className="inline-flex items-center gap-2 text-ink-2">
              <Icon name="refresh" className="size-4 animate-spin motion-reduce:animate-none" />
              {t('results')}
            </span>
          ) : total > 0 && !isOfBefore ? (
            <TextWith text={ordered} elements={{ results }} />
          ) : (
            results
          )}
        </p>
        <HowWeOrder
          comparator={comparator}
          clinicsAreOptional={search.filters.clinicMatch === 'optional'}
          isBlended={isBlended(search)}
        />
      </div>
      <div className="flex flex-wrap items-center gap-3.5 max-lg:ml-auto lg:gap-2">
        <Link
          to={urlOf(search)}
          replace
          preventScrollReset
          state={askedAnew}
          title={t('refresh')}
          className="turning relative grid size-11 place-items-center rounded-control border border-control bg-surface text-ink no-underline hover:bg-surface-2 lg:pointer-fine:size-9"
        >
          <Icon
            name="refresh"
            className={`size-4 ${isLoading || isAskedAnew ? 'animate-spin motion-reduce:animate-none' : ''}`}
          />
          <span className="sr-only">{t('refresh')}</span>
        </Link>
        {edition.indexedUnit && (
          <SwitchLinks
            label={t('currency')}
            className=""
            choices={[
              { label: t('pesos'), value: 0, url: urlOf(withCurrency(search, false)), isOn: !search.inUf },
              { label: edition.indexedUnit, value: 1, url: urlOf(withCurrency(search, true)), isOn: search.inUf },
            ]}
          />
        )}
        <SwitchLinks
          label={t('view')}
          className="hidden lg:block"
          choices={[
            { label: t('view.lista'), url: urlOf(withView(search, 'lista')), isOn: view === 'lista' },
            { label: t('view.tarjetas'), url: urlOf(withView(search, 'tarjetas')), isOn: view === 'tarjetas' },
          ]}
        />
        <SortControl sorts={comparator.sorts} state={state} className="hidden lg:flex" />
      </div>
      {total > 0 && total < comparator.productCount && (
        <p className={`basis-full text-sm text-ink-2 tabular ${isLoading ? 'invisible' : ''}`}>
          {t(countFilters(search) > 0 ? 'ofAllFiltered' : 'ofAll', { all: formatNumber(comparator.productCount, edition) })}
        </p>
      )}
    </div>
  );
}
