import { buttonClass } from '@cotejo/ui/button';
import { SelectField } from '@cotejo/ui/field';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
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
  const shown = places.map(({ place }) => columns[place] && identityOf(columns[place].item));
  const selects = useRef<HTMLDivElement>(null);
  const takeUp = useEffectEvent(() => {
    const chosen = selects.current?.querySelectorAll('select') ?? [];
    chosen.forEach(({ value }, place) => value !== shown[place] && onSwap(place, value));
  });
  // What was chosen before script ran stands in the boxes until they are rendered anew.
  useLayoutEffect(() => takeUp(), []);
  if (columns.length < 3) return null;
  return (
    <Form method="get" action={pathname} aria-label={t('columns')} className="mb-3 @min-[55rem]:hidden print:hidden">
      <div ref={selects} className="grid gap-3 @min-few:grid-cols-2">
        {places.map(({ place, label }) => (
          <SelectField
            key={place}
            label={t(label)}
            name={comparedName}
            value={shown[place]}
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
