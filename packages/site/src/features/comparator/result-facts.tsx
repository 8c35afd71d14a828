import { useEdition } from '../../edition-context.ts';
import { limitText, percentText } from '../../price/amount-text.ts';
import { priceTexts } from '../../price/texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { resultTexts } from './card-texts.ts';
import type { ListedItem } from './listed-item.ts';

const figureNames = ['hospital', 'ambulatory', 'cap', 'score'] as const;
const factNames = [...figureNames, 'clinics'] as const;
export type FactName = (typeof factNames)[number];

/** Whether a product says something to a fact. */
function isStated(fact: FactName, { summary, score, careCentreCount, clinicAnswers }: ListedItem): boolean {
  switch (fact) {
    case 'hospital':
      return summary.hospitalPercentage !== null;
    case 'ambulatory':
      return summary.ambulatoryPercentage !== null;
    case 'cap':
      return summary.annualCap !== null;
    case 'score':
      return score !== null;
    case 'clinics':
      return careCentreCount > 0 || clinicAnswers.length > 0;
  }
}

/** What a product is in this list: its kind, whose facts it has. */
export function kindOf({ insuranceType }: ListedItem): string {
  return insuranceType.upperType.name;
}

/**
 * The facts that a list speaks of, kind by kind: all of an isapre plan, and of insurances those that any of the kind states. Life
 * insurance has no hospital percentage to be uninformed of.
 */
export function factsOf(pages: readonly (readonly ListedItem[])[]): Readonly<Record<string, readonly FactName[]>> {
  const facts: Record<string, FactName[]> = {};
  for (const item of pages.flat()) {
    const known = (facts[kindOf(item)] ??= []);
    known.push(...factNames.filter((fact) => !known.includes(fact) && (item.codigoplan !== null || isStated(fact, item))));
  }
  return facts;
}

interface ResultFactsProps {
  readonly item: ListedItem;
  readonly facts: readonly FactName[];
}

/** What the product covers in three figures, and its score, which has no room on a phone; what is not known is told in one line. */
export function ResultFacts({ item, facts }: ResultFactsProps) {
  const edition = useEdition();
  const t = useTexts(resultTexts);
  const tPrice = useTexts(priceTexts);
  const { hospitalPercentage, ambulatoryPercentage, annualCap } = item.summary;
  const figures = {
    hospital: percentText(hospitalPercentage, tPrice),
    ambulatory: percentText(ambulatoryPercentage, tPrice),
    cap: annualCap && limitText(annualCap, edition),
    score: item.score === null ? null : String(Math.round(item.score)),
  };
  const shown = figureNames.filter((name) => facts.includes(name));
  if (shown.length === 0) return null;
  const unknown = shown.filter((name) => !isStated(name, item));
  return (
    <dl className="result-facts">
      {shown
        .filter((name) => isStated(name, item))
        .map((name, index) => (
          <div key={name} className={index === 3 ? 'hidden flex-col-reverse lg:flex' : 'flex flex-col-reverse'}>
            <dt className="text-sm text-ink-2">{t(name)}</dt>
            <dd className="font-bold whitespace-nowrap tabular lg:text-lg">{figures[name]}</dd>
          </div>
        ))}
      {unknown.length > 0 && (
        <div className="basis-full text-sm text-ink-2">
          <dt className="inline">{tPrice('notStated')}: </dt>
          <dd className="inline">{unknown.map((name) => t(name)).join(', ')}</dd>
        </div>
      )}
    </dl>
  );
}
