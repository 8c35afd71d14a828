import type { CompareAnswer } from '@cotejo/contract/compare';
import { limitNames, type LimitName } from '@cotejo/contract/price-unit';
import type { ComparatorSearch } from '@cotejo/contract/search-params';
import { useRef } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { useBeforeScript } from '../../use-before-script.ts';
import { filterTexts } from './filter-texts.ts';

export type PriceRange = NonNullable<CompareAnswer['metaData']['ranges']['price']>;

export type PriceLimits = ComparatorSearch['filters']['prices'];

const viewWidth = 240;
const barHeight = 42;
const trackTop = 44;
const viewHeight = 48;

/** Places of the handles, among the steps of the prices. */
type Places = Readonly<Record<LimitName, number>>;

interface DrawingProps {
  readonly range: PriceRange;
  readonly at: Places;
}

/** How many cost what, as bars over the line of the handles; what is within the limits is coloured. Drawn for the eye: counts are in chips and totals. */
function Histogram({ range: { bins, steps }, at: { preciomin, preciomax } }: DrawingProps) {
  const most = Math.max(1, ...bins);
  const width = viewWidth / bins.length;
  const scale = viewWidth / (steps.length - 1);
  const [start, end] = [preciomin * scale, preciomax * scale];
  return (
    <svg viewBox={`0 0 ${viewWidth} ${viewHeight}`} preserveAspectRatio="none" className="block h-12 w-full" aria-hidden="true">
      {bins.map((count, index) => {
        const height = count === 0 ? 0 : Math.max(2, (count / most) * barHeight);
        const x = index * width;
        return (
          <rect
            key={index}
            x={x + 1}
            y={barHeight - height}
            width={width - 2}
            height={height}
            rx="2"
            className={x + width > start && x < end ? 'fill-action' : 'fill-line-2'}
          />
        );
      })}
      <rect y={trackTop} width={viewWidth} height="4" className="fill-line-2" />
      <rect x={start} y={trackTop} width={end - start} height="4" className="fill-action" />
    </svg>
  );
}

interface PriceHandlesProps {
  readonly range: PriceRange;
  /** Of the wire: whole units of the list's currency a month. */
  readonly prices: PriceLimits;
  readonly textOf: (limit: number, name: LimitName) => string;
  readonly onChange: (prices: PriceLimits) => void;
}

/** Both limits as handles below bars of how many cost what. */
export function PriceHandles({ range, prices, textOf, onChange }: PriceHandlesProps) {
  const t = useTexts(filterTexts);
  const { steps } = range;
  const last = steps.length - 1;
  /** Where a handle means no limit. */
  const edges: Places = { preciomin: 0, preciomax: last };
  const placeOf = (name: LimitName): number => {
    const limit = prices[name];
    const place = limit == null ? edges[name] : steps.findIndex((step) => step >= limit);
    return place === -1 ? last : place;
  };
  const priceAt = (place: number): number => steps[place] ?? 0;
  const at: Places = { preciomin: placeOf('preciomin'), preciomax: placeOf('preciomax') };
  // Where both stand at one place, only the one of the nearer end can go far.
  const isLeastOnTop = at.preciomin * 2 > last;
  const moved = (from: PriceLimits, name: LimitName, place: number): PriceLimits => {
    const price = priceAt(place);
    // Neither passes the other.
    const limit = name === 'preciomin' ? Math.min(price, from.preciomax ?? price) : Math.max(price, from.preciomin ?? price);
    return { ...from, [name]: place === edges[name] ? null : limit };
  };
  const track = useRef<HTMLDivElement>(null);
  useBeforeScript(
    () => Array.from(track.current?.querySelectorAll('input') ?? [], ({ valueAsNumber }) => valueAsNumber),
    (places) => {
      const early = limitNames.reduce((from, name, index) => {
        const place = places[index] ?? at[name];
        return place === at[name] ? from : moved(from, name, place);
      }, prices);
      if (early !== prices) onChange(early);
    },
  );
  return (
    <>
      <Histogram range={range} at={at} />
      <div ref={track} className="relative -mt-1 mb-5 h-1">
        {limitNames.map((name) => (
          <input
            key={name}
            type="range"
            aria-label={t(`${name}.long`)}
            aria-valuetext={textOf(prices[name] ?? priceAt(edges[name]), name)}
            max={last}
            value={at[name]}
            onChange={(event) => {
              event.stopPropagation();
              onChange(moved(prices, name, event.currentTarget.valueAsNumber));
            }}
            className={`price-handle ${isLeastOnTop && name === 'preciomin' ? 'z-2' : ''}`}
          />
        ))}
      </div>
    </>
  );
}
