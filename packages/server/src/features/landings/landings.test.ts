import { endpoints } from '@cotejo/contract/endpoints';
import { problemSchema } from '@cotejo/contract/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { partners, productSubscriptions } from '../../platform/database/schema/partners.ts';
import { buildTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { loadDemoLandings } from './load-demo.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ catalogue: 'demo' });
  const { database } = test.database;
  await test.database.pool.query('delete from partners');
  const row = {
    edition: 'chile',
    name: 'Portal de prueba',
    applicationName: 'portal',
    access: 'full',
    urls: ['/'],
    organizations: ['78'],
    clinicsEnabled: false,
    showcase: false,
    hasFooter: true,
    headerHtml: '<header>Portal</header>',
  };
  const [partner] = await database
    .insert(partners)
    .values([
      { ...row, subdomain: 'portal-de-prueba' },
      { ...row, subdomain: 'otro', applicationName: 'otra' },
      { ...row, subdomain: 'apagado', active: false },
      { ...row, subdomain: 'portal-de-prueba', edition: 'peru' },
    ])
    .returning({ id: partners.id });
  const partnerId = partner?.id ?? 0;
  await database.insert(productSubscriptions).values([
    { partnerId, productCode: 'ALC-4001' },
    { partnerId, productCode: 'ALC-4002', active: false },
  ]);
});
afterAll(() => test.close());

async function get(path: string, query: Record<string, string> = {}, host = 'localhost') {
  const response = await test.app.inject({ method: 'GET', url: `/api/${path}`, query, headers: { host } });
  return { status: response.statusCode, json: response.json() };
}

async function landings(query: Record<string, string> = {}, host?: string) {
  const { status, json } = await get('country-landings', query, host);
  expect(status).toBe(200);
  return endpoints.listLandings.responses[200].parse(json);
}

describe('GET /api/country-landings', () => {
  it('200: C7-111 and C7-112, fifteen by page where nobody says how many, none twice', async () => {
    const first = await landings({ 'filters[country][$eq]': 'chile' });
    expect(first.data).toHaveLength(15);
    expect(first.meta.pagination).toMatchObject({ page: 1, pageSize: 15 });
    const { total, pageCount } = first.meta.pagination;
    const pages = await Promise.all(
      Array.from({ length: pageCount }, (_, index) => landings({ 'pagination[page]': String(index + 1) })),
    );
    expect(new Set(pages.flatMap(({ data }) => data.map(({ id }) => id))).size).toBe(total);
    expect(total).toBeGreaterThan(20);
  });

  it('200: filtered by address, country and partner', async () => {
    const one = await landings({ 'filters[url][$eq]': 'Cruz-Blanca' });
    expect(one.data.map(({ attributes }) => attributes.organizationCode)).toEqual(['78']);
    expect((await landings({ 'filters[country][$eq]': 'peru' })).data).toEqual([]);
    expect((await landings({ 'filters[country][$eq]': 'peru' }, 'peru.localhost')).data.length).toBeGreaterThan(5);
    await test.database.pool.query("update landings set subdomain = 'portal-de-prueba' where url = 'Consalud'");
    const ofPartner = await landings({ 'filters[subdomain][$eq]': 'portal-de-prueba' });
    expect(ofPartner.data.map(({ attributes }) => attributes.url)).toEqual(['Consalud']);
  });

  it.each(['pagination[page]', 'pagination[pageSize]'])('400: %s has to be a number', async (name) => {
    for (const value of ['0', 'x', '101000']) {
      const { status, json } = await get('country-landings', { [name]: value });
      expect(status).toBe(400);
      expect(problemSchema.parse(json).errors?.[0]?.field).toBe(`query.${name}`);
    }
  });
});

describe('a landing in a language', () => {
  const host = 'international.localhost';
  const url = 'Seguros-de-Viaje';

  it('200: is the one that was written in it', async () => {
    const titles = await Promise.all(
      ['es', 'en', 'pt'].map(async (idioma) => {
        const { json } = await get(`country-landings/${url}`, { idioma }, host);
        const [record] = endpoints.getLanding.responses[200].parse(json).data;
        return [record?.attributes.language, record?.attributes.title];
      }),
    );
    expect(titles).toEqual([
      ['es', 'Seguros de viaje'],
      ['en', 'Travel insurance'],
      ['pt', 'Seguros de viagem'],
    ]);
  });

  it('200: is the Spanish one where nobody wrote it, alone and among the others', async () => {
    const untold = 'Salud-para-tu-familia';
    await test.database.pool.query(`update landings set active = false where url = '${untold}' and locale = 'pt'`);
    const { json } = await get(`country-landings/${untold}`, { idioma: 'pt' }, host);
    expect(endpoints.getLanding.responses[200].parse(json).data.map(({ attributes }) => attributes.language)).toEqual(['es']);
    const [all, portuguese] = await Promise.all([
      landings({ 'pagination[pageSize]': '100' }, host),
      landings({ 'pagination[pageSize]': '100', idioma: 'pt' }, host),
    ]);
    const urlsOf = ({ data }: typeof all) => data.map(({ attributes }) => attributes.url);
    expect(urlsOf(portuguese)).toEqual(urlsOf(all));
    expect(portuguese.meta.pagination).toEqual(all.meta.pagination);
    const inSpanish = portuguese.data.filter(({ attributes }) => attributes.language === 'es');
    expect(inSpanish.map(({ attributes }) => attributes.url)).toEqual([untold]);
  });

  it('400: in a language that there is not', async () => {
    expect((await get(`country-landings/${url}`, { idioma: 'fr' }, host)).status).toBe(400);
  });
});

describe('GET /api/country-landings/{url}', () => {
  it('200: C7-113, one landing as the last record of data, fresh when asked so', async () => {
    const { status, json } = await get('country-landings/Cruz-Blanca', { forceRefresh: '1' });
    const { data } = endpoints.getLanding.responses[200].parse(json);
    expect(status).toBe(200);
    expect(data).toHaveLength(1);
    expect(data.at(-1)?.attributes).toMatchObject({ url: 'Cruz-Blanca', organizationCode: '78' });
    expect(data[0]?.attributes.body).toMatch(/^<h2>Planes de isapre de /);
  });

  it('404: none of that address here, or none that is shown', async () => {
    await test.database.pool.query("update landings set active = false where url = 'Colmena'");
    for (const url of ['Nadie', 'Colmena', 'Qu%C3%A9']) expect((await get(`country-landings/${url}`)).status).toBe(404);
    expect((await get('country-landings/Cruz-Blanca', {}, 'peru.localhost')).status).toBe(404);
  });

  it('keeps what somebody edited when the demonstration is loaded again', async () => {
    await test.database.pool.query("update landings set title = 'Editada' where url = 'Banmedica'");
    await test.database.database.transaction(loadDemoLandings);
    const { json } = await get('country-landings/Banmedica');
    expect(endpoints.getLanding.responses[200].parse(json).data[0]?.attributes.title).toBe('Editada');
  });
});

describe('subscriptions of partners', () => {
  it('200: C7-114, filtered by subdomain and by the name of the application', async () => {
    const read = async (query: Record<string, string>) =>
      endpoints.listOrganizationSubscriptions.responses[200]
        .parse((await get('organization-subscriptions', query)).json)
        .data.map(({ attributes }) => attributes);
    expect(await read({ 'filters[subdomain][$eq]': 'portal-de-prueba' })).toEqual([
      {
        subdomain: 'portal-de-prueba',
        applicationName: 'portal',
        organizations: ['78'],
        clinicsEnabled: false,
        headerHtml: '<header>Portal</header>',
        footerHtml: null,
      },
    ]);
    expect((await read({ 'filters[application][name][$eq]': 'otra' })).map(({ subdomain }) => subdomain)).toEqual(['otro']);
    expect(await read({ 'filters[subdomain][$eq]': 'apagado' })).toEqual([]);
    expect(await read({})).toHaveLength(2);
  });

  it('200: C7-115, filtered by code and by the subdomain of the subscription', async () => {
    const read = async (query: Record<string, string>) =>
      endpoints.listProductSubscriptions.responses[200]
        .parse((await get('product-subscriptions', query)).json)
        .data.map(({ attributes }) => attributes);
    const subdomain = 'portal-de-prueba';
    expect(await read({ 'filters[subscription][subdomain][$eq]': subdomain })).toEqual([
      { productCode: 'ALC-4001', subdomain, active: true },
      { productCode: 'ALC-4002', subdomain, active: false },
    ]);
    expect(await read({ 'filters[productCode][$eq]': 'ALC-4001' })).toHaveLength(1);
    expect(await read({ 'filters[subscription][subdomain][$eq]': 'otro' })).toEqual([]);
  });

  it.each(['/api/country-landings', '/api/organization-subscriptions', '/api/product-subscriptions'])(
    '400: %s has no such filter',
    async (path) => {
      const response = await test.app.inject({ url: path, query: { 'filters[foo]': '1' } });
      expect(response.statusCode).toBe(400);
      const { errors } = problemSchema.parse(response.json());
      expect(errors).toEqual([{ field: 'query.filters[foo]', reason: 'no es un nombre conocido' }]);
    },
  );

  it('400: an empty filter', async () => {
    const { status } = await get('product-subscriptions', { 'filters[productCode][$eq]': '' });
    expect(status).toBe(400);
  });
});
