import type { Amount } from '@cotejo/contract/compare';
import { uses } from '@cotejo/core/care-cost';
import type { Edition } from '@cotejo/core/editions';
import { amountText, percentText } from '../../price/amount-text.ts';
import type { ComparedClinic, ComparedColumn } from './load-comparison.ts';
import { priceForText } from '../../price/insured-words.ts';
import { viewPrice } from '../../price/price-view.ts';
import type { TranslatePrice } from '../../price/texts.ts';
import type { TranslateComparison } from './comparison-texts.ts';

/** What the rows are written with. */
export interface ComparisonWords {
  readonly edition: Edition;
  readonly t: TranslateComparison;
  readonly tPrice: TranslatePrice;
}

/** One cell of the comparison. `isBest` is said in words beside the value, never by colour alone. */
export interface ComparisonCell {
  readonly text: string;
  readonly isBest: boolean;
  /** 'No cubre' and 'No informado' are written quieter. */
  readonly isQuiet: boolean;
}

export interface ComparisonRow {
  readonly label: string;
  readonly cells: readonly ComparisonCell[];
}

export interface ComparisonGroup {
  readonly title: string;
  readonly rows: readonly ComparisonRow[];
}

/** What a row compares: its text and, where more or less of it is better, its number. */
interface Compared {
  readonly text: string;
  readonly rank: number | null;
  readonly isQuiet?: boolean;
}

const textOnly = (text: string): Compared => ({ text, rank: null });
const quiet = (text: string): Compared => ({ text, rank: null, isQuiet: true });

/** Marks the one best value; a tie, or a single known value, marks none. */
function rowOf(label: string, values: readonly Compared[]): ComparisonRow {
  const ranks = values.flatMap(({ rank }) => (rank === null ? [] : [rank]));
  const best = Math.max(...ranks);
  const isContest = ranks.length > 1 && ranks.filter((rank) => rank === best).length === 1;
  const cells = values.map(({ text, rank, isQuiet = false }) => ({ text, isBest: isContest && rank === best, isQuiet }));
  return { label, cells };
}

function higherIsBetter(text: string, value: number | null): Compared {
  return { text, rank: value };
}
function lowerIsBetter(text: string, value: number | null): Compared {
  return { text, rank: value === null ? null : -value };
}

function amountCompared(amount: Amount | null, { edition, tPrice }: ComparisonWords, compare: typeof higherIsBetter): Compared {
  return amount === null ? quiet(tPrice('notStated')) : compare(amountText(amount, edition), amount.value);
}

/** True when every amount known is in one unit, so that they can be ranked. */
function shareUnit(amounts: readonly (Amount | null)[]): boolean {
  return new Set(amounts.flatMap((amount) => (amount ? [amount.unit.code] : []))).size <= 1;
}

function amountRow(
  label: string,
  amounts: readonly (Amount | null)[],
  rule: { words: ComparisonWords; compare: typeof higherIsBetter },
): ComparisonRow {
  const compare = shareUnit(amounts) ? rule.compare : textOnly;
  return rowOf(
    label,
    amounts.map((amount) => amountCompared(amount, rule.words, compare)),
  );
}

function priceRow(columns: readonly ComparedColumn[], { edition, t, tPrice }: ComparisonWords): ComparisonRow {
  const views = columns.map(({ item }) => viewPrice(item, { edition, uf: null, inUf: false }));
  return rowOf(
    t('price'),
    views.map((view, index) =>
      view
        ? lowerIsBetter(view.main + view.suffix, view.units)
        : textOnly(tPrice(`noPrice.${columns[index]?.item.insures ?? 'people'}`)),
    ),
  );
}

/** Of what companies pay, what one employee is of it. */
function perPersonRow(columns: readonly ComparedColumn[], { edition, t, tPrice }: ComparisonWords): readonly ComparisonRow[] {
  if (!columns.some(({ item }) => item.profilePrice.perPerson)) return [];
  return [
    rowOf(
      t('eachEmployee'),
      columns.map(({ item }) =>
        item.profilePrice.perPerson ? textOnly(priceForText(item, { edition, t: tPrice })) : quiet(tPrice('notStated')),
      ),
    ),
  ];
}

/** Of products that pay no care in hospital or consultations only the rows that one of them answers. */
function asFarAsStated(
  rows: readonly ComparisonRow[],
  columns: readonly ComparedColumn[],
  notStated: string,
): readonly ComparisonRow[] {
  const paysCare = columns.some(
    ({ item: { codigoplan, summary } }) =>
      codigoplan !== null || summary.hospitalPercentage !== null || summary.ambulatoryPercentage !== null,
  );
  return paysCare ? rows : rows.filter(({ cells }) => cells.some(({ text }) => text !== notStated));
}

/** What is paid over the family's legal 7 %, where it is known for every column. */
function overContributionRow(columns: readonly ComparedColumn[], words: ComparisonWords): readonly ComparisonRow[] {
  const overs = columns.map(({ item: { profilePrice } }) => {
    const { price, contribution } = profilePrice;
    return price && contribution ? { value: Math.max(0, price.value - contribution.value), unit: price.unit } : null;
  });
  if (overs.every((over) => over === null)) return [];
  return [amountRow(words.t('overContribution'), overs, { words, compare: lowerIsBetter })];
}

/** The year's cost at each level of use; left out where no column has one. */
function yearlyCostRows(columns: readonly ComparedColumn[], words: ComparisonWords): readonly ComparisonRow[] {
  const costs = columns.map(({ item }) => item.profilePrice.yearlyCost.amounts);
  if (costs.every((cost) => cost === null)) return [];
  return uses.map((use) =>
    rowOf(
      words.t(`yearlyCost.${use}`),
      costs.map((cost) => (cost ? amountCompared(cost[use], words, lowerIsBetter) : quiet(words.t('notComputable')))),
    ),
  );
}

/** What a product answers for a clinic, hospital care first: '100 %', 'No cubre', 'No informado'. */
function clinicCompared(clinic: ComparedClinic | undefined, { t, tPrice }: ComparisonWords): Compared {
  if (!clinic || clinic.answer === 'unknown') return quiet(tPrice('notStated'));
  if (clinic.answer === 'not-covered') return { text: t('notCovered'), rank: 0, isQuiet: true };
  const percentage = clinic.hospitalaria ?? clinic.ambulatoria;
  return percentage === null ? textOnly(t('coveredUnknown')) : higherIsBetter(percentText(percentage, tPrice), percentage);
}

function clinicRows(columns: readonly ComparedColumn[], words: ComparisonWords): readonly ComparisonRow[] {
  return (columns[0]?.clinics ?? []).map(({ code, displayName }) =>
    rowOf(
      displayName,
      columns.map(({ clinics }) =>
        clinicCompared(
          clinics.find((clinic) => clinic.code === code),
          words,
        ),
      ),
    ),
  );
}

/** A product without deductible says so; of one that states neither it is not known. */
function deductibleRow(columns: readonly ComparedColumn[], words: ComparisonWords): ComparisonRow {
  const deductibles = columns.map(({ item }) => item.summary.deductible);
  const compare = shareUnit(deductibles) ? lowerIsBetter : textOnly;
  return rowOf(
    words.t('deductible'),
    columns.map(({ item: { summary, features } }) =>
      summary.deductible === null && features.some(({ name }) => name === 'sin_deducible')
        ? compare(words.t('noDeductible'), 0)
        : amountCompared(summary.deductible, words, compare),
    ),
  );
}

function coverageRows(columns: readonly ComparedColumn[], words: ComparisonWords): readonly ComparisonRow[] {
  const { t, tPrice } = words;
  const summaries = columns.map(({ item }) => item.summary);
  const percentRow = (label: string, values: readonly (number | null)[]): ComparisonRow =>
    rowOf(
      label,
      values.map((value) => ({ ...higherIsBetter(percentText(value, tPrice), value), isQuiet: value === null })),
    );
  return [
    rowOf(
      t('protection'),
      columns.map(({ item }) => textOnly(item.insuranceMetadata.modality ?? item.insuranceType.displayName)),
    ),
    amountRow(
      t('cap'),
      summaries.map(({ annualCap }) => annualCap),
      { words, compare: higherIsBetter },
    ),
    deductibleRow(columns, words),
    percentRow(
      t('hospital'),
      summaries.map(({ hospitalPercentage }) => hospitalPercentage),
    ),
    percentRow(
      t('ambulatory'),
      summaries.map(({ ambulatoryPercentage }) => ambulatoryPercentage),
    ),
    rowOf(
      t('requirement'),
      columns.map(({ item }) => textOnly(item.requirementText)),
    ),
  ];
}

/** The rows of the comparison in their groups (B2.8-02 to B2.8-05); a group without rows is left out. */
export function comparisonGroups(columns: readonly ComparedColumn[], words: ComparisonWords): readonly ComparisonGroup[] {
  const { t, tPrice } = words;
  return [
    {
      title: t('cost'),
      rows: [
        priceRow(columns, words),
        ...perPersonRow(columns, words),
        ...overContributionRow(columns, words),
        ...yearlyCostRows(columns, words),
      ],
    },
    { title: t('clinics'), rows: clinicRows(columns, words) },
    { title: t('coverages'), rows: asFarAsStated(coverageRows(columns, words), columns, tPrice('notStated')) },
  ].filter(({ rows }) => rows.length > 0);
}
