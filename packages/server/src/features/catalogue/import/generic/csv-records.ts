import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fail, ok, type Result } from '@cotejo/core/result';
import { parse } from 'csv-parse';
import { z } from 'zod';
import { problemOfError } from '../read-sheet.ts';
import type { SheetProblem } from '../sheet-problem.ts';
import { sheetText } from '../sheet-text.ts';
import type { SheetRecord } from './sheet-record.ts';

export interface CsvFile {
  readonly folder: string;
  /** Its name, or several of which the folder holds one. */
  readonly names: readonly string[];
  readonly separator: string;
  readonly headerRow: number;
}

/** Longer rows come from files that are no sheets, or from a quote that is never closed. */
const longestRow = 2_000_000;
const recordSchema = z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) });

async function findFile({ folder, names }: CsvFile): Promise<Result<string, SheetProblem>> {
  const there = await readdir(folder).catch((): string[] => []);
  const found = names.filter((name) => there.includes(name));
  const [file, other] = found;
  const problem = (name: string, message: string): Result<string, SheetProblem> =>
    fail({ file: name, row: null, column: null, message });
  if (file === undefined) return problem(names.join(' o '), `no está en la carpeta ${folder}`);
  if (other !== undefined) return problem(names.join(' o '), 'están los dos en la carpeta: deja sólo uno');
  if (!/\.csv(?:\.gz)?$/i.test(file)) return problem(file, 'no termina en .csv ni .csv.gz');
  const { size } = await stat(join(folder, file)).catch(() => ({ size: 1 }));
  return size === 0 ? problem(file, 'está vacío') : ok(file);
}

/**
 * The rows of a CSV file from its header on, one by one, plain or in gzip, UTF-8 with or without byte order mark. What
 * cannot be read is yielded as a problem, after which nothing more comes.
 */
export async function* csvRecords(given: CsvFile): AsyncGenerator<Result<SheetRecord, SheetProblem>> {
  const found = await findFile(given);
  if (!found.ok) {
    yield found;
    return;
  }
  const { folder, separator, headerRow } = given;
  const file = found.value;
  const parser = parse({
    info: true,
    skip_empty_lines: true,
    max_record_size: longestRow,
    bom: true,
    delimiter: separator,
    from_line: headerRow,
  });
  // Its failure destroys the parser with the same error, which the loop below meets.
  const flow = pipeline(sheetText(join(folder, file), { separator, headerRow }), parser).catch(() => undefined);
  let isFirst = true;
  try {
    for await (const item of parser) {
      const { record, info } = recordSchema.parse(item);
      isFirst = false;
      yield ok({ file, row: info.lines, cells: record.map((text) => ({ kind: 'text', text })) });
    }
    if (isFirst) yield fail({ file, row: null, column: null, message: 'está vacío' });
  } catch (error) {
    yield fail(problemOfError(file, error, { separator, headerRow }));
  } finally {
    parser.destroy();
    await flow;
  }
}
