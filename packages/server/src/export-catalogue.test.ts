import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isapreContent, planContent } from './features/catalogue/testing/content.ts';
import { publishVersion } from './features/catalogue/version-store.ts';
import { writeVersion } from './features/catalogue/write-catalogue-store.ts';
import { createTestDatabase, type TestDatabase } from './platform/testing/test-database.ts';

let test: TestDatabase;
let folder: string;
beforeAll(async () => {
  test = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'cotejo-export-'));
  await test.database.transaction(async (transaction) => {
    const { versionId } = await writeVersion(transaction, isapreContent([planContent('PL-1')]));
    await publishVersion(transaction, versionId);
    await writeVersion(transaction, isapreContent([planContent('PL-1', { name: 'x'.repeat(1_001) })]));
  });
});
afterAll(async () => {
  await test.drop();
  await rm(folder, { recursive: true });
});

interface Run {
  readonly code: number;
  readonly output: string;
}

async function run(...args: readonly string[]): Promise<Run> {
  const program = join(import.meta.dirname, 'export-catalogue.ts');
  const env = { ...process.env, DATABASE_URL: test.url, DATA_DIR: join(folder, 'data'), INIT_CWD: folder };
  return new Promise((done) => {
    execFile(process.execPath, [program, ...args], { env }, (error, output, errors) => {
      done({ code: typeof error?.code === 'number' ? error.code : error ? -1 : 0, output: output + errors });
    });
  });
}

// Each run is a process of its own, which takes seconds on a busy machine.
describe('npm run catalogue:export', { timeout: 90_000 }, () => {
  it('writes the published version of a layer into a new folder, and never into one that holds something', async () => {
    const { code, output } = await run('chile', 'isapres', 'salida');
    expect(output).toContain(`products: 1 filas\nVersión 1 escrita en ${join(folder, 'salida')}.\n`);
    expect(code).toBe(0);
    expect(await readdir(join(folder, 'salida'))).toEqual(expect.arrayContaining(['mapping.yaml', 'products.csv', 'offers.csv']));
    expect(await run('chile', 'isapres', 'salida')).toEqual({
      code: 1,
      output: `La carpeta ${join(folder, 'salida')} no está vacía.\n`,
    });
  });

  it('leaves no folder behind when there is nothing to write, or something that no import would take', async () => {
    expect(await run('chile', 'dentales', 'otra')).toEqual({
      code: 1,
      output: 'La capa dentales de chile no tiene ninguna versión publicada.\n',
    });
    const { code, output } = await run('chile', 'isapres', 'otra', '--version', '2');
    expect(output).toBe('No se exportó nada: el formato no guarda products, fila 2, name: tiene más de 1000 caracteres.\n');
    expect(code).toBe(1);
    expect((await readdir(folder)).filter((name) => name.includes('otra'))).toEqual([]);
  });

  it('writes a workbook when asked to, and the usage when asked for nothing it knows', async () => {
    expect(await run('chile', 'isapres', 'libro', '--xlsx', '--version', '1')).toMatchObject({ code: 0 });
    expect((await readdir(join(folder, 'libro'))).toSorted()).toEqual(['catalogo.xlsx', 'mapping.yaml']);
    expect(await run('isapres')).toEqual({ code: 2, output: expect.stringContaining('Uso: npm run catalogue:export') });
  });
});
