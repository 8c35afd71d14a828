import { fail, ok, type Result } from '@cotejo/core/result';
import type { SheetProblem } from '../sheet-problem.ts';
import type { NumberFormat, TableMapping } from './mapping-schema.ts';
import type { SheetCell, SheetRecord } from './sheet-record.ts';
import type { TableShape } from './tables/tables.ts';

/** Where one field of a table comes from in one file. */
interface FieldSource {
  readonly field: string;
  /** The column as the file calls it, for messages; null: a constant. */
  readonly column: string | null;
  /** Its place in a row; -1 where the file has no such column. */
  readonly place: number;
  readonly constant: string;
  readonly values: ReadonlyMap<string, string>;
}

/** How the rows of one file become texts by field. */
export interface FieldSources {
  readonly sources: readonly FieldSource[];
  /** Columns of the file that no field takes. */
  readonly unread: readonly string[];
}

const noValues: ReadonlyMap<string, string> = new Map();

interface Wanted extends Omit<FieldSource, 'place'> {
  readonly isNeeded: boolean;
}

/** The column of a field: its own name, or the other one that the file has in its place. */
function columnOf(field: string, { otherNames }: TableShape, names: readonly string[]): string {
  if (names.includes(field)) return field;
  return otherNames?.[field]?.find((name) => names.includes(name)) ?? field;
}

function wantedOf(table: TableShape, { fields }: TableMapping, names: readonly string[]): readonly Wanted[] {
  if (fields === undefined) {
    return table.fields.map((field) => ({
      field,
      column: columnOf(field, table, names),
      constant: '',
      values: noValues,
      isNeeded: table.required.has(field),
    }));
  }
  return Object.entries(fields).map(([field, { column, constant = '', values }]) => ({
    field,
    column: column ?? null,
    constant,
    values: values === undefined ? noValues : new Map(Object.entries(values)),
    isNeeded: true,
  }));
}

/** Finds the columns of the header. Without a mapping of its own, a column that is no field is a mistake of writing. */
export function findColumns(
  { file, row, cells }: SheetRecord,
  table: TableShape,
  mapping: TableMapping,
): Result<FieldSources, readonly SheetProblem[]> {
  const names = cells.map(({ text }) => text.trim());
  const problem = (column: string, message: string): SheetProblem => ({ file, row, column, message });
  const wanted = wantedOf(table, mapping, names);
  const columns = wanted.flatMap(({ column }) => (column === null ? [] : [column]));
  const missing = wanted.filter(({ column, isNeeded }) => column !== null && isNeeded && !names.includes(column));
  const twice = new Set(columns.filter((column) => names.filter((name) => name === column).length > 1));
  const unread = names.filter((name) => name !== '' && !columns.includes(name));
  const problems = [
    ...missing.map(({ column, field }) => problem(column ?? field, 'falta la columna')),
    ...[...twice].map((column) => problem(column, 'la columna está dos veces')),
    ...(mapping.fields === undefined ? unread.map((name) => problem(name, `no es un campo de ${table.name}`)) : []),
  ];
  if (problems.length > 0) return fail(problems);
  const sources = wanted.map(({ isNeeded: _isNeeded, ...source }) => ({
    ...source,
    place: source.column === null ? -1 : names.indexOf(source.column),
  }));
  return ok({ sources, unread });
}

/** '1.234,5' to '1234.5' by the signs that the mapping names; what is written another way stays as it is. */
function plainNumber(text: string, { decimal, thousands }: NumberFormat): string {
  if (decimal === '.' && thousands === null) return text;
  // Inside brackets, so that no sign means more than itself.
  const whole = thousands === null ? String.raw`\d+` : String.raw`(?:\d{1,3}(?:[${thousands}]\d{3})+|\d+)`;
  if (!new RegExp(String.raw`^-?${whole}(?:[${decimal}]\d+)?$`).test(text)) return text;
  const digits = thousands === null ? text : text.replaceAll(thousands, '');
  return digits.replace(decimal, '.');
}

/** A point in a file whose decimals have a comma would be read as something else than its writer meant. */
function hasForeignPoint(text: string, { decimal, thousands }: NumberFormat): boolean {
  return decimal === ',' && /^-?\d+\.\d+$/.test(text) && plainNumber(text, { decimal, thousands }) === text;
}

export interface CellFormat {
  readonly numbers: NumberFormat;
  readonly trim: boolean;
}

type FieldText = { readonly text: string } | { readonly problem: string };

const empty: SheetCell = { kind: 'text', text: '' };

/** The text of one field of a row, translated; or why its cell says nothing to go by. */
export function fieldText(
  source: FieldSource,
  { cells }: SheetRecord,
  format: CellFormat & { readonly kind: ReturnType<TableShape['kinds']['get']> },
): FieldText {
  if (source.column === null) return { text: source.constant };
  const cell = cells[source.place] ?? empty;
  if (cell.kind === 'formula') return { problem: `tiene una fórmula (${cell.text.slice(0, 40)}): pega su valor` };
  if (cell.kind === 'error') return { problem: `tiene un error del libro (${cell.text})` };
  const text = format.trim ? cell.text.trim() : cell.text;
  const translated = source.values.get(text);
  if (translated !== undefined) return { text: translated };
  if (cell.kind === 'day' && format.kind !== 'day') return { problem: `es una fecha (${text}), no lo que va en esta columna` };
  if (cell.kind === 'number' && format.kind === 'day') return { problem: `es el número ${text}, no una fecha` };
  if (format.kind !== 'number' || cell.kind !== 'text') return { text };
  if (hasForeignPoint(text, format.numbers)) return { problem: `'${text}' lleva punto; numbers de mapping.yaml dice otra cosa` };
  return { text: plainNumber(text, format.numbers) };
}
