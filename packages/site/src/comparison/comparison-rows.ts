import { sameInAll, type ComparisonRow, type ComparisonWords, type Same } from './compared-value.ts';
import { costRows, exampleRows } from './cost-rows.ts';
import { benefitRows, clinicRows, coverageRows, featureRows } from './coverage-rows.ts';
import type { ComparedColumn } from './load-comparison.ts';

/** How many columns a narrow screen shows, the first ones. */
const columnsOnNarrow = 2;

/** Rows that belong together under a title, and fold together. */
export interface ComparisonGroup {
  readonly id: string;
  readonly title: string;
  readonly rows: readonly ComparisonRow[];
  /** Not null: no row of it tells them apart. */
  readonly same: Same | null;
}

/** What a product insures: plans of isapres all the same, whatever their modality; insurance what its type says. */
function insuredBy({ item }: ComparedColumn): string {
  return item.codigoplan === null ? item.insuranceType.name : 'isapre-plan';
}

/** Of products that insure different things, such as an accident and any illness, no coverage is better than the other (decision 0407). */
function unranked(rows: readonly ComparisonRow[], columns: readonly ComparedColumn[]): readonly ComparisonRow[] {
  const kinds = new Set(columns.map(insuredBy));
  if (kinds.size <= 1) return rows;
  return rows.map((row) => ({ ...row, cells: row.cells.map((cell) => ({ ...cell, isBest: false })) }));
}

function groupsOf(columns: readonly ComparedColumn[], words: ComparisonWords): readonly ComparisonGroup[] {
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

/** Says of each cell whether it is best of the two columns that a narrow screen shows: another one than that of three, where the third is. */
function withBestOfTwo(groups: readonly ComparisonGroup[], ofTwo: readonly ComparisonGroup[]): readonly ComparisonGroup[] {
  const rowsOfTwo = new Map(ofTwo.flatMap(({ id, rows }) => rows.map((row) => [`${id} ${row.id}`, row])));
  return groups.map((group) => {
    const rows = group.rows.map((row) => {
      const best = rowsOfTwo.get(`${group.id} ${row.id}`)?.cells ?? [];
      return { ...row, cells: row.cells.map((cell, place) => ({ ...cell, isBestOfTwo: best[place]?.isBest === true })) };
    });
    return { ...group, rows };
  });
}

/** The rows of the comparison in their groups (B2.8-02 to B2.8-06); a group without rows is left out. */
export function comparisonGroups(columns: readonly ComparedColumn[], words: ComparisonWords): readonly ComparisonGroup[] {
  const groups = groupsOf(columns, words);
  const inSight = columns.slice(0, columnsOnNarrow);
  return withBestOfTwo(groups, inSight.length < columns.length ? groupsOf(inSight, words) : groups);
}
