import { fail, ok, type Result } from '@cotejo/core/result';
import type { Table } from '../import/generic/table.ts';
import type { StoredValues } from './stored-values.ts';

/** A number without an exponent, which the format does not read. */
function plainNumber(value: number): string {
  const text = String(value);
  return text.includes('e') ? value.toFixed(20) : text;
}

function textOf(value: unknown, isWritten: boolean): string {
  if (value === null || value === undefined) return '';
  if (isWritten) return JSON.stringify(value);
  if (typeof value === 'number') return plainNumber(value);
  if (typeof value === 'string') return value;
  return typeof value === 'boolean' ? String(value) : JSON.stringify(value);
}

/**
 * The cells of one row, in the order of the table's fields. The row is read as an import would read it, so that nothing
 * is written that could not be imported: a value outside the format is told with its field.
 */
export function rowTexts<Row>(table: Table<Row>, values: StoredValues): Result<readonly string[], readonly string[]> {
  const given = Object.fromEntries(
    table.fields.map((field) => {
      const kind = table.kinds.get(field);
      return [field, textOf(values[field], kind === 'json' || kind === 'list')];
    }),
  );
  const read = table.read(given);
  if (!read.success) return fail(read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`));
  const problems: string[] = [];
  table.check(read.data, (field, message) => problems.push(`${field}: ${message}`));
  if (problems.length > 0) return fail(problems);
  const written = table.write(read.data);
  return ok(table.fields.map((field) => written[field] ?? ''));
}
