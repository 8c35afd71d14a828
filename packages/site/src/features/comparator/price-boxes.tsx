import type { ComparatorSearch } from '@cotejo/contract/search-params';
import { limitNames, readPriceLimits, shownLimit, writePriceUnit, type LimitName } from '@cotejo/contract/price-unit';
import { controlClass } from '@cotejo/ui/control';
import { useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useTexts } from '../../texts/use-texts.ts';
import { useBeforeScript } from '../../use-before-script.ts';
import { limitsBefore } from './limits-before.ts';
import { filterTexts } from './filter-texts.ts';
import type { ShownPrices } from './shown-prices.ts';

interface PriceBoxesProps {
  readonly shown: ShownPrices;
  readonly prices: ComparatorSearch['filters']['prices'];
  /** What stands in an empty box; null: nothing has a price to tell. */
  readonly ends: Readonly<Record<LimitName, string>> | null;
}

/**
 * Both limits as text, as the list shows prices; what is typed stays as typed until the limits change otherwise. A least price above
 * the most is not applied, and says so; an address that has it has the two change places (decision 0364).
 */
export function PriceBoxes({ shown: { unit, write }, prices, ends }: PriceBoxesProps) {
  const t = useTexts(filterTexts);
  const whyId = useId();
  const url = new URLSearchParams(useLocation().search);
  const priceUnit = writePriceUnit(unit);
  const textOf = (name: LimitName): string => {
    const limit = prices[name];
    return limit == null ? '' : write(shownLimit(limit, unit, name));
  };
  const held = [priceUnit, prices.preciomin, prices.preciomax].join(' ');
  // `before`: the limits before one was typed. On its way to 200.000 it is 20.000, which the list is narrowed by for a moment.
  const said = () => ({ held, before: prices, preciomin: textOf('preciomin'), preciomax: textOf('preciomax') });
  const [typed, setTyped] = useState(said);
  const { before } = typed;
  const { limits, crossed } = readPriceLimits((name) => (name === 'priceUnit' ? priceUnit : typed[name]), before);
  const isUnread = (name: LimitName): boolean => crossed === null && typed[name].trim() !== '' && limits[name] === null;
  const unread = limitNames.find(isUnread);
  if (typed.held !== held) {
    const saysIt = held === [priceUnit, limits.preciomin, limits.preciomax].join(' ');
    setTyped(saysIt ? { ...typed, held } : said());
  }
  const boxes = useRef<HTMLDivElement>(null);
  useBeforeScript(
    () => Array.from(boxes.current?.querySelectorAll('input') ?? [], ({ value }) => value),
    () => undefined,
    ([preciomin = '', preciomax = '']) => setTyped({ ...typed, preciomin, preciomax }),
  );
  const why = crossed
    ? t('priceCrossed', { least: write(crossed[0]), most: write(crossed[1]) })
    : unread
      ? t('priceUnread', { amount: ends?.[unread] ?? write(shownLimit(before.preciomax ?? before.preciomin ?? 0, unit, unread)) })
      : readPriceLimits((name) => url.get(name), null).crossed && t('priceTurned');
  return (
    <>
      <input type="hidden" name="priceUnit" value={priceUnit} />
      {before !== prices && <input type="hidden" name={limitsBefore} value={[before.preciomin, before.preciomax].join(' ')} />}
      <div
        ref={boxes}
        className="grid grid-cols-2 gap-3"
        onBlur={() => crossed === null && setTyped({ ...typed, before: prices })}
      >
        {limitNames.map((name) => (
          <label key={name} className="text-sm">
            <span className="mb-1 block text-ink-2">{t(name)}</span>
            <input
              name={name}
              inputMode="decimal"
              autoComplete="off"
              placeholder={ends?.[name]}
              value={typed[name]}
              aria-invalid={crossed !== null || isUnread(name)}
              aria-describedby={whyId}
              onChange={(event) => setTyped({ ...typed, [name]: event.currentTarget.value })}
              className={controlClass({
                invalid: crossed !== null || isUnread(name),
                className: 'min-h-11 px-2.5 text-sm tabular lg:pointer-fine:min-h-10',
              })}
            />
          </label>
        ))}
      </div>
      <p id={whyId} role="status" className="text-sm text-warm not-empty:mt-2">
        {why}
      </p>
    </>
  );
}
