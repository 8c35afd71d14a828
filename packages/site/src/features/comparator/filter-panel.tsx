import type { ComparatorAnswer } from '@cotejo/contract/catalogue';
import type { CompareAnswer } from '@cotejo/contract/compare';
import type { FacetCount } from '@cotejo/core/comparison';
import { buttonClass } from '@cotejo/ui/button';
import { Icon } from '@cotejo/ui/icon';
import { useRef, type ChangeEvent, type PointerEvent, type SubmitEvent } from 'react';
import { Form, Link, useLocation } from 'react-router';
import { useEdition } from '../../edition-context.ts';
import { ExplainedTerm } from '../../layout/explained-term.tsx';
import { useBeforeScript } from '../../use-before-script.ts';
import { useHydrated } from '../../use-hydrated.ts';
import { amountText, countText } from '../../price/amount-text.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { ClinicFilter, clinicSearchName } from './clinic-filter.tsx';
import { FilterChoice, FilterGroup } from './filter-group.tsx';
import { filterTexts } from './filter-texts.ts';
import { PriceFilter } from './price-filter.tsx';
import { hasPriceLimit } from './price-limits-line.tsx';
import { countFilters, saidOnceTicked, searchFromForm, withFilters, withoutFilters } from './search-changes.ts';
import { shownPrices } from './shown-prices.ts';
import { SearchFields } from './search-fields.tsx';
import { TypeMeanings } from './type-meanings.tsx';
import type { ComparatorSearchState } from './use-comparator-search.ts';

/** Id of the panel: on phones a popover, which its button opens with or without script. */
export const filterPanelId = 'filtros';

interface FilterFieldsProps {
  readonly comparator: ComparatorAnswer;
  readonly meta: CompareAnswer['metaData'];
  readonly state: ComparatorSearchState;
}

/** What a click changes. */
const changing = '[type=checkbox]:enabled, [type=radio]:not(:checked)';

/** Whether some option leaves out something of the list: one that all have changes nothing. */
export function isDividing(options: readonly { readonly count: number }[], total: number): boolean {
  return options.some(({ count }) => count < total);
}

/** Of rising steps those that hold more than the one before, and the chosen one: the others say the same list twice. */
export function growingSteps(options: readonly FacetCount[], chosen: readonly string[]): readonly FacetCount[] {
  return options.filter(({ value, count }, index) => chosen.includes(value) || count > (options[index - 1]?.count ?? 0));
}

/** The same of steps that hold ever fewer: of two that say the same list the higher one stays, as the lower one does above. */
export function fallingSteps(options: readonly FacetCount[], chosen: readonly string[]): readonly FacetCount[] {
  return growingSteps(options.toReversed(), chosen).toReversed();
}

function FilterFields({ comparator, meta, state }: FilterFieldsProps) {
  const location = useLocation();
  const edition = useEdition();
  const t = useTexts(filterTexts);
  const { facets, ranges } = meta;
  const price = ranges.price && ranges.price.steps.length > 1 ? ranges.price : null;
  // Whoever takes a limit back by its box goes on in it, though the other filters leave the list empty still.
  const isEmptied = meta.total === 0 && countFilters(state.search) > 0;
  const { filters } = state.search;
  const organization = t(comparator.productKind === 'isapre-plan' ? 'isapre' : 'company');
  const amountOf = (value: string, code: string): string => amountText({ value: Number(value), unit: { code } }, edition);
  const chosenOf = (value: string | number | null | undefined): readonly string[] => (value == null ? [] : [String(value)]);
  return (
    <>
      {(price || hasPriceLimit(state.search) || isEmptied) && (
        <PriceFilter
          range={price}
          shown={shownPrices(comparator, { edition, uf: meta.uf, inUf: state.search.inUf })}
          title={t(`price.${comparator.paid ?? 'unknown'}`)}
          prices={filters.prices}
          onChange={(prices) => state.applySoon(withFilters(state.shown(), { prices }))}
        />
      )}
      <ClinicFilter
        options={facets.coverageOrganizations}
        chosen={filters.coverageOrganizations}
        match={filters.clinicMatch}
        noun={comparator.noun}
        initialQuery={new URLSearchParams(location.search).get(clinicSearchName) ?? ''}
      />
      <FilterGroup title={organization} name="organizations" options={facets.organizations} chosen={filters.organizations} />
      <FilterChoice
        total={meta.total}
        title={t('organizationType')}
        name="organizationType"
        anyLabel={t('anyOrganizationType')}
        options={facets.organizationType}
        chosen={chosenOf(filters.organizationType)}
      />
      {/* Types are the parts of categories: where they are offered, categories say nothing more. */}
      {(facets.insuranceTypes.length < 2 || filters.categoryTypes.length > 0) && (
        <FilterGroup title={t('category')} name="categoryTypes" options={facets.categoryTypes} chosen={filters.categoryTypes} />
      )}
      {/* The types of isapre plans are their modalities in other words. */}
      {(comparator.productKind === 'insurance' || filters.insuranceTypes.length > 0) && (
        <FilterGroup
          title={t('insuranceType')}
          term={<TypeMeanings types={comparator.types} shown={facets.insuranceTypes} />}
          name="insuranceTypes"
          options={facets.insuranceTypes}
          chosen={filters.insuranceTypes}
        />
      )}
      <FilterGroup title={t('modality')} name="modalities" options={facets.modalities} chosen={filters.modalities} />
      <FilterChoice
        total={meta.total}
        title={t('annualCap')}
        name="annualCapFrom"
        anyLabel={t('any')}
        options={fallingSteps(facets.annualCapFrom, chosenOf(filters.annualCapFrom)).map((step) => ({
          ...step,
          label: t('atLeast', { amount: amountOf(step.value, 'UF') }),
        }))}
        chosen={chosenOf(filters.annualCapFrom)}
      />
      <FilterChoice
        total={meta.total}
        title={t('deductible')}
        term={<ExplainedTerm word={t('deductibleWord')}>{t('deductibleMeaning')}</ExplainedTerm>}
        name="deductibleTo"
        anyLabel={t('any')}
        options={growingSteps(facets.deductibleTo, chosenOf(filters.deductibleTo)).map((step) => ({
          ...step,
          label: t('upTo', { amount: amountOf(step.value, edition.indexedUnit ?? comparator.currency) }),
        }))}
        chosen={chosenOf(filters.deductibleTo)}
      />
      <FilterGroup title={t('features')} name="features" options={facets.features} chosen={filters.features} />
      {/* It chooses whose year is estimated (decision 0096), also where both can have all that is left. */}
      {(comparator.sorts.includes('costo-anual') ||
        (comparator.questions.includes('people') && isDividing(facets.previsiones, meta.total)) ||
        filters.previsiones.length > 0) && (
        <FilterGroup title={t('prevision')} name="previsiones" options={facets.previsiones} chosen={filters.previsiones} />
      )}
      <FilterChoice
        total={meta.total}
        title={t('salesChannel')}
        name="salesChannel"
        anyLabel={t('anySalesChannel')}
        options={facets.salesChannel}
        chosen={chosenOf(filters.salesChannel)}
      />
    </>
  );
}

interface FilterPanelProps extends FilterFieldsProps {
  /** The list that was asked for could not be had: said over a phone's list, which the sheet covers. */
  readonly hasFailed: boolean;
}

/** The filters: a rail on desktops, a sheet on phones. One form; with script each change applies at once. */
export function FilterPanel({ hasFailed, ...props }: FilterPanelProps) {
  const { comparator, meta, state } = props;
  const t = useTexts(filterTexts);
  const edition = useEdition();
  const isHydrated = useHydrated();
  const panel = useRef<HTMLElement>(null);

  const form = useRef<HTMLFormElement>(null);
  const said = (): FormData | null => form.current && new FormData(form.current);
  const isEarly = useRef(false);
  useBeforeScript(
    said,
    () => {
      // Read anew: what was ticked meanwhile is said by the form as well.
      const now = said();
      if (now && isEarly.current) state.apply(searchFromForm(now, state.shown()));
    },
    (found) => {
      if (found === null) return;
      const { page } = state.search;
      isEarly.current = state.urlOf({ ...searchFromForm(found, state.search), page }) !== state.urlOf(state.search);
      if (isEarly.current) state.show(searchFromForm(found, state.shown()));
    },
  );

  const onChange = (event: ChangeEvent<HTMLFormElement>): void => {
    const next = searchFromForm(new FormData(event.currentTarget), state.shown());
    const target: EventTarget = event.target;
    if (target instanceof HTMLInputElement && target.type === 'text') state.applySoon(next);
    else state.applyWithList(next);
  };
  // A press lasts for about as long as its list takes to be found. A finger's may as well begin to scroll.
  const onPointerDown = ({ target, currentTarget, pointerType }: PointerEvent<HTMLFormElement>): void => {
    if (pointerType !== 'mouse' || !(target instanceof Element)) return;
    const box = target.closest('label')?.querySelector<HTMLInputElement>(changing);
    if (box) state.expect(searchFromForm(saidOnceTicked(new FormData(currentTarget), box), state.shown()));
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (panel.current?.matches(':popover-open')) panel.current.hidePopover();
  };

  const shown = hasFailed ? t('showFailed') : t('show', { results: countText(meta.total, comparator.noun, edition) });
  return (
    <aside
      ref={panel}
      id={filterPanelId}
      popover="auto"
      aria-label={t('filters')}
      className="filter-rail border-0 bg-surface text-ink lg:bg-transparent"
    >
      <div className="flex items-center border-b border-line py-2 pr-2 pl-5 lg:sr-only">
        <h2 className="grow text-lg">{t('filters')}</h2>
        <button
          type="button"
          popoverTarget={filterPanelId}
          popoverTargetAction="hide"
          className={buttonClass({ look: 'quiet', size: 'icon', className: 'text-ink-2 lg:hidden' })}
        >
          <Icon name="close" />
          <span className="sr-only">{t('close')}</span>
        </button>
      </div>
      <Form
        ref={form}
        method="get"
        action={comparator.url}
        onPointerDown={onPointerDown}
        onChange={onChange}
        onSubmit={onSubmit}
        className="flex min-h-0 flex-col lg:block"
      >
        <SearchFields search={state.search} part="around" />
        <div className="min-h-0 grow overflow-y-auto overscroll-contain px-5 py-3 lg:overflow-visible lg:p-0">
          <FilterFields {...props} />
        </div>
        <div
          className={`rail-end flex flex-wrap gap-2.5 border-t border-line px-5 pt-3 pb-4.5 lg:px-0 ${isHydrated ? 'lg:hidden' : ''}`}
        >
          {hasFailed && (
            <p role="alert" className="basis-full text-danger lg:hidden">
              {t('failed')}
            </p>
          )}
          <Link
            to={state.urlOf(withoutFilters(state.search))}
            preventScrollReset
            className={buttonClass({ look: 'outline', size: 'large' })}
          >
            {t('clear')}
          </Link>
          <button type="submit" className={buttonClass({ size: 'large', className: 'grow' })}>
            {isHydrated ? shown : t('apply')}
          </button>
        </div>
      </Form>
    </aside>
  );
}
