import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSnapshot } from './features/catalogue/read-snapshot-store.ts';
import { coverageHeader, goodSheets } from './features/catalogue/import/isapre-sheets/testing/sheets.ts';
import { sheet, withSheets } from './features/catalogue/import/testing/sheet-files.ts';
import { createTestDatabase, type TestDatabase } from './platform/testing/test-database.ts';

let test: TestDatabase;
let dataDirectory: string;
beforeAll(async () => {
  test = await createTestDatabase();
  dataDirectory = await mkdtemp(join(tmpdir(), 'cotejo-import-'));
});
afterAll(async () => {
  await test.drop();
  await rm(dataDirectory, { recursive: true });
});

interface Run {
  readonly code: number;
  readonly output: string;
}

async function run(...args: readonly string[]): Promise<Run> {
  const program = join(import.meta.dirname, 'import-catalogue.ts');
  const env = { ...process.env, DATABASE_URL: test.url, DATA_DIR: dataDirectory, INIT_CWD: '/' };
  return new Promise((done) => {
    execFile(process.execPath, [program, ...args], { env }, (error, output, errors) => {
      done({ code: typeof error?.code === 'number' ? error.code : error ? -1 : 0, output: output + errors });
    });
  });
}

// Each run is a process of its own, which takes seconds on a busy machine.
describe('npm run catalogue:import', { timeout: 90_000 }, () => {
  it('imports a folder into the database of DATABASE_URL and leaves a report', async () => {
    const { code, output } = await withSheets(goodSheets, (folder) => run('isapre-sheets', folder));
    expect(output).toContain('2 productos, 4 coberturas');
    expect(code).toBe(0);
    expect((await readSnapshot(test.database, 'chile')).products).toHaveLength(2);
    const [report = ''] = await readdir(join(dataDirectory, 'imports'));
    expect((await readdir(join(dataDirectory, 'imports', report))).toSorted()).toEqual(['report.html', 'report.json']);
  });

  it('ends with code 1 and one line when a sheet is wrong, and keeps the published plans', async () => {
    const { code, output } = await withSheets({ ...goodSheets, 'coverage.csv': '' }, (folder) => run('isapre-sheets', folder));
    expect(output).toContain('coverage.csv: está vacío\n');
    expect(code).toBe(1);
    expect((await readSnapshot(test.database, 'chile')).products).toHaveLength(2);
  });

  it('lists the versions and goes back to an earlier one', async () => {
    await withSheets({ ...goodSheets, 'coverage.csv': sheet(coverageHeader) }, (folder) => run('isapre-sheets', folder));
    const { output } = await run('versions');
    const [newest = '', earlier = ''] = output.split('\n');
    expect([newest, earlier].map((line) => line.split('  ').slice(1, 5))).toEqual([
      ['chile', 'isapres', 'publicada', '2 productos'],
      ['chile', 'isapres', 'retirada', '2 productos'],
    ]);
    const [number = ''] = earlier.split(' ');
    const [other = ''] = newest.split(' ');
    expect(await run('publish', number)).toEqual({
      code: 0,
      output: `Capa isapres: se muestra la versión ${number} en lugar de la ${other}.\n`,
    });
    const [plan] = (await readSnapshot(test.database, 'chile')).products;
    expect(plan?.clinics).not.toEqual([]);
    expect(await run('publish', number)).toEqual({
      code: 0,
      output: `Capa isapres: la versión ${number} ya es la que se muestra.\n`,
    });
    expect(await run('versions', '--edition', 'peru')).toEqual({ code: 0, output: '' });
    expect(await run('publish', other)).toMatchObject({ code: 0 });
    expect(await run('rollback', 'chile', 'isapres')).toEqual({
      code: 0,
      output: `Capa isapres: se muestra la versión ${number} en lugar de la ${other}.\n`,
    });
    expect(await run('rollback', 'chile', 'isapres')).toEqual({
      code: 1,
      output: 'La capa isapres de chile no tiene una versión anterior.\n',
    });
    expect(await run('publish', '999')).toEqual({ code: 1, output: 'No existe la versión 999.\n' });
  });

  it('ends with one line when the folder is not there, and with the usage when it is asked for nothing it knows', async () => {
    expect(await run('isapre-sheets', '/nowhere')).toEqual({ code: 1, output: 'La carpeta /nowhere no existe.\n' });
    expect(await run('plans')).toEqual({ code: 2, output: expect.stringContaining('Uso: npm run catalogue:import') });
  });
});
