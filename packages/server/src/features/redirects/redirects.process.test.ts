import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { editions } from '@cotejo/core/editions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServerProcess, type ServerProcess } from '../../platform/testing/server-process.ts';
import { redirectRows } from './redirect-table.ts';

let server: ServerProcess;
let port = '';
const folder = mkdtempSync(join(tmpdir(), 'cotejo-redirects-'));
beforeAll(async () => {
  const program = fileURLToPath(new URL('../../main.ts', import.meta.url));
  server = startServerProcess({ program, env: { DATA_DIR: join(folder, 'data'), CATALOGUE: 'demo' } });
  port = new URL(await server.address).port;
});
afterAll(async () => {
  server.kill('SIGTERM');
  await server.exit;
  rmSync(folder, { recursive: true, force: true });
});

interface Answer {
  readonly status: number;
  readonly location: string;
}

function ask(edition: string, path: string): Promise<Answer> {
  const headers = { host: `${edition === 'chile' ? '' : `${edition}.`}localhost:${port}` };
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers }, (response) => {
      response.resume().on('end', () => {
        resolve({ status: response.statusCode ?? 0, location: response.headers.location ?? '' });
      });
    }).on('error', reject);
  });
}

/** What is wrong with where a path leads; null: it leads to a page in one step, with the search it was asked with. */
async function faultOf(edition: string, path: string): Promise<string | null> {
  const { status, location } = await ask(edition, `${path}?a=1`);
  if (status !== 301) return `${path}: ${status}`;
  if (!location.endsWith('a=1')) return `${path}: the search is lost in ${location}`;
  const end = await ask(edition, location);
  return end.status === 200 ? null : `${path} leads to ${location}: ${end.status}`;
}

async function faultsOf(edition: string, paths: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const path of paths) {
    const fault = await faultOf(edition, path);
    if (fault !== null) faults.push(fault);
  }
  return faults;
}

describe('old paths of the running site', () => {
  it.each(editions)('of $id lead to pages that answer, or are no paths of the edition', async ({ id, brand }) => {
    const fixed = redirectRows.map(({ from }) => from.replaceAll('{brand}', brand.code)).filter((from) => !from.includes(':'));
    const faults = await faultsOf(id, fixed);
    expect(faults.filter((fault) => !fault.endsWith(': 404') || fault.includes(' leads to '))).toEqual([]);
    expect(fixed.length - faults.length).toBeGreaterThan(10);
  });

  it('with names in them lead to the pages of those names', async () => {
    const chile = [
      '/Seguros-Colectivos/Vida/Algo',
      '/Isapre-CruzBlanca/planes',
      '/Isapre/Nueva-Masvida/Complementos',
      '/Clinica/Indisa',
      '/Clinicas/Clinica-Davila',
      '/Clinicas-y-Hospitales/Davila/Seguro',
      '/contactos/chile',
      '/planSI/R',
      '/comparar/isapres',
      '/SEGUROS-DE-SALUD/',
    ];
    expect(await faultsOf('chile', chile)).toEqual([]);
  });
});
