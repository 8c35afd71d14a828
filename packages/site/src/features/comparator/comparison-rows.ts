import type { Amount } from '@cotejo/contract/compare';
import { uses } from '@cotejo/core/care-cost';
import type { Edition } from '@cotejo/core/editions';
import { amountText, notStated, percentText } from '../../price/amount-text.ts';
import type { ComparedClinic, ComparedColumn } from './load-comparison.ts';
import { noPriceText, priceForText } from '../../price/insured-words.ts';
import { viewPrice } from '../../price/price-view.ts';

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
}

const textOnly = (text: string): Compared => ({ text, rank: null });
const notComputable = 'No se puede calcular';
const quietTexts: ReadonlySet<string> = new Set([notStated, notComputable, 'No cubre']);

/** Marks the one best value; a tie, or a single known value, marks none. */
function rowOf(label: string, values: readonly Compared[]): ComparisonRow {
  const ranks = values.flatMap(({ rank }) => (rank === null ? [] : [rank]));
  const best = Math.max(...ranks);
  const isContest = ranks.length > 1 && ranks.filter((rank) => rank === best).length === 1;
  const cells = values.map(({ text, rank }) => ({ text, isBest: isContest && rank === best, isQuiet: quietTexts.has(text) }));
  return { label, cells };
}

function higherIsBetter(text: string, value: number | null): Compared {
  return { text, rank: value };
}
function lowerIsBetter(text: string, value: number | null): Compared {
  return { text, rank: value === null ? null : -value };
}

function amountCompared(amount: Amount | null, edition: Edition, compare: typeof higherIsBetter): Compared {
  return amount === null ? textOnly(notStated) : compare(amountText(amount, edition), amount.value);
}

/** True when every amount known is in one unit, so that they can be ranked. */
function shareUnit(amounts: readonly (Amount | null)[]): boolean {
  return new Set(amounts.flatMap((amount) => (amount ? [amount.unit.code] : []))).size <= 1;
}

function amountRow(
  label: string,
  amounts: readonly (Amount | null)[],
  rule: { edition: Edition; compare: typeof higherIsBetter },
): ComparisonRow {
  const compare = shareUnit(amounts) ? rule.compare : textOnly;
  return rowOf(
    label,
    amounts.map((amount) => amountCompared(amount, rule.edition, compare)),
  );
}

function priceRow(columns: readonly ComparedColumn[], edition: Edition): ComparisonRow {
  const views = columns.map(({ item }) => viewPrice(item, { edition, uf: null, inUf: false }));
  return rowOf(
    'Precio',
    views.map((view, index) =>
      view ? lowerIsBetter(view.main + view.suffix, view.units) : textOnly(noPriceText(columns[index]?.item.insures ?? 'people')),
    ),
  );
}

/** Of what companies pay, what one employee is of it. */
function perPersonRow(columns: readonly ComparedColumn[], edition: Edition): readonly ComparisonRow[] {
  if (!columns.some(({ item }) => item.profilePrice.perPerson)) return [];
  return [
    rowOf(
      'Cada empleado',
      columns.map(({ item }) => textOnly(item.profilePrice.perPerson ? priceForText(item, edition) : notStated)),
    ),
  ];
}

/** Of products that pay no care in hospital or consultations only the rows that one of them answers. */
function asFarAsStated(rows: readonly ComparisonRow[], columns: readonly ComparedColumn[]): readonly ComparisonRow[] {
  const paysCare = columns.some(
    ({ item: { codigoplan, summary } }) =>
      codigoplan !== null || summary.hospitalPercentage !== null || summary.ambulatoryPercentage !== null,
  );
  return paysCare ? rows : rows.filter(({ cells }) => cells.some(({ text }) => text !== notStated));
}

/** What is paid over the family's legal 7 %, where it is known for every column. */
function overContributionRow(columns: readonly ComparedColumn[], edition: Edition): readonly ComparisonRow[] {
  const overs = columns.map(({ item: { profilePrice } }) => {
    const { price, contribution } = profilePrice;
    return price && contribution ? { value: Math.max(0, price.value - contribution.value), unit: price.unit } : null;
  });
  if (overs.every((over) => over === null)) return [];
  return [amountRow('Sobre tu 7 %', overs, { edition, compare: lowerIsBetter })];
}

const useLabels = { low: 'uso bajo', medium: 'uso medio', high: 'uso alto' } as const;

/** The year's cost at each level of use; left out where no column has one. */
function yearlyCostRows(columns: readonly ComparedColumn[], edition: Edition): readonly ComparisonRow[] {
  const costs = columns.map(({ item }) => item.profilePrice.yearlyCost.amounts);
  if (costs.every((cost) => cost === null)) return [];
  return uses.map((use) =>
    rowOf(
      `Costo anual estimado, ${useLabels[use]}`,
      costs.map((cost) => (cost ? amountCompared(cost[use], edition, lowerIsBetter) : textOnly(notComputable))),
    ),
  );
}

/** What a product answers for a clinic, hospital care first: '100 %', 'No cubre', 'No informado'. */
function clinicCompared(clinic: ComparedClinic | undefined): Compared {
  if (!clinic || clinic.answer === 'unknown') return textOnly(notStated);
  if (clinic.answer === 'not-covered') return { text: 'No cubre', rank: 0 };
  const percentage = clinic.hospitalaria ?? clinic.ambulatoria;
  return percentage === null ? textOnly('Sí, sin porcentaje informado') : higherIsBetter(percentText(percentage), percentage);
}

function clinicRows(columns: readonly ComparedColumn[]): readonly ComparisonRow[] {
  return (columns[0]?.clinics ?? []).map(({ code, displayName }) =>
    rowOf(
      displayName,
      columns.map(({ clinics }) => clinicCompared(clinics.find((clinic) => clinic.code === code))),
    ),
  );
}

/** A product without deductible says so; of one that states neither it is not known. */
function deductibleRow(columns: readonly ComparedColumn[], edition: Edition): ComparisonRow {
  const deductibles = columns.map(({ item }) => item.summary.deductible);
  const compare = shareUnit(deductibles) ? lowerIsBetter : textOnly;
  return rowOf(
    'Deducible',
    columns.map(({ item: { summary, features } }) =>
      summary.deductible === null && features.some(({ name }) => name === 'sin_deducible')
        ? compare('Sin deducible', 0)
        : amountCompared(summary.deductible, edition, compare),
    ),
  );
}

function coverageRows(columns: readonly ComparedColumn[], edition: Edition): readonly ComparisonRow[] {
  const summaries = columns.map(({ item }) => item.summary);
  const percentRow = (label: string, values: readonly (number | null)[]): ComparisonRow =>
    rowOf(
      label,
      values.map((value) => higherIsBetter(percentText(value), value)),
    );
  return [
    rowOf(
      'Área de protección',
      columns.map(({ item }) => textOnly(item.insuranceMetadata.modality ?? item.insuranceType.displayName)),
    ),
    amountRow(
      'Tope anual',
      summaries.map(({ annualCap }) => annualCap),
      { edition, compare: higherIsBetter },
    ),
    deductibleRow(columns, edition),
    percentRow(
      'Hospitalaria',
      summaries.map(({ hospitalPercentage }) => hospitalPercentage),
    ),
    percentRow(
      'Ambulatoria',
      summaries.map(({ ambulatoryPercentage }) => ambulatoryPercentage),
    ),
    rowOf(
      'Requisito de otra cobertura',
      columns.map(({ item }) => textOnly(item.requirementText)),
    ),
  ];
}

/** The rows of the comparison in their groups (B2.8-02 to B2.8-05); a group without rows is left out. */
export function comparisonGroups(columns: readonly ComparedColumn[], edition: Edition): readonly ComparisonGroup[] {
  return [
    {
      title: 'Costo',
      rows: [
        priceRow(columns, edition),
        ...perPersonRow(columns, edition),
        ...overContributionRow(columns, edition),
        ...yearlyCostRows(columns, edition),
      ],
    },
    { title: 'Mis clínicas', rows: clinicRows(columns) },
    { title: 'Coberturas', rows: asFarAsStated(coverageRows(columns, edition), columns) },
  ].filter(({ rows }) => rows.length > 0);
}
