import { buttonClass } from '@cotejo/ui/button';
import { SelectField } from '@cotejo/ui/field';
import { Form, useLocation } from 'react-router';
import { useTexts } from '../texts/use-texts.ts';
import { identityOf } from './compare-slots.ts';
import { comparedName } from './compared-in-url.ts';
import { comparisonTexts } from './comparison-texts.ts';
import type { ComparedColumn } from './load-comparison.ts';

const places = [
  { place: 0, label: 'column.first' },
  { place: 1, label: 'column.second' },
] as const;

interface SwapColumnsProps {
  /** In the order they are shown. */
  readonly columns: readonly ComparedColumn[];
  /** What the address names beyond them. */
  readonly beyond?: readonly string[];
  readonly onSwap: (place: number, identity: string) => void;
}

/**
 * Which two of three products a narrow screen shows. Without script it sends the address anew with these two first: whoever
 * is named twice there counts once.
 */
export function SwapColumns({ columns, beyond = [], onSwap }: SwapColumnsProps) {
  const t = useTexts(comparisonTexts);
  const { pathname, search } = useLocation();
  const kept = [...new URLSearchParams(search)].filter(([name]) => name !== comparedName);
  if (columns.length < 3) return null;
  return (
    <Form method="get" action={pathname} aria-label={t('columns')} className="mb-3 lg:hidden print:hidden">
      <div className="grid grid-cols-2 gap-3">
        {places.map(({ place, label }) => (
          <SelectField
            key={place}
            label={t(label)}
            name={comparedName}
            value={columns[place] && identityOf(columns[place].item)}
            onChange={(event) => onSwap(place, event.currentTarget.value)}
          >
            {columns.map(({ item }) => (
              <option key={item.id} value={identityOf(item)}>
                {item.displayName}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
      {[...columns.map(({ item }) => identityOf(item)), ...beyond].map((identity) => (
        <input key={identity} type="hidden" name={comparedName} value={identity} />
      ))}
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <noscript>
        <button type="submit" className={buttonClass({ look: 'outline', wide: true, className: 'mt-3' })}>
          {t('showColumns')}
        </button>
      </noscript>
    </Form>
  );
}
