import type { CoverageResume } from '@cotejo/contract/catalogue';
import type { Edition } from '@cotejo/core/editions';
import { amountText } from '../price/amount-text.ts';
import type { TranslatePrice } from '../price/texts.ts';
import type { TranslateOf } from '../texts/texts.ts';
import type { coverageAmountTexts } from './coverage-texts.ts';

/** What a product pays of one benefit. */
export type Coverage = CoverageResume['tags'][number]['coverages'][number];
type Bounds = NonNullable<Coverage['amounts'][keyof Coverage['amounts']]>;

/** What the figures are written with. */
export interface CoverageWords {
  readonly edition: Edition;
  readonly t: TranslateOf<typeof coverageAmountTexts>;
  readonly tPrice: TranslatePrice;
}

/** Units of caps in dollars that are told as one value, the most that is paid, and never as a pair (B9-30, B9-31). */
const toldAsOne: ReadonlySet<string> = new Set(['USD/Año', 'USD/V']);

/** Both ends of what is stated; null: nothing is. */
function endsOf({ minAmount, maxAmount, unit }: Bounds): readonly [low: number, high: number] | null {
  const high = maxAmount ?? minAmount;
  const low = toldAsOne.has(unit.currencyCode) ? high : (minAmount ?? maxAmount);
  return low === null || high === null ? null : [low, high];
}

/** '80 %', '60 % a 80 %', 'UF 120'; 0 of a percentage is 'Sin cobertura'. */
function boundsText(bounds: Bounds, { edition, t, tPrice }: CoverageWords): string {
  // 'UF/Año' carries its period, which the name of the top says in words.
  const [code = ''] = bounds.unit.currencyCode.split('/');
  const write = (value: number): string =>
    code === '%' ? tPrice('percent', { value }) : amountText({ value, unit: { code } }, edition);
  const ends = endsOf(bounds);
  if (ends === null) return tPrice('notStated');
  const [low, high] = ends;
  return low === high ? write(low) : t('range', { low: write(low), high: write(high) });
}

function percentageTexts({ amounts }: Pick<Coverage, 'amounts'>, words: CoverageWords): readonly string[] {
  const { percentage, percentage_fonasa: fonasa, percentage_isapre: isapre } = amounts;
  return [
    ...(percentage ? [boundsText(percentage, words)] : []),
    ...(fonasa ? [words.t('withFonasa', { share: boundsText(fonasa, words) })] : []),
    ...(isapre ? [words.t('withIsapre', { share: boundsText(isapre, words) })] : []),
  ];
}

/** What the insured pays, where the sheet says an amount: 'Copago de US$ 35'. */
function ownAmountTexts({ amounts }: Pick<Coverage, 'amounts'>, words: CoverageWords): readonly string[] {
  const { copay, out_of_pocket: outOfPocket } = amounts;
  return [
    ...(copay ? [words.t('copay', { amount: boundsText(copay, words) })] : []),
    ...(outOfPocket ? [words.t('outOfPocket', { amount: boundsText(outOfPocket, words) })] : []),
  ];
}

/** What is paid of a benefit: '60 % a 80 %, Copago de $3.000'; null where none is stated. */
export function coveredText(coverage: Pick<Coverage, 'amounts'>, words: CoverageWords): string | null {
  const covered = [...percentageTexts(coverage, words), ...ownAmountTexts(coverage, words)];
  return covered.length > 0 ? covered.join(', ') : null;
}

/** A coverage whose cap is told. Of a capital 0 pays nothing, where a cap of 0 is none. */
export interface CappedCoverage extends Pick<Coverage, 'amounts'> {
  readonly isCapital?: boolean;
}

/** Periods in their order of precedence (A5-38): the first present is shown. */
const periods = ['yearly_top', 'monthly_top', 'weekly_top', 'daily_top', 'top_amount', 'max_coverage'] as const;

/** The cap of a benefit: 'UF 120 al año'; when it is 0 'Sin Tope' (A5-34), of life 'No Cubre' (A5-35); null when none is stated. */
export function statedTopText({ amounts, isCapital = false }: CappedCoverage, words: CoverageWords): string | null {
  for (const key of periods) {
    const bounds = amounts[key];
    if (!bounds) continue;
    return endsOf(bounds)?.[0] === 0
      ? words.t(isCapital ? 'notCovered' : 'noCap')
      : words.t(`per.${key}`, { amount: boundsText(bounds, words) });
  }
  return null;
}

/** The same, and 'No informado' when none is stated. */
export function topText(coverage: CappedCoverage, words: CoverageWords): string {
  return statedTopText(coverage, words) ?? words.tPrice('notStated');
}
