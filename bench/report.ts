import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** One figure. `goal` is what the figure has to be, as text that starts with <= or >=, e.g. '<= 60'. */
export interface Row {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** The same measured in the same run on something well known, in the same unit. */
  readonly reference?: number;
  /** value / reference: what stays comparable when the machine changes. */
  readonly ratio?: number;
  readonly goal?: Goal;
}
export type Goal = `${'<=' | '>='} ${number}`;

/** Whether a figure is what it has to be; null where nothing is asked. */
export function meetsGoal({ value, goal }: Pick<Row, 'value' | 'goal'>): boolean | null {
  if (goal === undefined) return null;
  const [sign, bound] = goal.split(' ');
  return sign === '<=' ? value <= Number(bound) : value >= Number(bound);
}

/** The middle of some figures, the mean of the two middle ones for an even count. Throws when there are none. */
export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  if (upper === undefined || lower === undefined) throw new RangeError('the median of nothing');
  return (upper + lower) / 2;
}

function shown(value: number | undefined): string {
  if (value === undefined) return '';
  return value >= 100 ? Math.round(value).toString() : value.toPrecision(3);
}

/** The figures as a table, the goal and whether it is met beside each. */
export function tableOf(rows: readonly Row[]): string {
  const verdict = (row: Row): string => ({ true: 'yes', false: 'NO', null: '' })[`${meetsGoal(row)}`];
  const lines = [
    ['name', 'value', 'unit', 'reference', 'ratio', 'goal', 'met'],
    ...rows.map((row) => [
      row.name,
      shown(row.value),
      row.unit,
      shown(row.reference),
      shown(row.ratio),
      row.goal ?? '',
      verdict(row),
    ]),
  ];
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? [];
  const isFigure = (column: number): boolean => column === 1 || column === 3 || column === 4;
  return lines
    .map((line) =>
      line
        .map((cell, column) => (isFigure(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Writes bench/results/<name>.json and prints the same as a table. Sets exit code 1 when a goal is missed. */
export function report(name: string, rows: readonly Row[]): void {
  const folder = resolve(import.meta.dirname, 'results');
  mkdirSync(folder, { recursive: true });
  writeFileSync(resolve(folder, `${name}.json`), JSON.stringify({ rows }, null, 2) + '\n');
  console.log(tableOf(rows));
  if (rows.some((row) => meetsGoal(row) === false)) process.exitCode = 1;
}
