import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fail, ok, type Result } from '@cotejo/core/result';
import { readXlsx, type CellValue, type Sheet } from 'hucre/xlsx';
import type { SheetProblem } from '../sheet-problem.ts';
import type { SheetCell, SheetRecord } from './sheet-record.ts';
import { checkWorkbookSize } from './workbook-size.ts';

const errorText = /^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!)$/;

/** A day as '2026-01-31'; with a time of day, that too, which no field takes. */
function dateText(date: Date): string {
  const iso = Number.isNaN(date.getTime()) ? 'fecha' : date.toISOString();
  return iso.endsWith('T00:00:00.000Z') ? iso.slice(0, 10) : iso;
}

function cellOf(value: CellValue | undefined, formula: string | undefined): SheetCell {
  if (formula !== undefined) return { kind: 'formula', text: `=${formula}` };
  if (value === null || value === undefined) return { kind: 'text', text: '' };
  if (value instanceof Date) return { kind: 'day', text: dateText(value) };
  if (typeof value === 'number') return { kind: 'number', text: String(value) };
  if (typeof value === 'boolean') return { kind: 'flag', text: String(value) };
  return { kind: errorText.test(value) ? 'error' : 'text', text: value };
}

/** One XLSX file, read once and kept while an import lasts. */
export class Workbook {
  readonly #file: string;
  readonly #sheets: ReadonlyMap<string, Sheet>;

  constructor(file: string, sheets: readonly Sheet[]) {
    this.#file = file;
    this.#sheets = new Map(sheets.map((sheet) => [sheet.name, sheet]));
  }

  /** The rows of a sheet from its header on, or that there is no such sheet. */
  *records(name: string, headerRow: number): Generator<Result<SheetRecord, SheetProblem>> {
    const file = `${this.#file} [${name}]`;
    const problem = (message: string): Result<SheetRecord, SheetProblem> => fail({ file, row: null, column: null, message });
    const sheet = this.#sheets.get(name);
    if (!sheet) {
      yield problem(`no está en el libro, que tiene ${[...this.#sheets.keys()].join(', ')}`);
      return;
    }
    if (sheet.rows.length < headerRow) {
      yield problem('está vacía');
      return;
    }
    for (const [index, values] of sheet.rows.entries()) {
      if (index < headerRow - 1) continue;
      const cells = Array.from(values, (value, column) => cellOf(value, sheet.cells?.get(`${index},${column}`)?.formula));
      yield ok({ file, row: index + 1, cells });
    }
  }
}

/** Opens a workbook of a folder. Refuses what is too big, cut or no workbook. */
export async function openWorkbook(folder: string, file: string): Promise<Result<Workbook, SheetProblem>> {
  const problem = (message: string): Result<Workbook, SheetProblem> => fail({ file, row: null, column: null, message });
  const path = join(folder, file);
  const size = await checkWorkbookSize(path);
  if (!size.ok) return problem(size.error);
  try {
    const { sheets } = await readXlsx(await readFile(path));
    return ok(new Workbook(file, sheets));
  } catch (error) {
    // The library throws what the inside of a damaged file makes of it; nothing of ours runs in there.
    const name = error instanceof Error ? error.name : 'Error';
    return problem(`no se puede leer como libro XLSX: está cortado o dañado (${name})`);
  }
}
