import { sameInAll, type ComparisonRow, type ComparisonWords, type Same } from './compared-value.ts';
import { costRows, exampleRows } from './cost-rows.ts';
import { benefitRows, clinicRows, coverageRows, featureRows } from './coverage-rows.ts';
import type { ComparedColumn } from './load-comparison.ts';

/** Rows that belong together under a title, and fold together. */
export interface ComparisonGroup {
  readonly id: string;
  readonly title: string;
  readonly rows: readonly ComparisonRow[];
  /** Not null: no row of it tells them apart. */
  readonly same: Same | null;
}

/** Of products that insure different things, such as an accident and any illness, no coverage is better than the other (decision 0407). */
function unranked(rows: readonly ComparisonRow[], columns: readonly ComparedColumn[]): readonly ComparisonRow[] {
  const kinds = new Set(columns.map(({ item }) => item.insuranceType.name));
  if (kinds.size <= 1) return rows;
  return rows.map((row) => ({ ...row, cells: row.cells.map((cell) => ({ ...cell, isBest: false })) }));
}

/** The rows of the comparison in their groups (B2.8-02 to B2.8-06); a group without rows is left out. */
export function comparisonGroups(columns: readonly ComparedColumn[], words: ComparisonWords): readonly ComparisonGroup[] {
  const { t } = words;
  const groups = [
    { id: 'cost', title: t('cost'), rows: costRows(columns, words) },
    { id: 'examples', title: t('examples'), rows: exampleRows(columns, words) },
    { id: 'clinics', title: t('clinics'), rows: clinicRows(columns, words) },
    { id: 'coverages', title: t('coverages'), rows: unranked(coverageRows(columns, words), columns) },
    { id: 'benefits', title: t('eachBenefit'), rows: unranked(benefitRows(columns, words), columns) },
    { id: 'features', title: t('benefits'), rows: featureRows(columns, words, 'main') },
    { id: 'otherFeatures', title: t('otherFeatures'), rows: featureRows(columns, words, 'other') },
  ];
  return groups.filter(({ rows }) => rows.length > 0).map((group) => ({ ...group, same: sameInAll(group.rows) }));
}
