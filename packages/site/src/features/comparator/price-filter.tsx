import type { CompareAnswer } from '@cotejo/contract/compare';
import type { ComparatorSearch } from '@cotejo/contract/search-params';
import { formatNumber } from '@cotejo/core/money-format';
import { useState } from 'react';
import { useEdition } from '../../edition-context.ts';
import { currencyPrefix } from '../../price/amount-text.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { FilterSection } from './filter-group.tsx';
import { filterTexts } from './filter-texts.ts';

type PriceRange = NonNullable<CompareAnswer['metaData']['ranges']['price']>;

interface Limits {
  readonly from: number;
  readonly to: number;
}

/** Step of the handles in whole units of the currency: about a hundredth of the dearest, a power of ten from 1 on. */
export function stepOf({ highest }: Pick<PriceRange, 'highest'>): number {
  return 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, highest))) - 2);
}

/** Ends of the scale: the cheapest and the dearest, out to whole steps. */
function endsOf({ lowest, highest }: PriceRange): Limits {
  const step = stepOf({ highest });
  return {
    from: Math.floor(lowest / step) * step,
    to: Math.max(Math.ceil(highest / step), Math.floor(lowest / step) + 1) * step,
  };
}

const viewWidth = 240;
const viewHeight = 44;

/** How many cost what, as bars; those within the limits are coloured. Drawn for the eye: the counts are in the chips and totals. */
function Histogram({ range, limits }: { readonly range: PriceRange; readonly limits: Limits }) {
  const most = Math.max(1, ...range.bins);
  const width = viewWidth / range.bins.length;
  const priceStep = (range.highest - range.lowest) / range.bins.length;
  return (
    <svg viewBox={`0 0 ${viewWidth} ${viewHeight}`} preserveAspectRatio="none" className="block h-11 w-full" aria-hidden="true">
      {range.bins.map((count, index) => {
        const height = count === 0 ? 0 : Math.max(2, (count / most) * viewHeight);
        const start = range.lowest + priceStep * index;
        const isInside = start + priceStep >= limits.from && start <= limits.to;
        return (
          <rect
            key={index}
            x={index * width + 1}
            y={viewHeight - height}
            width={width - 2}
            height={height}
            rx="2"
            className={isInside ? 'fill-action' : 'fill-line-2'}
          />
        );
      })}
    </svg>
  );
}

/** The line between the handles. */
function Track({ ends, limits }: { readonly ends: Limits; readonly limits: Limits }) {
  const scale = viewWidth / (ends.to - ends.from);
  return (
    <svg viewBox={`0 0 ${viewWidth} 4`} preserveAspectRatio="none" className="block h-1 w-full" aria-hidden="true">
      <rect width={viewWidth} height="4" rx="2" className="fill-line-2" />
      <rect x={(limits.from - ends.from) * scale} width={(limits.to - limits.from) * scale} height="4" className="fill-action" />
    </svg>
  );
}

interface PriceFilterProps {
  readonly range: PriceRange;
  /** Currency of the comparator's prices. */
  readonly currency: string;
  readonly title: string;
  readonly prices: ComparatorSearch['filters']['prices'];
  readonly onChange: (prices: ComparatorSearch['filters']['prices']) => void;
}

/** Price: bars, two handles, and two boxes that also work without script. */
export function PriceFilter({ range, currency, title, prices, onChange }: PriceFilterProps) {
  const t = useTexts(filterTexts);
  const edition = useEdition();
  const ends = endsOf(range);
  const step = stepOf(range);
  const from = Math.min(Math.max(prices.preciomin ?? ends.from, ends.from), ends.to);
  // A least price above the most leaves its handle where the other is.
  const limits: Limits = { from, to: Math.max(Math.min(prices.preciomax ?? ends.to, ends.to), from) };
  // Whole units: decimals would be read as thousands in what is typed.
  const money = (value: number): string => `${currencyPrefix(currency, edition)}${formatNumber(value, edition)}`;
  // At an end of the scale a handle means no limit.
  const change = ({ from, to }: Limits): void =>
    onChange({ preciomin: from <= ends.from ? null : from, preciomax: to >= ends.to ? null : to });
  return (
    <FilterSection title={title}>
      <Histogram range={range} limits={limits} />
      <div className="relative mt-1 mb-5 h-1">
        <Track ends={ends} limits={limits} />
        <input
          type="range"
          aria-label={t('priceFrom')}
          aria-valuetext={money(limits.from)}
          min={ends.from}
          max={ends.to}
          step={step}
          value={limits.from}
          onChange={(event) => {
            event.stopPropagation();
            change({ ...limits, from: Math.min(event.currentTarget.valueAsNumber, limits.to) });
          }}
          className="price-handle"
        />
        <input
          type="range"
          aria-label={t('priceTo')}
          aria-valuetext={money(limits.to)}
          min={ends.from}
          max={ends.to}
          step={step}
          value={limits.to}
          onChange={(event) => {
            event.stopPropagation();
            change({ ...limits, to: Math.max(event.currentTarget.valueAsNumber, limits.from) });
          }}
          className="price-handle"
        />
      </div>
      <div className="grid grid-cols-2 gap-3">
        <LimitBox
          label={t('from')}
          name="preciomin"
          value={prices.preciomin ?? null}
          placeholder={money(ends.from)}
          write={money}
        />
        <LimitBox label={t('to')} name="preciomax" value={prices.preciomax ?? null} placeholder={money(ends.to)} write={money} />
      </div>
    </FilterSection>
  );
}

interface LimitBoxProps {
  readonly label: string;
  readonly name: string;
  readonly value: number | null;
  readonly placeholder: string;
  readonly write: (value: number) => string;
}

/** One limit as text; what is typed stays as typed until the limit changes otherwise. */
function LimitBox({ label, name, value, placeholder, write }: LimitBoxProps) {
  const [typed, setTyped] = useState({ text: value === null ? '' : write(value), value });
  if (typed.value !== value) {
    const digits = typed.text.replace(/\D/g, '');
    const saysIt = (digits === '' ? null : Number(digits)) === value;
    setTyped({ text: saysIt ? typed.text : value === null ? '' : write(value), value });
  }
  return (
    <label className="text-sm">
      <span className="mb-1 block text-ink-2">{label}</span>
      <input
        name={name}
        inputMode="numeric"
        autoComplete="off"
        placeholder={placeholder}
        value={typed.text}
        onChange={(event) => setTyped({ text: event.currentTarget.value, value })}
        className="min-h-11 w-full rounded-control border border-control bg-surface px-2.5 tabular lg:pointer-fine:min-h-10"
      />
    </label>
  );
}
