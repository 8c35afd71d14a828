import { applications, knownOrigins } from '@cotejo/core/known-origins';
import { editions } from '@cotejo/core/editions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSite, type RunningSite } from '../../platform/testing/running-site.ts';
import { redirectRows } from './redirect-table.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const ask = (edition: string, path: string) => site.ask(edition === 'chile' ? 'localhost' : `${edition}.localhost`, path);

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

  it('with names and parts of other pages lead to their own pages in one step', async () => {
    const chile = [
      '/seguros/cruz-blanca',
      '/isapre/Colmena/planes/SST-7415',
      '/Seguros/Colmena/SST-7415/coberturas',
      '/Isapre/Rauli-Seguros/Planes',
      '/Clinicas-y-Hospitales/colmena',
      '/Seguros/CRUZBLANCA/Colectivos',
    ];
    expect(await faultsOf('chile', chile)).toEqual([]);
    expect(await faultsOf('peru', ['/Seguros/rimac-eps', '/EPS/Rimac-EPS/Planes', '/eps/Clinica-Quebrada-Real'])).toEqual([]);
  });

  it.each([
    [
      'localhost',
      ['/Clinica/NoExiste', '/Isapre-NoExiste/planes', '/seguros/NoExiste', '/isapre/Colmena/planes/NO-HAY-1', '/eps'],
    ],
    ['peru.localhost', ['/Clinica/Indisa', '/isapre', '/accidentes-personales']],
    [
      'quillayes.localhost',
      ['/Clinica', '/Seguro', '/Clinicas/Clinica-Indisa', '/Indisa', '/isapre/colmena', '/SEGUROS-DE-VIDA/guardias'],
    ],
  ])('of %s that name nothing there are not found where they were asked for', async (host, paths) => {
    const answers = await Promise.all(paths.map(async (path) => [path, (await site.ask(host, path)).status]));
    expect(answers).toEqual(paths.map((path) => [path, 404]));
  });

  it('lead on at the host of a partner to what is shown there', async () => {
    const first = await site.ask('quillayes.localhost', '/seguros/cruz-blanca');
    expect([first.status, first.location]).toEqual([301, '/Isapre/Cruz-Blanca']);
    expect((await site.ask('quillayes.localhost', first.location)).status).toBe(200);
  });

  it('of known origins are pages, or lead to one in one step: each in some edition, and those of an application in its own', async () => {
    const endOf = async (edition: string, path: string): Promise<number> => {
      const first = await ask(edition, path);
      return first.status === 301 ? (await ask(edition, first.location)).status : first.status;
    };
    for (const origin of knownOrigins) {
      const ends = await Promise.all(editions.map(({ id }) => endOf(id, origin)));
      expect([origin, ends.includes(200)]).toEqual([origin, true]);
    }
    for (const origin of applications.chile.origins) expect([origin, await endOf('chile', origin)]).toEqual([origin, 200]);
  });
});
