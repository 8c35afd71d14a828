import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fetchPatiently } from './platform/testing/patience.ts';
import { startServerProcess, type ServerProcess } from './platform/testing/server-process.ts';

let server: ServerProcess;
let folder = '';
let address = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cotejo-link-'));
  const program = fileURLToPath(new URL('./main.ts', import.meta.url));
  const env = { DATA_DIR: join(folder, 'data'), CATALOGUE: 'demo', LOG_LEVEL: 'trace' };
  server = startServerProcess({ program, env });
  address = await server.address;
});
afterAll(async () => {
  server.kill('SIGTERM');
  await server.exit;
  rmSync(folder, { recursive: true, force: true });
});

async function get(path: string, headers: Readonly<Record<string, string>> = {}) {
  const answer = await fetchPatiently(address + path, { redirect: 'manual', headers, limit: 60_000 });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

/** What of a person stands in the links below. */
const personal = ['98765432', '7654321', 'Rosamunda', 'femenino', 'Femenino'];

it('decision 40: nothing of who follows a link is in a line of the log, nor in an address after it', async () => {
  const whole = await get('/v1?utm_source=boletin&sexo=Femenino&edad=38&ingreso=7654321&nombre=Rosamunda');
  expect([whole.status, whole.headers.get('location'), whole.headers.get('cache-control')]).toEqual([
    302,
    '/Comparar/Isapres?utm_source=boletin',
    'no-store',
  ]);
  const wrong = await get('/v1?utm_source=boletin&sexo=femenino&edad=98765432&ingreso=7654321&nombre=Rosamunda');
  expect([wrong.status, wrong.headers.get('location'), wrong.headers.get('cache-control')]).toEqual([
    302,
    '/v1?utm_source=boletin',
    'no-store',
  ]);
  const [cookie = ''] = (wrong.headers.get('set-cookie') ?? '').split(';');
  const asked = await get('/v1?utm_source=boletin', { cookie });
  expect([asked.status, asked.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(asked.text).toContain('edad: La edad puede ser hasta 120 años');
  expect(asked.text).toContain('noindex');
  expect((await get('/v1')).text).not.toContain('7654321');
  for (const broken of [
    '/v1?edad=98765432&ingreso=%',
    '/v1?edad=98765432%00&nombre=Rosamunda%0A',
    '/V1?edad=98765432',
    '/v1/?edad=98765432',
  ]) {
    expect((await get(broken)).status).toBeLessThan(500);
  }
  const lines = server.stderr();
  expect(lines.split('\n').filter((line) => line.includes('"msg":"request"')).length).toBeGreaterThan(6);
  for (const said of personal) expect(lines).not.toContain(said);
  expect(lines).not.toMatch(/edad=|ingreso=|sexo=/);
});
