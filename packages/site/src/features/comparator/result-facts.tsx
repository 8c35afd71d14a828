import type { Item } from '@cotejo/contract/compare';
import { useEdition } from '../../edition-context.ts';
import { amountText, notStated, percentText } from '../../price/amount-text.ts';

interface Fact {
  readonly label: string;
  readonly value: string;
  /** The fourth has no room on a phone. */
  readonly isExtra: boolean;
}

/** What the product covers in three figures, and its score; what is not known says so. */
export function ResultFacts({ item, className }: { readonly item: Item; readonly className: string }) {
  const edition = useEdition();
  const { hospitalPercentage, ambulatoryPercentage, annualCap } = item.summary;
  const facts: readonly Fact[] = [
    { label: 'Hospitalaria', value: percentText(hospitalPercentage), isExtra: false },
    { label: 'Ambulatoria', value: percentText(ambulatoryPercentage), isExtra: false },
    { label: 'Tope anual', value: annualCap ? amountText(annualCap, edition) : notStated, isExtra: false },
    { label: 'Puntaje', value: item.score === null ? notStated : String(Math.round(item.score)), isExtra: true },
  ];
  return (
    <dl className={className}>
      {facts.map(({ label, value, isExtra }) => (
        <div key={label} className={isExtra ? 'hidden flex-col-reverse lg:flex' : 'flex flex-col-reverse'}>
          <dt className="text-sm text-ink-2">{label}</dt>
          <dd className={value === notStated ? 'text-ink-2' : 'font-bold tabular lg:text-lg'}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
