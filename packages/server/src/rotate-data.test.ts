import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataKeysOfTests, dataKeyText } from './platform/testing/data-keys-of-tests.ts';
import { somebody } from './platform/testing/somebody.ts';
import { buildTestApp, wireHeaders, type TestApp } from './platform/testing/test-app.ts';

let test: TestApp;
let folder: string;
beforeAll(async () => {
  test = await buildTestApp({ catalogue: 'demo' });
  folder = await mkdtemp(join(tmpdir(), 'cotejo-rotate-'));
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true });
});

interface Run {
  readonly code: number;
  readonly output: string;
}

function run(dataKey: string, ...args: readonly string[]): Promise<Run> {
  const program = join(import.meta.dirname, 'rotate-data.ts');
  const env = { ...process.env, DATABASE_URL: test.database.url, DATA_DIR: folder, DATA_KEY: dataKey };
  return new Promise((done) => {
    execFile(process.execPath, [program, ...args], { env }, (error, output, errors) => {
      done({ code: typeof error?.code === 'number' ? error.code : error ? -1 : 0, output: output + errors });
    });
  });
}

// Each run is a process of its own, which takes seconds on a busy machine.
describe('npm run data:rotate', { timeout: 120_000 }, () => {
  it('seals with the first key, says in rows what it did, and that the others can go', async () => {
    for (let index = 0; index < 3; index += 1) {
      const response = await test.app.inject({
        method: 'POST',
        url: '/api/leads',
        headers: { 'idempotency-key': crypto.randomUUID(), ...wireHeaders() },
        payload: {
          ...somebody(),
          tipo: 'isapre',
          productCode: 'ALC-4001',
          profile: { cotizante: [{ edad: 34 }], ingresodatos: true },
          attribution: [
            {
              referrer: 'https://buscador.example/',
              date: '2026-11-19T12:00:00.000Z',
              infoGA: { clientId: '1.7', urlParameters: {} },
            },
          ],
        },
      });
      expect(response.statusCode).toBe(200);
    }
    const keys = `${dataKeyText('next')},${dataKeyText('test')}`;
    const lines = (resealed: number) => `leads: 3 filas, ${resealed} cifradas de nuevo
contact_choices: 0 filas, 0 cifradas de nuevo
lead_origins: 3 filas, ${resealed} cifradas de nuevo
idempotency_keys: 3 filas, ${resealed} cifradas de nuevo
Todo está cifrado con la clave ${dataKeysOfTests('next')[0].id}. Las demás ya no hacen falta.
`;
    expect(await run(keys)).toEqual({ code: 0, output: lines(3) });
    expect(await run(dataKeyText('next'))).toEqual({ code: 0, output: lines(0) });
  });

  it('stops with one line without the key of what is stored, without any key, and when it is used otherwise', async () => {
    const missing = await run(dataKeyText('other'));
    expect(missing.code).toBe(1);
    expect(missing.output).toMatch(/^Falta la clave [0-9a-f]{8}, .+\n$/);
    expect(await run('')).toMatchObject({ code: 1, output: expect.stringMatching(/^Falta DATA_KEY: .+\n$/) });
    expect(await run('', 'ahora')).toMatchObject({ code: 2, output: expect.stringContaining('npm run data:rotate') });
  });
});
