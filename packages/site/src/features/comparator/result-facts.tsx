import { useEdition } from '../../edition-context.ts';
import { limitText, percentText } from '../../price/amount-text.ts';
import { priceTexts } from '../../price/texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { resultTexts } from './card-texts.ts';
import type { ListedItem } from './listed-item.ts';

const factNames = ['hospital', 'ambulatory', 'cap', 'score', 'clinics'] as const;
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

/**
 * The facts that a list speaks of: all of an isapre plan, and of insurances those that any of the list states. A pet policy
 * has no hospital percentage to be uninformed of; where others of the list state it, what is unknown says so.
 */
export function factsOf(pages: readonly (readonly ListedItem[])[]): readonly FactName[] {
  return factNames.filter((fact) =>
    pages.some((items) => items.some((item) => item.codigoplan !== null || isStated(fact, item))),
  );
}

interface ResultFactsProps {
  readonly item: ListedItem;
  readonly facts: readonly FactName[];
  readonly className: string;
}

/** What the product covers in three figures, and its score; what is not known says so. The fourth has no room on a phone. */
export function ResultFacts({ item, facts, className }: ResultFactsProps) {
  const edition = useEdition();
  const t = useTexts(resultTexts);
  const tPrice = useTexts(priceTexts);
  const notStated = tPrice('notStated');
  const { hospitalPercentage, ambulatoryPercentage, annualCap } = item.summary;
  const all = [
    { name: 'hospital', label: t('hospital'), value: percentText(hospitalPercentage, tPrice) },
    { name: 'ambulatory', label: t('ambulatory'), value: percentText(ambulatoryPercentage, tPrice) },
    { name: 'cap', label: t('cap'), value: annualCap ? limitText(annualCap, edition) : notStated },
    { name: 'score', label: t('score'), value: item.score === null ? notStated : String(Math.round(item.score)) },
  ] as const;
  const shown = all.filter(({ name }) => facts.includes(name));
  if (shown.length === 0) return null;
  return (
    <dl className={className}>
      {shown.map(({ label, value }, index) => (
        <div key={label} className={index === 3 ? 'hidden flex-col-reverse lg:flex' : 'flex flex-col-reverse'}>
          <dt className="text-sm text-ink-2">{label}</dt>
          <dd className={value === notStated ? 'text-ink-2' : 'font-bold whitespace-nowrap tabular lg:text-lg'}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
