import { shownLimit, type LimitName } from '@cotejo/contract/price-unit';
import { FilterSection } from './filter-group.tsx';
import { PriceBoxes } from './price-boxes.tsx';
import { PriceHandles, type PriceLimits, type PriceRange } from './price-handles.tsx';
import type { ShownPrices } from './shown-prices.ts';

interface PriceFilterProps {
  /** Null: the other filters leave nothing that has a price, or one price alone. */
  readonly range: PriceRange | null;
  readonly shown: ShownPrices;
  readonly title: string;
  /** Of the wire: whole units of the list's currency a month. */
  readonly prices: PriceLimits;
  readonly onChange: (prices: PriceLimits) => void;
}

/** Price: bars, two handles, and two boxes that also work without script, and where there is nothing to draw. */
export function PriceFilter({ range, shown, title, prices, onChange }: PriceFilterProps) {
  const textOf = (limit: number, name: LimitName): string => shown.write(shownLimit(limit, shown.unit, name));
  const endOf = (place: number, name: LimitName): string => textOf(range?.steps.at(place) ?? 0, name);
  return (
    <FilterSection title={title}>
      {range && <PriceHandles {...{ range, prices, textOf, onChange }} />}
      <PriceBoxes
        {...{ shown, prices }}
        ends={range && { preciomin: endOf(0, 'preciomin'), preciomax: endOf(-1, 'preciomax') }}
      />
    </FilterSection>
  );
}
