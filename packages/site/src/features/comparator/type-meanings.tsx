import type { ComparatorAnswer } from '@cotejo/contract/catalogue';
import type { FacetCount } from '@cotejo/core/comparison';
import { ExplainedTerm } from '../../layout/explained-term.tsx';
import { useSpanishMark } from '../../labels/use-spanish-mark.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { filterTexts } from './filter-texts.ts';

interface TypeMeaningsProps {
  readonly types: ComparatorAnswer['types'];
  /** The options of the filter: only these are explained, in their order. */
  readonly shown: readonly Pick<FacetCount, 'value'>[];
}

/** A button beside the filter of types that opens what each of them is (A3-63 to A3-81). */
export function TypeMeanings({ types, shown }: TypeMeaningsProps) {
  const t = useTexts(filterTexts);
  const spanish = useSpanishMark();
  const told = shown.flatMap(({ value }) => types.find(({ name, description }) => name === value && description !== '') ?? []);
  if (told.length === 0) return null;
  return (
    <ExplainedTerm word={t('typesWord')}>
      {told.map(({ name, displayName, description }) => (
        <span {...spanish} key={name} className="mb-2 block last:mb-0">
          <b className="font-semibold">{displayName}:</b> {description}
        </span>
      ))}
    </ExplainedTerm>
  );
}
