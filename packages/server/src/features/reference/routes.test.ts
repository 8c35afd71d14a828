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
  it('200: the value that prices are made with, its date, and whether it is of the day', async () => {
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

describe('GET /api/countryState/country', () => {
  it('200: the sixteen regions from north to south', async () => {
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

describe('GET /api/profile-form/form', () => {
  async function fieldsOf(productType: string, host?: string) {
    const { status, json } = await get(`/api/profile-form/form?productTypeName=${productType}`, host);
    expect(status).toBe(200);
    return endpoints.getProfileForm.responses[200].parse(json).data.profileForm.profileFormFields;
  }

  it('200: the isapre form asks for people, income, cargas and region', async () => {
    expect((await fieldsOf('ISAPRE')).map(({ fldName }) => fldName)).toEqual([
      'cotizante_sexo',
      'cotizante_edad',
      'cotizante_ingreso',
      'cargas_sexo',
      'cargas_edad',
      'cargas_parentesco',
      'region',
    ]);
  });

  it('200: the insurance form asks for no income', async () => {
    expect((await fieldsOf('SEGURO')).map(({ fldName }) => fldName)).not.toContain('cotizante_ingreso');
  });

  it('200: only cargas repeat, up to 8 rows, and regions are those of the edition', async () => {
    const fields = await fieldsOf('ISAPRE');
    expect(fields.filter(({ isMultiple }) => isMultiple).map(({ groupedBy }) => groupedBy)).toEqual([
      'cargas',
      'cargas',
      'cargas',
    ]);
    expect(fields.find(({ fldName }) => fldName === 'region')?.allowedValues).toContainEqual({
      value: '13',
      label: 'Metropolitana',
    });
    const { json } = await get('/api/profile-form/form?productTypeName=ISAPRE');
    expect(endpoints.getProfileForm.responses[200].parse(json).data.profileForm.maximumRows).toBe(8);
  });

  it('200: B3-30, C3-22, C3-27: pets, companies and journeys are asked for what their prices depend on, and for nobody', async () => {
    const names = async (productType: string) => (await fieldsOf(productType)).map(({ fldName }) => fldName);
    expect(await names('SEGURO_MASCOTAS')).toEqual(expect.arrayContaining(['mascota_tipo', 'mascota_edad']));
    expect(await names('SEGURO COLECTIVO')).toEqual(['cantidadempleados']);
    expect(await names('SCTR')).toEqual(expect.arrayContaining(['cantidadempleados', 'ingreso']));
    expect(await names('SEGURO VIAJE')).toContain('viaje_dias');
    for (const type of ['SEGURO_MASCOTAS', 'SEGURO COLECTIVO', 'SCTR']) {
      expect(await names(type)).not.toContain('cotizante_edad');
    }
  });

  it('404: a product type without a form', async () => {
    expect((await get('/api/profile-form/form?productTypeName=BARCO')).status).toBe(404);
  });

  it('400: without a product type', async () => {
    const { status, json } = await get('/api/profile-form/form');
    expect(status).toBe(400);
    expect(problemSchema.parse(json).errors).toEqual([{ field: 'query.productTypeName', reason: 'falta' }]);
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

  it('200: an edition without catalogue or UF says just that', async () => {
    const empty = await buildTestApp();
    const answer = await empty.app.inject({ method: 'GET', url: '/api/site', headers: { host: 'peru.localhost' } });
    await empty.close();
    const { data } = endpoints.getSite.responses[200].parse(answer.json());
    expect(data).toEqual({ isDemonstration: false, isWhollyDemonstration: false, comparators: [], uf: null });
  });
});
