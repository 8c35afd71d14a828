import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../platform/testing/test-database.ts';
import { chPremiums } from './ch-premiums/ch-premiums.ts';
import { premium, premiumsHeader } from './ch-premiums/testing/premium-files.ts';
import { importFolder, type ImportResult } from './import-folder.ts';
import type { Importer } from './importer.ts';
import { isapreSheets } from './isapre-sheets/isapre-sheets.ts';
import { coverageHeader, goodSheets } from './isapre-sheets/testing/sheets.ts';
import { problemLine } from './sheet-problem.ts';
import { tableContents } from './testing/table-contents.ts';

let test: TestDatabase;
let folder: string;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cotejo-huge-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Writes a gz of a header and lines repeated to so many bytes, and cuts it in the middle. */
async function writeCutGzip(name: string, header: string, line: string, bytes: number): Promise<void> {
  const chunk = `${line}\n`.repeat(Math.ceil(2 ** 20 / (line.length + 1)));
  function* text() {
    yield `${header}\n`;
    for (let written = 0; written < bytes; written += chunk.length) yield chunk;
  }
  const path = join(folder, name);
  await pipeline(text(), createGzip({ level: 1 }), createWriteStream(path));
  await truncate(path, Math.floor((await stat(path)).size / 2));
}

interface Watched {
  readonly outcome: ImportResult['outcome'];
  /** The last that it said of what it read. */
  readonly lastLine: string;
  /** Most resident memory of this process meanwhile, in MB. */
  readonly memory: number;
}

async function importWatched(importer: Importer): Promise<Watched> {
  let [most, lastLine] = [process.memoryUsage.rss(), ''];
  const progress = (line: string) => {
    lastLine = line;
    most = Math.max(most, process.memoryUsage.rss());
  };
  const { outcome } = await importFolder(test.database, importer, { folder, dryRun: false, publish: true, progress });
  return { outcome, lastLine, memory: most / 1e6 };
}

const megabyte = 2 ** 20;

it(
  'a sheet of 200 MB cut in the middle is read to the cut in little memory, named, and changes nothing',
  { timeout: 600_000 },
  async () => {
    await writeFile(join(folder, 'plans.csv'), goodSheets['plans.csv']);
    await writeFile(join(folder, 'clinics.csv'), goodSheets['clinics.csv']);
    const line = `107,PL-1,hospitalaria,cl-davila,Clínica Dávila ${'y sus centros '.repeat(20)},90`;
    await writeCutGzip('coverage.csv.gz', coverageHeader, line, 200 * megabyte);
    const before = await tableContents(test.database);
    const { outcome, memory } = await importWatched(isapreSheets);
    process.stdout.write(`100 of 200 MB read: at most ${memory.toFixed(0)} MB of memory\n`);
    expect(outcome.kind === 'refused' && outcome.problems.map(problemLine)).toEqual([
      'coverage.csv.gz: el archivo gz está cortado',
    ]);
    expect(memory).toBeLessThan(500);
    expect(await tableContents(test.database)).toEqual(before);
  },
);

it('a huge file in which every row is wrong is left after a hundred of them', { timeout: 300_000 }, async () => {
  await writeCutGzip('premiums.csv.gz', premiumsHeader, premium('ZH,1', 'adult', 300, 500), 200 * megabyte);
  const before = await tableContents(test.database);
  const { outcome, lastLine } = await importWatched(chPremiums);
  expect(outcome.kind === 'refused' && outcome.problems).toHaveLength(100);
  expect(outcome.kind === 'refused' && outcome.problems[0] && problemLine(outcome.problems[0])).toBe(
    'premiums.csv.gz, fila 3, columna premium_chf_month: esta combinación ya tiene una prima',
  );
  // The first row is right, each after it is wrong once.
  expect(lastLine).toBe('premiums: 101 filas leídas');
  expect(await tableContents(test.database)).toEqual(before);
});
