import type { FacetCount } from '@cotejo/core/comparison';
import { CheckField, RadioField } from '@cotejo/ui/check-field';
import { Disclosure } from '@cotejo/ui/disclosure';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { filterTexts } from './filter-texts.ts';
import { useOnTick, useOwnChoice, withOption } from './use-own-choice.ts';

/** Options shown before 'Ver N más'. */
const shownFirst = 5;

interface FilterSectionProps {
  readonly title: string;
  /** What a word of the title means, as a button beside it. */
  readonly term?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the filters with its heading. */
export function FilterSection({ title, term, children }: FilterSectionProps) {
  return (
    <fieldset className="border-t border-line py-4 first:border-0 first:pt-1">
      <legend className="float-left pb-2 text-sm font-bold">{title}</legend>
      {term && <div className="flex items-center">{term}</div>}
      <div className="clear-both">{children}</div>
    </fieldset>
  );
}

interface FilterGroupProps extends Pick<FilterSectionProps, 'term'> {
  readonly title: string;
  /** Field of the form and of the URL. */
  readonly name: string;
  readonly options: readonly FacetCount[];
  readonly chosen: readonly string[];
}

/** Options to tick with how many results each gives; a single option that changes nothing is not shown. */
export function FilterGroup({ title, term, name, options, chosen: held }: FilterGroupProps) {
  const t = useTexts(filterTexts);
  const [chosen, choose] = useOwnChoice(held);
  const onTick = useOnTick(choose, ({ value, checked }) => withOption(chosen, value, checked));
  if (options.length < 2 && chosen.length === 0) return null;
  const lineOf = ({ value, label, count }: FacetCount) => (
    <CheckField
      key={value}
      name={name}
      value={value}
      label={label}
      aside={count}
      checked={chosen.includes(value)}
      onChange={onTick}
    />
  );
  const rest = options.slice(shownFirst);
  return (
    <FilterSection title={title} term={term}>
      {options.slice(0, shownFirst).map(lineOf)}
      {rest.length > 0 && (
        <Disclosure
          look="more"
          open={rest.some(({ value }) => chosen.includes(value)) || undefined}
          summary={t('moreOptions', { number: rest.length })}
        >
          {rest.map(lineOf)}
        </Disclosure>
      )}
    </FilterSection>
  );
}

interface FilterChoiceProps extends FilterGroupProps {
  readonly anyLabel: string;
  /** Results of the list: an option that leaves them all narrows nothing. */
  readonly total: number;
}

/** Options of which one holds, or none; shown where one of them would narrow the list. */
export function FilterChoice({ title, term, name, options, chosen: held, anyLabel, total }: FilterChoiceProps) {
  const [chosen, choose] = useOwnChoice(held);
  const onTick = useOnTick(choose, ({ value }) => (value === '' ? [] : [value]));
  if (chosen.length === 0 && options.every(({ count }) => count >= total)) return null;
  const choices = [{ value: '', label: anyLabel, count: null }, ...options];
  return (
    <FilterSection title={title} term={term}>
      {choices.map(({ value, label, count }) => (
        <RadioField
          key={value}
          name={name}
          value={value}
          label={label}
          aside={count ?? undefined}
          checked={value === '' ? chosen.length === 0 : chosen.includes(value)}
          onChange={onTick}
        />
      ))}
    </FilterSection>
  );
}
