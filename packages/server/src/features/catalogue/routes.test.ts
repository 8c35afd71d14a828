import { endpoints, type EndpointName } from '@cotejo/contract/endpoints';
import { problemSchema } from '@cotejo/contract/errors';
import type { Product } from '@cotejo/core/catalogue';
import { sorts } from '@cotejo/core/comparison';
import { countCareCentres, isCareCentre } from '@cotejo/core/care-centres';
import type { z } from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, wireHeaders, type TestApp } from '../../platform/testing/test-app.ts';

let test: TestApp;
let plan: Product;
let insurance: Product;

beforeAll(async () => {
  test = await buildTestApp({ catalogue: 'demo' });
  const { products } = test.memory.snapshot('chile');
  plan = products.find((product) => product.kind === 'isapre-plan' && product.clinics.length > 3)!;
  insurance = products.find((product) => product.kind === 'insurance' && product.clinics.length > 0)!;
});
afterAll(() => test.close());

async function get(path: string, host = 'localhost'): Promise<{ status: number; json: unknown }> {
  const response = await test.app.inject({ method: 'GET', url: path, headers: { host } });
  return { status: response.statusCode, json: response.json() };
}

type Answer<Name extends EndpointName> = z.output<(typeof endpoints)[Name]['responses'][200]>;

/** The answer of a call that must be 200, read by the contract's own schema. */
async function answer<Name extends EndpointName>(name: Name, path: string): Promise<Answer<Name>> {
  const { status, json } = await get(path);
  expect(status).toBe(200);
  return endpoints[name].responses[200].parse(json) as Answer<Name>;
}

async function statusOf(path: string): Promise<number> {
  const { status, json } = await get(path);
  if (status !== 200) expect(problemSchema.parse(json).status).toBe(status);
  return status;
}

describe('GET /api/organization/instituciones/tipo/{type}', () => {
  it('200: the organisations of one kind by name, each with its number of products', async () => {
    const { data } = await answer('listOrganizations', '/api/organization/instituciones/tipo/isapre');
    const snapshot = test.memory.snapshot('chile');
    expect(data.map(({ displayName }) => displayName)).toEqual([
      'Banmédica',
      'Colmena',
      'Consalud',
      'Cruz Blanca',
      'Esencial',
      'Nueva Masvida',
      'Vida Tres',
    ]);
    for (const { id, productCount } of data) {
      expect(productCount).toBe(snapshot.products.filter((product) => product.organizationId === id).length);
    }
  });

  it('404: a kind that is none', async () => {
    expect(await statusOf('/api/organization/instituciones/tipo/banco')).toBe(404);
  });

  it('400: a kind longer than any', async () => {
    expect(await statusOf(`/api/organization/instituciones/tipo/${'x'.repeat(41)}`)).toBe(400);
  });
});

describe('GET /api/organization/institucion/{url}', () => {
  it('C7-85 200: by the segment of its page, in any letter case', async () => {
    const { data } = await answer('getOrganization', '/api/organization/institucion/cruz-blanca');
    expect(data).toMatchObject({ organizationCode: '78', kind: 'isapre', metadata: { url: 'Cruz-Blanca', image: null } });
  });

  it('404: nobody of that name', async () => {
    expect(await statusOf('/api/organization/institucion/Nadie')).toBe(404);
  });

  it('400: a name longer than any', async () => {
    expect(await statusOf(`/api/organization/institucion/${'x'.repeat(121)}`)).toBe(400);
  });
});

describe('GET /api/insurance/{id}', () => {
  it('200: the whole product by its number, and the same by the segment of its page', async () => {
    const { data } = await answer('getInsurance', `/api/insurance/${insurance.id}`);
    expect(data.item).toMatchObject({ id: insurance.id, productCode: insurance.code, codigoplan: null });
    expect(data.coverages.tags.length).toBeGreaterThan(0);
    expect(data.coverageOrganizations).toHaveLength(insurance.clinics.length);
    expect(data.descriptions.length).toBeGreaterThan(0);
    expect(data.basePrice).toBeNull();
    expect(data.isDemonstration).toBe(true);
    expect((await answer('getInsurance', `/api/insurance/${insurance.url}`)).data).toEqual(data);
  });

  it("200: decision 26, priced for the edition's example family and marked as not the visitor's own", async () => {
    const { data } = await answer('getInsurance', `/api/insurance/${plan.id}`);
    expect(data.item.profilePrice.profiles).toMatchObject([{ role: 'contributor', edad: 27, factor: 1 }]);
    expect(data.item.price.arePricesDefined).toBe(false);
    expect(data.basePrice?.unit.code).toBe('UF');
  });

  it('200: three worked examples whose parts make their price, and none where the product pays a capital', async () => {
    const { data } = await answer('getInsurance', `/api/insurance/${plan.id}`);
    expect(data.care.examples.map(({ name }) => name)).toEqual(['parto', 'hospitalizacion', 'consulta']);
    for (const { result } of data.care.examples) {
      for (const { price, system, covered, paid } of [result!, ...result!.steps]) {
        expect(system.value + covered.value + paid.value).toBe(price.value);
        expect(covered.value).toBeGreaterThanOrEqual(0);
      }
    }
    const { products } = test.memory.snapshot('chile');
    const life = products.find(({ upperType }) => upperType === 'SEGURO VIDA')!;
    const { data: lifeData } = await answer('getInsurance', `/api/insurance/${life.id}`);
    expect(lifeData.care.examples.every(({ result, reason }) => result === null && reason !== null)).toBe(true);
  });

  it('A9-46: counts care centres without QPCL-1 to QPCL-3', async () => {
    const { clinics } = test.memory.snapshot('chile');
    const { data } = await answer('getInsurance', `/api/insurance/${plan.id}`);
    expect(data.item.careCentreCount).toBe(countCareCentres(plan, clinics));
    expect(data.item.careCentreCount).toBeGreaterThan(0);
  });

  it('404: no such number and no such page', async () => {
    expect(await statusOf('/api/insurance/999999')).toBe(404);
    expect(await statusOf('/api/insurance/No-Existe')).toBe(404);
  });

  it("404: another edition's product", async () => {
    expect((await get(`/api/insurance/${plan.id}`, 'peru.localhost')).status).toBe(404);
  });

  it('400: an address longer than any', async () => {
    expect(await statusOf(`/api/insurance/${'x'.repeat(121)}`)).toBe(400);
  });
});

describe('GET /api/infoplanes/infoplan', () => {
  it('200: a plan by its codigoplan', async () => {
    const { data } = await answer('getIsaprePlan', `/api/infoplanes/infoplan?codigoplan=${plan.code}`);
    expect(data.item).toMatchObject({ id: plan.id, codigoplan: plan.code });
    expect(data.item.url).toMatch(new RegExp(`^/Isapre/[^/]+/Planes/${plan.url}$`));
  });

  it('404: no such plan, nor an insurance of that code', async () => {
    expect(await statusOf('/api/infoplanes/infoplan?codigoplan=NADA')).toBe(404);
    expect(await statusOf(`/api/infoplanes/infoplan?codigoplan=${insurance.code}`)).toBe(404);
  });

  it('400: without codigoplan, named as the bad field', async () => {
    const { status, json } = await get('/api/infoplanes/infoplan');
    expect(status).toBe(400);
    expect(problemSchema.parse(json).errors).toEqual([{ field: 'query.codigoplan', reason: 'falta' }]);
  });
});

const parts = [
  'insurance/{id}/features',
  'insurance/coverages/{id}/resume',
  'insurance/{id}/coverageOrganizations',
  'insurance/{id}/topAmountsAndDeductibles',
  'insurance/{id}/descriptions',
  'documents/insurance/{id}',
  'insurance/{id}/faq',
] as const;

describe.each(parts)('GET /api/%s', (part) => {
  const pathOf = (id: string): string => `/api/${part.replace('{id}', id)}`;

  it('200: the same by number and by the segment of its page', async () => {
    const byNumber = await get(pathOf(String(plan.id)));
    expect(byNumber.status).toBe(200);
    expect(await get(pathOf(plan.url))).toEqual(byNumber);
  });

  it('404: a product that does not exist', async () => {
    expect(await statusOf(pathOf('999999'))).toBe(404);
  });

  it('400: an address longer than any', async () => {
    expect(await statusOf(pathOf('x'.repeat(121)))).toBe(400);
  });
});

describe('parts of a product', () => {
  it('C7-30 C7-53 C7-56 C7-59 C7-62 are the same as in the whole', async () => {
    const whole = (await answer('getInsurance', `/api/insurance/${plan.id}`)).data;
    const partOf = async <Name extends EndpointName>(name: Name, path: string) => (await answer(name, path)) as { data: unknown };
    expect((await partOf('getCoverageResume', `/api/insurance/coverages/${plan.id}/resume`)).data).toEqual(whole.coverages);
    expect((await answer('getDescriptions', `/api/insurance/${plan.id}/descriptions`)).data.descriptions).toEqual(
      whole.descriptions,
    );
    const clinics = await partOf('getCoverageOrganizations', `/api/insurance/${plan.id}/coverageOrganizations`);
    expect(clinics.data).toEqual(whole.coverageOrganizations);
    expect(whole.coverageOrganizations.length).toBeGreaterThan(0);
    expect((await partOf('getDocuments', `/api/documents/insurance/${plan.id}`)).data).toEqual(whole.documents);
    expect((await partOf('getFaq', `/api/insurance/${plan.id}/faq`)).data).toEqual(whole.faq);
  });

  it('the page of a product names as missing only features that others of its comparator have', async () => {
    const { products } = test.memory.snapshot('chile');
    const pets = products.filter(({ upperType }) => upperType === 'SEGURO_MASCOTAS');
    const plain = pets.toSorted((left, right) => left.featureIds.length - right.featureIds.length)[0];
    const { featuresAll } = (await answer('getInsurance', `/api/insurance/${plain?.id}`)).data;
    expect(new Set(featuresAll.map(({ id }) => id))).toEqual(new Set(pets.flatMap((pet) => pet.featureIds)));
    expect(featuresAll.some(({ included }) => !included)).toBe(true);
  });

  it('A3-34 A7-08 C7-60: features are all of the edition, main ones first, with those the product has', async () => {
    const { data } = await answer('getFeatures', `/api/insurance/${plan.id}/features`);
    expect(data).toHaveLength(test.memory.snapshot('chile').features.size);
    const types = data.map((feature) => feature.feature_type_id);
    expect(types).toEqual(types.toSorted((one, other) => one - other));
    const included = data.filter((feature) => feature.included).map(({ id }) => id);
    expect(new Set(included)).toEqual(new Set(plan.featureIds));
  });

  it('A7-05 C7-54 tops and deductibles that hold everywhere name no clinic', async () => {
    const { data } = await answer('getTopsAndDeductibles', `/api/insurance/${plan.id}/topAmountsAndDeductibles`);
    const everywhere = data.flatMap((row) => row.coverageOrganizations).find(({ organizationCode }) => organizationCode === '');
    expect(everywhere?.displayName).toBe('Todos los centros');
  });
});

describe('GET /api/coverageOrganization/country', () => {
  it('C7-64 200: every care centre with how many products cover it', async () => {
    const { data } = await answer('listClinics', '/api/coverageOrganization/country');
    const { clinics, products } = test.memory.snapshot('chile');
    expect(data).toHaveLength([...clinics.values()].filter(isCareCentre).length);
    const first = data[0]!;
    const id = [...clinics.values()].find(({ code }) => code === first.organizationCode)?.id;
    expect(first.productCount).toBe(products.filter((product) => product.clinics.some(({ clinicId }) => clinicId === id)).length);
  });
});

describe('GET /api/comparator', () => {
  it('200: orders a list by what some product of it says', async () => {
    const { data } = await answer('listComparators', '/api/comparator');
    const sortsOf = (url: string) => data.find((comparator) => comparator.url === url)?.sorts;
    expect(sortsOf('/Comparar/Isapres')).toEqual([...sorts]);
    expect(sortsOf('/Comparar/Seguros-Mascotas')).toEqual(sorts.filter((sort) => sort !== 'afinidad' && sort !== 'costo-anual'));
    expect(sortsOf('/Comparar/Seguros-de-Vida')).not.toContain('costo-anual');
  });

  it.each(['localhost', 'colombia.localhost'])(
    'C9-24 200: at %s pets are priced for the example of a man of 25',
    async (host) => {
      const { data } = endpoints.listComparators.responses[200].parse((await get('/api/comparator', host)).json);
      const examples = data.filter(({ productType }) => productType === 'SEGURO_MASCOTAS').map((pets) => pets.exampleProfile);
      expect(examples).toMatchObject([{ cotizante: [{ sexo: 'Masculino', edad: 25 }] }]);
    },
  );

  it('200: each comparator with what the compare call without filters gives', async () => {
    const { data } = await answer('listComparators', '/api/comparator');
    expect(data.map(({ url }) => url)).toEqual(expect.arrayContaining(['/Comparar/Isapres', '/Comparar/Seguros-de-Salud']));
    for (const comparator of data) {
      const kind = comparator.productKind === 'isapre-plan' ? 'buscarplanes' : 'insurance';
      const url = `/api/${kind}/compare/metadataPlanesPersonas`;
      const payload = { comparator: comparator.url, profile: { cotizante: [{ edad: 30 }] } };
      const { metaData } = (await test.app.inject({ method: 'POST', url, headers: wireHeaders(), payload })).json();
      expect(comparator).toMatchObject({
        productCount: metaData.total,
        organizationsCompared: metaData.organizationsCompared,
        organizationsKnown: metaData.organizationsKnown,
      });
      const { data: items } = (await test.app.inject({ method: 'POST', url, headers: wireHeaders(), payload })).json();
      if (comparator.paid) {
        const suffix = { month: '/mes', year: '/año', once: ' por viaje' }[comparator.paid];
        expect(new Set(items.map((item: { priceSuffix: string }) => item.priceSuffix))).toEqual(new Set([suffix]));
      }
      expect(comparator.types.reduce((sum, type) => sum + type.count, 0)).toBe(comparator.productCount);
    }
  });
});
