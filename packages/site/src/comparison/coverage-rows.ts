import { percentText } from '../price/amount-text.ts';
import { mainFeatureType } from '../product-data/main-features.ts';
import { coveredText, statedTopText } from '../product-data/coverage-text.ts';
import {
  amountCompared,
  amountRow,
  higherIsBetter,
  lowerIsBetter,
  quiet,
  ranksBy,
  rowOf,
  shareUnit,
  textOnly,
  type Compared,
  type ComparisonRow,
  type ComparisonWords,
} from './compared-value.ts';
import { percentFigure } from './compared-figure.ts';
import type { ComparedBenefit, ComparedClinic, ComparedColumn } from './load-comparison.ts';

/** A share that a product pays, or that it is not known. */
function shareCompared(value: number | null, { edition, tPrice }: ComparisonWords): Compared {
  if (value === null) return quiet(tPrice('notStated'));
  return { ...higherIsBetter(percentText(value, tPrice), value), figure: percentFigure(value, edition) };
}

/** What a product answers for a clinic, hospital care first: '100 %', 'No cubre', 'No informado'. */
function clinicCompared(clinic: ComparedClinic | undefined, words: ComparisonWords): Compared {
  const { t, tPrice } = words;
  if (!clinic || clinic.answer === 'unknown') return quiet(tPrice('notStated'));
  if (clinic.answer === 'not-covered') return { text: t('notCovered'), rank: 0, isQuiet: true };
  const percentage = clinic.hospitalaria ?? clinic.ambulatoria;
  return percentage === null ? textOnly(t('coveredUnknown')) : shareCompared(percentage, words);
}

/** The visitor's own clinics, one row each. */
export function clinicRows(columns: readonly ComparedColumn[], words: ComparisonWords): readonly ComparisonRow[] {
  return (columns[0]?.clinics ?? []).map(({ code, displayName }) =>
    rowOf(
      { id: code, label: displayName },
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
  const { t } = words;
  const deductibles = columns.map(({ item }) => item.summary.deductible);
  const compare = shareUnit(deductibles) ? lowerIsBetter : textOnly;
  return rowOf(
    { id: 'deductible', label: t('deductible'), term: { word: t('word.deductible'), meaning: t('meaning.deductible') } },
    columns.map(({ item: { summary, features } }) =>
      summary.deductible === null && features.some(({ name }) => name === 'sin_deducible')
        ? compare(t('noDeductible'), 0)
        : amountCompared(summary.deductible, words, compare),
    ),
  );
}

function summaryRows(columns: readonly ComparedColumn[], words: ComparisonWords): readonly ComparisonRow[] {
  const { t } = words;
  const termOf = (name: 'protection' | 'cap' | 'hospital' | 'ambulatory' | 'requirement') => ({
    word: t(`word.${name}`),
    meaning: t(`meaning.${name}`),
  });
  const percentRow = (id: 'hospital' | 'ambulatory', values: readonly (number | null)[]): ComparisonRow =>
    rowOf(
      { id, label: t(id), term: termOf(id) },
      values.map((value) => shareCompared(value, words)),
    );
  const summaries = columns.map(({ item }) => item.summary);
  const hasModality = columns.some(({ item }) => item.insuranceMetadata.modality !== null);
  return [
    rowOf(
      // Insurance without one says what it protects by its type, which is not what the word is explained by.
      { id: 'protection', label: t('protection'), ...(hasModality ? { term: termOf('protection') } : {}) },
      columns.map(({ item }) => textOnly(item.insuranceMetadata.modality ?? item.insuranceType.displayName)),
    ),
    amountRow(
      { id: 'cap', label: t('cap'), term: termOf('cap') },
      summaries.map(({ annualCap }) => annualCap),
      { words, compare: higherIsBetter },
    ),
    deductibleRow(columns, words),
    percentRow(
      'hospital',
      summaries.map(({ hospitalPercentage }) => hospitalPercentage),
    ),
    percentRow(
      'ambulatory',
      summaries.map(({ ambulatoryPercentage }) => ambulatoryPercentage),
    ),
    rowOf(
      { id: 'requirement', label: t('requirement'), term: termOf('requirement') },
      columns.map(({ item }) => textOnly(item.requirementText)),
    ),
  ];
}

/** Protection, cap, deductible, percentages and requirement (B2.8-02 to B2.8-05). */
export function coverageRows(columns: readonly ComparedColumn[], words: ComparisonWords): readonly ComparisonRow[] {
  const rows = summaryRows(columns, words);
  const notStated = words.tPrice('notStated');
  const paysCare = columns.some(
    ({ item: { codigoplan, summary } }) =>
      codigoplan !== null || summary.hospitalPercentage !== null || summary.ambulatoryPercentage !== null,
  );
  // Of products that pay no care in hospital or consultations only what one of them answers.
  return paysCare ? rows : rows.filter(({ cells }) => cells.some(({ text }) => text !== notStated));
}

/** Least and most that a benefit pays, in percent. */
interface Share {
  readonly least: number;
  readonly most: number;
}

/** What share a benefit pays, by where it is had; null: it is not known. */
function shareOf(benefit: ComparedBenefit | undefined): Share | null {
  const percentage = benefit?.amounts.percentage;
  if (percentage?.unit.currencyCode !== '%') return null;
  const { minAmount: least, maxAmount: most } = percentage;
  return least === null || most === null ? null : { least, most };
}

/** Whatever a benefit stops at, to be told apart from that of others; '[]': it stops at nothing. */
function stopsOf(benefit: ComparedBenefit | undefined): string {
  const stops = Object.entries(benefit?.amounts ?? {}).filter(([name]) => name !== 'percentage');
  return JSON.stringify(stops.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** True where a share is never below another, wherever the benefit is had. */
function isNeverBelow(one: Share, other: Share): boolean {
  return one.least >= other.most;
}

function benefitCompared(benefit: ComparedBenefit, words: ComparisonWords): Compared {
  const coverage = { ...words, t: words.tCoverage };
  const [covered, top] = [coveredText(benefit, coverage), statedTopText(benefit, coverage)];
  if (covered === null && top === null) return quiet(words.tPrice('notStated'));
  const isNothing = top === words.tCoverage('notCovered');
  const text = [covered, top === null || isNothing ? top : words.t('upTo', { top })].filter((part) => part !== null).join(' · ');
  const share = shareOf(benefit);
  const isOne = share !== null && stopsOf(benefit) === '[]' && share.least === share.most && share.most > 0;
  return { ...textOnly(text), ...(isOne ? { figure: percentFigure(share.most, words.edition) } : {}) };
}

/** Where the sources tell of no feature, nothing is known to be missing. */
function tellsFeatures({ features }: ComparedColumn): boolean {
  return features.some(({ included }) => included);
}

/** What a product without a benefit says of it: 'No incluye' where its features say so of the same thing, by its name; else it is not known. */
function absentBenefit(column: ComparedColumn, label: string, { t, tPrice }: ComparisonWords): Compared {
  const isLeftOut = column.features.some(
    ({ included, displayName }) => !included && displayName.toLowerCase() === label.toLowerCase(),
  );
  return quiet(tellsFeatures(column) && isLeftOut ? t('notIncluded') : tPrice('notStated'));
}

/** What each benefit pays and up to what, in the order of the products' sheets. */
export function benefitRows(columns: readonly ComparedColumn[], words: ComparisonWords): readonly ComparisonRow[] {
  const labels = new Map(columns.flatMap((column) => column.benefits.map((benefit) => [benefit.id, benefit.label])));
  return [...labels].map(([id, label]) => {
    const benefits = columns.map((column) => column.benefits.find((benefit) => benefit.id === id));
    const values = columns.map((column, place) => {
      const benefit = benefits[place];
      return benefit ? benefitCompared(benefit, words) : absentBenefit(column, label, words);
    });
    const shares = benefits.map(shareOf);
    const told = values.flatMap(({ isQuiet }, place) => (isQuiet === true ? [] : [place]));
    // Where they stop at different caps any may be the best or the worst: none is called so.
    const stops = new Set(told.map((place) => stopsOf(benefits[place])));
    const isRanked = stops.size === 1 && told.every((place) => shares[place] !== null);
    const ranks = isRanked ? ranksBy(shares, isNeverBelow) : [];
    return rowOf(
      { id, label },
      values.map((value, place) => ({ ...value, rank: ranks[place] ?? null })),
    );
  });
}

/** Which features a group is of: the main ones (B9-28), or all others. */
type FeatureKind = 'main' | 'other';

/** Features that say what a product does without: of these 'Incluye' would say the contrary of what it means. */
const withoutPrefix = 'sin_';

/** Features of a kind, each once: products of two lines do not name the same ones (B2.8-06). Only main ones have a sign (B4-51). */
export function featureRows(
  columns: readonly ComparedColumn[],
  { t, tPrice }: ComparisonWords,
  kind: FeatureKind,
): readonly ComparisonRow[] {
  const isMain = kind === 'main';
  const named = new Map(
    columns
      .flatMap(({ features }) => features)
      .filter(({ feature_type_id }) => (feature_type_id === mainFeatureType) === isMain)
      .map((feature) => [feature.id, feature]),
  );
  if (!columns.some(({ features }) => features.some(({ id, included }) => included && named.has(id)))) return [];
  return [...named.values()].map(({ id, name, displayName }) => {
    const values = columns.map((column) => {
      const feature = tellsFeatures(column) ? column.features.find((candidate) => candidate.id === id) : undefined;
      if (!feature) return quiet(tPrice('notStated'));
      const { included: has } = feature;
      const [yes, no] = name.startsWith(withoutPrefix) ? (['yes', 'no'] as const) : (['included', 'notIncluded'] as const);
      return { text: t(has ? yes : no), rank: null, isQuiet: !has, ...(isMain ? { has } : {}) };
    });
    return rowOf({ id: String(id), label: displayName, feature: isMain ? name : null }, values);
  });
}
