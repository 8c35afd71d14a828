import type { ComparatorAnswer } from '@cotejo/contract/catalogue';
import type { ClinicMatch, FacetCount } from '@cotejo/core/comparison';
import { foldText } from '@cotejo/core/text';
import { CheckField } from '@cotejo/ui/check-field';
import { controlClass } from '@cotejo/ui/control';
import { useRef, useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { useBeforeScript } from '../../use-before-script.ts';
import { FilterSection } from './filter-group.tsx';
import { filterTexts } from './filter-texts.ts';
import { genderOf } from './noun-gender.ts';
import { maximumClinics } from './search-changes.ts';
import { useOnTick, useOwnChoice, withOption } from './use-own-choice.ts';

/** Clinics offered before anything is typed, and the most found by a search. */
const offered = 3;
const mostFound = 8;

/** Field of the search box; it is sent only by a form without script, and the list then shows what it finds. */
export const clinicSearchName = 'clinica';

/** Chosen clinics stay; beside them the ones found, or those most plans cover. Case and accents do not matter. */
export function clinicsToShow(options: readonly FacetCount[], chosen: readonly string[], query: string): readonly FacetCount[] {
  const wanted = foldText(query);
  const others = options.filter(({ value }) => !chosen.includes(value));
  const found =
    wanted === ''
      ? others.toSorted((left, right) => right.count - left.count).slice(0, offered)
      : others.filter(({ label }) => foldText(label).includes(wanted)).slice(0, mostFound);
  return [...options.filter(({ value }) => chosen.includes(value)), ...found];
}

interface ClinicFilterProps {
  readonly options: readonly FacetCount[];
  readonly chosen: readonly string[];
  readonly match: ClinicMatch;
  /** What the products of the list are called. */
  readonly noun: ComparatorAnswer['noun'];
  /** What a form without script searched for. */
  readonly initialQuery: string;
}

/** The visitor's own clinics, up to three: every card then answers for each. */
export function ClinicFilter({ options, chosen: held, match, noun, initialQuery }: ClinicFilterProps) {
  const t = useTexts(filterTexts);
  const [chosen, choose] = useOwnChoice(held);
  const [matches, chooseMatch] = useOwnChoice([match]);
  const onTick = useOnTick(choose, ({ value, checked }) => withOption(chosen, value, checked));
  const onMatch = useOnTick(chooseMatch, ({ checked }) => (checked ? ['optional'] : []));
  const [query, setQuery] = useState(initialQuery);
  const box = useRef<HTMLInputElement>(null);
  useBeforeScript(() => box.current?.value ?? '', setQuery);
  if (options.length === 0 && chosen.length === 0) return null;
  const isFull = chosen.length >= maximumClinics;
  const shown = clinicsToShow(options, chosen, query);
  return (
    <FilterSection title={t('clinics')}>
      <input
        ref={box}
        type="search"
        name={clinicSearchName}
        aria-label={t('clinicSearch')}
        placeholder={t('clinicSearch')}
        autoComplete="off"
        value={query}
        onChange={(event) => {
          event.stopPropagation();
          setQuery(event.currentTarget.value);
        }}
        className={controlClass({ className: 'mb-1.5 min-h-11 lg:pointer-fine:min-h-10' })}
      />
      {shown.map(({ value, label, count }) => {
        const isChosen = chosen.includes(value);
        return (
          <CheckField
            key={value}
            name="coverageOrganizations"
            value={value}
            label={label}
            aside={count}
            checked={isChosen}
            disabled={isFull && !isChosen}
            onChange={onTick}
          />
        );
      })}
      {query.trim() !== '' && shown.length === chosen.length && <p className="py-1 text-sm text-ink-2">{t('clinicNone')}</p>}
      {isFull && <p className="py-1 text-sm text-ink-2">{t('clinicMost')}</p>}
      {chosen.length > 0 && (
        <CheckField
          name="clinicMatch"
          value="optional"
          label={t(`clinicOptional.${genderOf(noun)}`, { noun: noun.many })}
          checked={matches.includes('optional')}
          onChange={onMatch}
          className="mt-2 border-t border-line pt-2"
        />
      )}
    </FilterSection>
  );
}
