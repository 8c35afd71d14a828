import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fail, ok, type Result } from '@cotejo/core/result';
import { CsvError, parse, type Parser } from 'csv-parse';
import { z } from 'zod';
import type { SheetProblem } from './sheet-problem.ts';
import { NotUtf8, sheetText, WrongSeparator } from './sheet-text.ts';

/** Columns of a sheet by name. An optional one that the file lacks is read as empty. */
export type SheetColumns = Readonly<Record<string, 'required' | 'optional'>>;

export interface Sheet<Columns extends SheetColumns> {
  /** Without its ending: 'plans' is plans.csv or plans.csv.gz. */
  readonly name: string;
  readonly columns: Columns;
}

export interface SheetRow<Columns extends SheetColumns> {
  readonly file: string;
  /** Line of the file; the header is line 1, as a spreadsheet counts too. */
  readonly row: number;
  /** The trimmed text of a column; empty when the file has no such column. */
  readonly cell: (column: keyof Columns & string) => string;
}

/** True when the folder holds the sheet, plain or in gzip. */
export async function hasSheet(folder: string, { name }: Pick<Sheet<SheetColumns>, 'name'>): Promise<boolean> {
  const names = await readdir(folder).catch((): string[] => []);
  return [`${name}.csv`, `${name}.csv.gz`].some((candidate) => names.includes(candidate));
}

/** Longer rows come from files that are no sheets, or from a quote that is never closed. */
const longestRow = 1_000_000;
const recordSchema = z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) });

async function findFile(folder: string, name: string): Promise<Result<string, SheetProblem>> {
  const wanted = [`${name}.csv`, `${name}.csv.gz`];
  const names = await readdir(folder).catch(() => null);
  const problem = (message: string): Result<string, SheetProblem> =>
    fail({ file: wanted.join(' o '), row: null, column: null, message });
  if (names === null) return problem(`la carpeta ${folder} no existe o no se puede leer`);
  const found = wanted.filter((candidate) => names.includes(candidate));
  const [file, other] = found;
  if (file === undefined) return problem(`no está en la carpeta ${folder}`);
  if (other !== undefined) return problem('están los dos en la carpeta: deja sólo uno');
  const { size } = await stat(join(folder, file)).catch(() => ({ size: 1 }));
  if (size === 0) return fail({ file, row: null, column: null, message: 'está vacío' });
  return ok(file);
}

/** Why a file could not be read to its end, from what was thrown while reading it as text and CSV. */
export function problemOfError(
  file: string,
  error: unknown,
  { separator, headerRow } = { separator: ',', headerRow: 1 },
): SheetProblem {
  const at = (row: number | null, message: string): SheetProblem => ({ file, row, column: null, message });
  if (error instanceof NotUtf8) {
    return at(error.line, 'no está en UTF-8 (parece Latin-1 o UTF-16): guárdalo como CSV UTF-8');
  }
  if (error instanceof WrongSeparator) {
    const shown = (sign: string) => (sign === '\t' ? 'tabulador' : `'${sign}'`);
    return at(headerRow, `parece separado por ${shown(error.separator)} y se espera ${shown(separator)}`);
  }
  if (error instanceof CsvError) {
    const lines: unknown = error['lines'];
    const row = typeof lines === 'number' ? lines : null;
    if (error.code === 'CSV_RECORD_INCONSISTENT_FIELDS_LENGTH') return at(row, 'no tiene las mismas columnas que el encabezado');
    if (error.code === 'CSV_QUOTE_NOT_CLOSED') return at(row, 'una comilla queda sin cerrar');
    return at(row, 'no se puede leer como CSV: revisa las comillas y el separador de esta fila');
  }
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'Z_BUF_ERROR') return at(null, 'el archivo gz está cortado');
  if (code === 'Z_DATA_ERROR') return at(null, 'no es un archivo gz o está dañado');
  return at(null, `no se puede leer (${typeof code === 'string' ? code : String(error)})`);
}

type Header = ReadonlyMap<string, number>;

function readHeader(file: string, names: readonly string[], columns: SheetColumns): Result<Header, readonly SheetProblem[]> {
  const problem = (column: string, message: string): SheetProblem => ({ file, row: 1, column, message });
  const header = new Map(names.map((name, index) => [name.trim(), index]));
  const missing = Object.keys(columns).filter((name) => columns[name] === 'required' && !header.has(name));
  if (missing.length > 0) return fail(missing.map((name) => problem(name, 'falta la columna')));
  const repeated = Object.keys(columns).filter((name) => names.filter((candidate) => candidate.trim() === name).length > 1);
  if (repeated.length > 0) return fail(repeated.map((name) => problem(name, 'la columna está dos veces')));
  return ok(header);
}

async function* rowsOf<Columns extends SheetColumns>(file: string, parser: Parser, columns: Columns) {
  let header: Header | null = null;
  for await (const item of parser) {
    const { record, info } = recordSchema.parse(item);
    if (header === null) {
      const read = readHeader(file, record, columns);
      if (!read.ok) {
        for (const problem of read.error) yield fail(problem);
        return;
      }
      header = read.value;
      continue;
    }
    if (record.some((cell) => cell.includes('\0'))) {
      yield fail({ file, row: info.lines, column: null, message: 'tiene caracteres nulos: no es un archivo de texto' });
      return;
    }
    const places = header;
    yield ok({ file, row: info.lines, cell: (column: keyof Columns & string) => record[places.get(column) ?? -1]?.trim() ?? '' });
  }
  if (header === null) yield fail({ file, row: null, column: null, message: 'está vacío' });
}

/**
 * Reads the rows of `<folder>/<name>.csv` or `.csv.gz` one by one (UTF-8 with or without byte order mark, comma,
 * header), without holding the file. What cannot be read is yielded as a problem, after which nothing more comes.
 */
export async function* readSheet<Columns extends SheetColumns>(
  folder: string,
  { name, columns }: Sheet<Columns>,
): AsyncGenerator<Result<SheetRow<Columns>, SheetProblem>> {
  const found = await findFile(folder, name);
  if (!found.ok) {
    yield found;
    return;
  }
  const file = found.value;
  const parser = parse({ info: true, skip_empty_lines: true, max_record_size: longestRow, bom: true });
  // Its failure destroys the parser with the same error, which the loop below meets.
  const flow = pipeline(sheetText(join(folder, file)), parser).catch(() => undefined);
  try {
    yield* rowsOf(file, parser, columns);
  } catch (error) {
    yield fail(problemOfError(file, error));
  } finally {
    parser.destroy();
    await flow;
  }
}
