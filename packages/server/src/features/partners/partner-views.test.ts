import { compareAnswerSchema } from '@cotejo/contract/compare';
import { endpoints } from '@cotejo/contract/endpoints';
import { problemSchema } from '@cotejo/contract/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, wireHeaders, type TestApp } from '../../platform/testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({
    catalogue: 'demo',
  });
});
afterAll(() => test.close());

/** One of ours, a partner of three insurers, and one of two isapres that hides clinics. */
const [ours, insurers, isapres] = ['localhost', 'bienestar.localhost', 'quillayes.localhost'] as const;
const own = { [insurers]: ['PUE', 'QUI', 'RAU'], [isapres]: ['107', '78'] };

async function get(host: string, url: string) {
  const response = await test.app.inject({ url, headers: { host } });
  return { status: response.statusCode, json: response.json() };
}

async function compared(host: string, comparator: string, filters: object = {}) {
  const group = comparator.includes('Isapres') ? 'buscarplanes' : 'insurance';
  const response = await test.app.inject({
    method: 'POST',
    url: `/api/${group}/compare/metadataPlanesPersonas`,
    headers: { host, ...wireHeaders() },
    payload: { comparator, profile: { cotizante: [{ sexo: 'Femenino', edad: 34 }] }, filters, pageSize: 100 },
  });
  expect(response.statusCode).toBe(200);
  const { data: items, metaData } = compareAnswerSchema.parse(response.json());
  return { items, total: metaData.total, facets: metaData.facets };
}

describe("on a partner's host", () => {
  it('C6-06 a list has its organisations alone, whatever is asked, and each host its own answer again and again', async () => {
    const lists = async (host: string) => {
      const { total, items, facets } = await compared(host, '/Comparar/Isapres');
      return { total, sellers: [...new Set(items.map(({ organization }) => organization.organizationCode))].toSorted(), facets };
    };
    const [all, some, allAgain, someAgain] = [await lists(ours), await lists(isapres), await lists(ours), await lists(isapres)];
    expect(some.sellers).toEqual(own[isapres]);
    expect(some.total).toBeLessThan(all.total);
    expect(all.sellers.length).toBeGreaterThan(2);
    expect([allAgain, someAgain]).toEqual([all, some]);
    expect((await compared(isapres, '/Comparar/Isapres', { organizations: ['67'] })).total).toBe(0);
  });

  it('C6-06 neither organisations nor products of others are found, by any call', async () => {
    const kept = await get(insurers, '/api/organization/instituciones/tipo/isapre');
    expect(endpoints.listOrganizations.responses[200].parse(kept.json).data).toEqual([]);
    expect((await get(ours, '/api/organization/instituciones/tipo/isapre')).json).not.toEqual(kept.json);

    const [other] = (await compared(ours, '/Comparar/Seguros-de-Salud')).items.filter(
      ({ organization }) => !own[insurers].includes(organization.organizationCode),
    );
    const paths = ['', '/calculatePrice', '/features', '/faq'].map((part) => `/api/insurance/${other?.productCode}${part}`);
    expect((await Promise.all(paths.map((path) => get(ours, path)))).map(({ status }) => status)).not.toContain(404);
    for (const path of paths) {
      const answer = await get(insurers, path);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(problemSchema.parse(answer.json).type).toBe('/problems/not-found');
    }
    const lead = await test.app.inject({
      method: 'POST',
      url: '/api/leads',
      headers: { host: insurers, ...wireHeaders(), 'idempotency-key': crypto.randomUUID() },
      payload: {
        tipo: 'seguros',
        first_name: 'Ana Soto',
        telefono: '+56 9 8765 4321',
        email: 'ana@correo.cl',
        productCode: other?.productCode,
        profile: { cotizante: [{ sexo: 'Femenino', edad: 34 }] },
      },
    });
    expect(lead.statusCode).toBe(404);
    expect(problemSchema.parse(lead.json()).errors).toMatchObject([{ field: 'body.productCode' }]);
  });

  it('C6-06 C6-07 the frame is told of comparators and lists that have something for the partner', async () => {
    const told = async (host: string) => {
      const { comparators, lists } = endpoints.getSite.responses[200].parse((await get(host, '/api/site')).json).data;
      return { names: comparators.map(({ name }) => name), counts: comparators.map(({ productCount }) => productCount), lists };
    };
    const [whole, some, two] = [await told(ours), await told(insurers), await told(isapres)];
    expect(whole.lists).toEqual(['isapres', 'insurers', 'clinics']);
    expect([some.lists, two.lists]).toEqual([['insurers', 'clinics'], ['isapres']]);
    expect(some.names).not.toContain('isapres');
    expect(two.names).toContain('isapres');
    for (const { counts, names } of [some, two]) {
      expect(counts).not.toContain(0);
      expect(names.length).toBeLessThan(whole.names.length);
    }
    expect((await get(insurers, '/api/compare/local?comparator=/Comparar/Isapres')).status).toBe(404);
  });

  it('C6-07 no clinic is listed, offered as a filter or told of a plan where the partner hides them', async () => {
    const clinicsOn = async (host: string) =>
      endpoints.listProviders.responses[200].parse((await get(host, '/api/globales/prestadores')).json).data.length;
    expect(await clinicsOn(ours)).toBeGreaterThan(20);
    expect(await clinicsOn(isapres)).toBe(0);
    expect(await clinicsOn(insurers)).toBe(await clinicsOn(ours));
    const { facets, items } = await compared(isapres, '/Comparar/Isapres');
    expect(facets.coverageOrganizations).toEqual([]);
    expect(items.filter(({ careCentreCount }) => careCentreCount !== 0)).toEqual([]);
  });

  it('C6-06 the catalogue that a browser compares with is the partner\u2019s, at an address of its own', async () => {
    const told = async (host: string) =>
      endpoints.getLocalComparison.responses[200].parse((await get(host, '/api/compare/local?comparator=/Comparar/Isapres')).json)
        .data;
    const [whole, part] = [await told(ours), await told(isapres)];
    expect(part.catalogueUrl).not.toBe(whole.catalogueUrl);
    expect(part.compressedBytes).toBeLessThan(whole.compressedBytes);
    const fetched = (host: string, url: string) => test.app.inject({ url, headers: { host } });
    expect((await fetched(isapres, part.catalogueUrl)).statusCode).toBe(200);
    expect((await fetched(isapres, whole.catalogueUrl)).statusCode).toBe(404);
  });
});
