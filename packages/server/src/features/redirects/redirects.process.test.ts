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

  const spanishOnly = ['localhost', 'peru.localhost', 'colombia.localhost', 'bienestar.localhost', 'quillayes.localhost'];
  const hosts = [...spanishOnly, 'international.localhost'];
  const families = [
    ...['QP', 'QS', 'IH'].flatMap((brand) => [
      `/${brand}-BLOG`,
      `/${brand.toLowerCase()}-blog/que-es-el-ges-y-cuanto-vale-en-cada-isapre`,
      `/${brand.toLowerCase()}-blog/nada/`,
      `/${brand}-Blog/la-ley-de-urgencia/`,
    ]),
    '/temas/salud-para-tu-familia',
    '/Pt/temas/nada/',
    '/Temas/SALUD-para-tu-familia?a=1',
    '/TEMAS/nada',
    '/Ref/nadie',
    '/ref/',
    '/ref/nadie/',
    '/REF?id=nadie',
    '/V1/?edad=30',
    '/ref/nadie',
    '/v1',
    '/seguros-de-vida',
    '/rescate-metlife-seguro-vida-ahorro',
    '/TERMINOS-y-condiciones',
    '/seguros-de-viaje/',
    '/Ley-De-Urgencia/',
    '/davila/',
    '/MEDS/',
    '/san-carlos-de-apoquindo/',
    '/en/',
    '/pt/',
    '/es/',
    '/ES',
    '/es?a=1',
    '/es/contacto',
    '/ES/Empresas',
    '/es/nada',
    '/es/en/contacto',
    '/en/contacto/',
    '/EN/pt/contacto',
    '/Pt/es/contacto',
    '/nada-xyz',
    '/nada-xyz/',
    '/en/nada-xyz/',
    '//nada//xyz',
    '/es/api/site',
    '/Comparar/Seguros-de-Salud/Oncologico/coberturas/',
    '/comparar/seguros-de-salud?page=9999',
    '/PREVIEW/1?token=x',
    '/plansi/r/VRT-6214/',
    '/planSI/Z/VRT-6214',
    '/planSI/R/NO-HAY-1',
    '/insurance-list?page=9999',
    '/quehacemos?utm_source=x',
    '/contacto?idioma=en',
    '/nada?idioma=en',
    '/comparar-planes/pdf',
    '/Comparar-Planes/csv',
  ];

  it.each(hosts.flatMap((host) => ['es', 'en', 'pt-BR'].map((language) => [host, language] as const)))(
    'of %s, in a browser that takes %s, answer with a page, with one step to a page, or not at all',
    async (host, language) => {
      const headers = { 'accept-language': language };
      for (const path of families) {
        const first = await site.ask(host, path, headers);
        const isLed = first.status === 301 || first.status === 302;
        const end = isLed ? (await site.ask(host, first.location, headers)).status : first.status;
        expect([host, language, path, first.location, end]).toEqual([host, language, path, first.location, isLed ? 200 : end]);
        expect([path, [200, 404].includes(end)]).toEqual([path, true]);
      }
    },
  );

  it.each([
    ['localhost', '/qp-blog/que-es-el-ges-y-cuanto-vale-en-cada-isapre', '/QP-Blog/Que-es-el-GES-y-cuanto-vale-en-cada-isapre'],
    ['localhost', '/temas/salud-para-tu-familia?a=1', '/Temas/Salud-para-tu-familia?a=1'],
    ['localhost', '/es/quehacemos?a=1', '/Que-es-QP?a=1'],
    ['localhost', '/Ref/nadie/?utm_source=x&a=1', '/Comparar/Seguros-de-Salud?a=1&utm_source=x'],
    ['peru.localhost', '/REF?id=nadie&utm_source=x', '/Comparar/Seguros-de-Salud?utm_source=x'],
    ['localhost', '/V1/?sexo=F&edad=30&ingreso=900000&utm_source=x', '/Comparar/Isapres?utm_source=x'],
    ['localhost', '/v1?sexo=F&edad=30&ingreso=900000&utm_source=x', '/Comparar/Isapres?utm_source=x'],
    ['international.localhost', '/EN/ref/nadie?utm_source=x', '/en/Comparar/Seguros-de-Salud?utm_source=x'],
    ['localhost', '/plansi/r/vrt-6214/', '/planSI/R/VRT-6214'],
  ])('of %s: %s leads to %s at once', async (host, from, to) => {
    expect([from, (await site.ask(host, from)).location]).toEqual([from, to]);
  });

  it.each(spanishOnly)('of %s have no other language, and Spanish is their plain address', async (host) => {
    const asked = await Promise.all(['/en/', '/pt', '/en/contacto', '/es/contacto', '/es'].map((path) => site.ask(host, path)));
    expect(asked.map(({ status, location }) => [status, location])).toEqual([
      [404, ''],
      [404, ''],
      [404, ''],
      [301, '/contacto'],
      [301, '/'],
    ]);
  });

  it('that name Spanish show it to who takes another language', async () => {
    const english = { 'accept-language': 'en' };
    const first = await site.ask('international.localhost', '/es/contacto?a=1', english);
    expect([first.status, first.location]).toEqual([302, '/contacto?a=1&idioma=es']);
    expect((await site.ask('international.localhost', first.location, english)).text).toContain('<html lang="es');
  });

  it('that cannot be read are a page at every host', async () => {
    for (const host of hosts) {
      const { status, text } = await site.ask(host, '/%E0%A4%A');
      expect([host, status, text.slice(0, 15)]).toEqual([host, 400, '<!DOCTYPE html>']);
    }
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
