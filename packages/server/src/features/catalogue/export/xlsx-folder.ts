import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeXlsx, type CellValue } from 'hucre/xlsx';
import { tableNames, tables, type TableName } from '../import/generic/tables/tables.ts';
import type { TableSink } from './table-sink.ts';

export const workbookName = 'catalogo.xlsx';

/** What a spreadsheet program takes in one cell and one sheet, and what is held in memory while the book is made. */
const longestCell = 32_767;
const mostCells = 5_000_000;
/** Signs that the inside of a workbook has no writing for, and texts that it would read as such signs. */
const unwritable = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]|_x[\dA-Fa-f]{4}_/u;

function problemOf(name: TableName, cell: string): string | null {
  if (cell.length > longestCell) return `${name}: una celda tiene más de ${longestCell} caracteres`;
  return unwritable.test(cell) ? `${name}: una celda tiene signos que XLSX no guarda` : null;
}

function valueOf(cell: string, kind: string | undefined): CellValue {
  if (cell === '') return null;
  if (kind === 'number' && String(Number(cell)) === cell) return Number(cell);
  return kind === 'flag' ? cell === 'true' : cell;
}

/** Every table as a sheet of one workbook, which is held whole until the end. */
export function xlsxFolder(folder: string): TableSink {
  const sheets = new Map<TableName, CellValue[][]>(tableNames.map((name) => [name, [[...tables[name].fields]]]));
  let cells = 0;
  let problem: string | null = null;
  return {
    add: async (name, row) => {
      problem ??= row.map((cell) => problemOf(name, cell)).find((each) => each !== null) ?? null;
      cells += row.length;
      if (cells > mostCells) problem ??= `tiene más de ${mostCells} celdas`;
      if (problem !== null) return;
      const { fields, kinds } = tables[name];
      sheets.get(name)?.push(row.map((cell, place) => valueOf(cell, kinds.get(fields[place] ?? ''))));
    },
    end: async () => {
      if (problem !== null) return `${problem}: exporta sin --xlsx`;
      const book = await writeXlsx({ sheets: [...sheets].map(([name, rows]) => ({ name, rows })) });
      await writeFile(join(folder, workbookName), book);
      return null;
    },
  };
}
