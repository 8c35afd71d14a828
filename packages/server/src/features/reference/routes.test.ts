import { endpoints } from '@cotejo/contract/endpoints';
import { problemSchema } from '@cotejo/contract/errors';
import { plainDate } from '@cotejo/core/dates';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../platform/testing/test-app.ts';

/** The test app's day. */
const today = plainDate('2026-11-20');

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ catalogue: 'demo' });
});
afterAll(() => test.close());

async function get(url: string, host = 'localhost'): Promise<{ status: number; json: unknown }> {
  const response = await test.app.inject({ method: 'GET', url, headers: { host } });
  return { status: response.statusCode, json: response.json() };
}

describe('GET /api/globales/uf', () => {
  it('C7-19 200: the value that prices are made with, its date, and whether it is of the day', async () => {
    const { status, json } = await get('/api/globales/uf');
    expect(status).toBe(200);
    const { rate, date, status: kind } = test.memory.uf(today);
    expect(endpoints.getUf.responses[200].parse(json).data).toEqual({ valor: rate.scaled / 1e4, fecha: date, status: kind });
  });

  it('404: where no UF is used', async () => {
    const { status, json } = await get('/api/globales/uf', 'peru.localhost');
    expect(status).toBe(404);
    expect(problemSchema.parse(json).detail).toBe('Aquí no se usa la UF');
  });
});

describe('GET /api/globales/indicadores', () => {
  it('A3-58 200: UF, UTM and dollar of the day, each with its date', async () => {
    const { status, json } = await get('/api/globales/indicadores');
    expect(status).toBe(200);
    expect(endpoints.getIndicators.responses[200].parse(json).data).toEqual({
      uf: { valor: 40_844.79, fecha: '2026-07-11', status: 'older' },
      utm: { valor: 71_649, fecha: '2026-07-01', status: 'older' },
      usd: { valor: 928.99, fecha: '2026-07-10', status: 'older' },
    });
  });

  it('404: where prices are in none of them', async () => {
    expect((await get('/api/globales/indicadores', 'peru.localhost')).status).toBe(404);
  });
});

describe('GET /api/country', () => {
  it('C7-25, B7-12, B3-11, C3-32 200: countries by name, each with code, prefix and nationality', async () => {
    const { status, json } = await get('/api/country');
    expect(status).toBe(200);
    const { data } = endpoints.listCountries.responses[200].parse(json);
    expect(data).toHaveLength(250);
    expect(data[0]?.name).toBe('Afganistán');
    expect(data.find(({ code }) => code === 'CL')).toEqual({
      code: 'CL',
      name: 'Chile',
      phonePrefix: '+56',
      nationality: 'Chileno',
    });
    expect(data.filter(({ phonePrefix }) => !/^\+\d{1,7}$/.test(phonePrefix ?? ''))).toEqual([]);
    expect(await get('/api/country', 'peru.localhost')).toEqual({ status, json });
  });

  it('C7-28: is tried three times more, 1500 ms apart', () => {
    for (const { retry } of [endpoints.listCountries, endpoints.listWorkSectors]) {
      expect(retry).toMatchObject({ times: 3, pauseMilliseconds: 1500 });
    }
  });
});

describe('GET /api/workSectorType', () => {
  it('C7-24, C3-42 200: sectors with their kinds of work, where prices depend on them', async () => {
    const { status, json } = await get('/api/workSectorType', 'peru.localhost');
    expect(status).toBe(200);
    const { data } = endpoints.listWorkSectors.responses[200].parse(json);
    expect(data.map(({ id }) => id)).toEqual(data.map((_, index) => index + 1));
    const works = data.flatMap(({ workSectors }) => workSectors.map(({ code }) => code));
    const { comparators } = test.memory.snapshot('peru');
    const offered = comparators.flatMap(({ choices }) => choices.riskClasses.map(({ code }) => code));
    expect(works.toSorted()).toEqual(offered.toSorted());
    const [first] = data;
    expect(first?.displayName).toBe('Bosques y pesca');
    expect(first?.workSectors).toContainEqual({ code: '122', displayName: 'Extracción de madera (riesgo III)' });
  });

  it('200: none where no price depends on the work', async () => {
    expect(await get('/api/workSectorType')).toEqual({ status: 200, json: { data: [] } });
  });
});

describe('GET /api/countryState/country', () => {
  it('C7-26 C7-124 200: the sixteen regions from north to south', async () => {
    const { status, json } = await get('/api/countryState/country');
    const { data } = endpoints.listRegions.responses[200].parse(json);
    expect(status).toBe(200);
    expect(data).toHaveLength(16);
    expect(data.map(({ orderPosition }) => orderPosition)).toEqual(data.map((_, index) => index + 1));
    expect(data.find(({ stateCode }) => stateCode === '13')).toMatchObject({ stateName: 'Metropolitana', abbreviation: 'RM' });
  });

  it('200: each edition has its own', async () => {
    const { data } = endpoints.listRegions.responses[200].parse((await get('/api/countryState/country', 'peru.localhost')).json);
    expect(data.map(({ stateName }) => stateName)).not.toContain('Metropolitana');
  });
});

describe('GET /api/qp-version', () => {
  it('200: the commit that runs, with or without a key', async () => {
    expect(await get('/api/qp-version')).toEqual({ status: 200, json: { commit: 'test' } });
    expect((await get('/api/qp-version?_q=carpeta')).status).toBe(200);
  });
});

describe('GET /api/site', () => {
  it('200: says that this is demonstration data, with the comparators and the UF', async () => {
    const { status, json } = await get('/api/site');
    const { data } = endpoints.getSite.responses[200].parse(json);
    expect(status).toBe(200);
    expect(data.isDemonstration).toBe(true);
    expect(data.comparators.map(({ productType }) => productType)).toEqual(expect.arrayContaining(['ISAPRE', 'SEGURO']));
    expect(data.uf?.fecha).toBe(test.memory.uf(today).date);
  });

  it.each([
    ['localhost', ['isapres', 'insurers', 'clinics']],
    ['peru.localhost', ['insurers', 'epsList', 'clinics']],
    ['colombia.localhost', ['insurers', 'epsList', 'prepaidList', 'clinics']],
  ])('B9-45 200: %s leads to the kinds of organisations of its country: %j', async (host, lists) => {
    const { json } = await get('/api/site', host);
    expect(endpoints.getSite.responses[200].parse(json).data.lists).toEqual(lists);
  });

  it('200: an edition without catalogue or UF says just that', async () => {
    const empty = await buildTestApp();
    const answer = await empty.app.inject({ method: 'GET', url: '/api/site', headers: { host: 'peru.localhost' } });
    await empty.close();
    const { data } = endpoints.getSite.responses[200].parse(answer.json());
    expect(data).toEqual({ isDemonstration: false, isWhollyDemonstration: false, comparators: [], lists: [], uf: null });
  });
});
