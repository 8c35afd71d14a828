import type { CatalogueSnapshot, Organization, Product } from '@cotejo/core/catalogue';
import { isCareCentre } from '@cotejo/core/care-centres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { catalogueCalls, type CatalogueCalls } from '../testing/catalogue-calls.ts';

let test: TestApp;
let chile: CatalogueCalls;
let peru: CatalogueCalls;
let snapshot: CatalogueSnapshot;

beforeAll(async () => {
  test = await buildTestApp({ catalogue: 'demo' });
  chile = catalogueCalls(test);
  peru = catalogueCalls(test, 'peru.localhost');
  snapshot = test.memory.snapshot('chile');
});
afterAll(() => test.close());

const organizationOf = (code: string): Organization =>
  [...snapshot.organizations.values()].find((organization) => organization.code === code)!;
const productsOf = (code: string): readonly Product[] =>
  snapshot.products.filter(({ organizationId }) => organizationId === organizationOf(code).id);

describe('GET /api/organization/instituciones/tipo/{type}', () => {
  it('C7-125, C3-41: EPS organisations by type EPS, in any letter case', async () => {
    const { data } = await peru.answer('listOrganizations', '/api/organization/instituciones/tipo/EPS');
    expect(data.map(({ organizationCode }) => organizationCode)).toEqual(['LPO', 'MAP', 'PAC', 'RIM']);
    expect(await peru.answer('listOrganizations', '/api/organization/instituciones/tipo/eps')).toEqual({ data });
  });

  it('C7-83, C3-40: each with acronym, and metadata of url, abbreviation, image and whether it is open', async () => {
    const { data } = await chile.answer('listOrganizations', '/api/organization/instituciones/tipo/isapre');
    expect(data).toHaveLength(7);
    expect(data[0]).toMatchObject({
      organizationCode: '99',
      acronym: 'BAN',
      displayName: 'Banmédica',
      metadata: { url: 'Banmedica', abbreviation: 'BAN', image: null, additionalData: { open: true } },
    });
  });

  it('404: a kind that is none', async () => {
    expect((await chile.problem('/api/organization/instituciones/tipo/banco')).status).toBe(404);
  });
});

describe('GET /api/organization/instituciones/{type}', () => {
  it('C7-90, C6-18: those of a category, by what they are or offer', async () => {
    const { data } = await chile.answer('listOrganizationsOfCategory', '/api/organization/instituciones/COLECTIVOS');
    const offering = snapshot.products.filter(({ upperType }) => upperType === 'SEGURO COLECTIVO');
    expect(new Set(data.map(({ id }) => id))).toEqual(new Set(offering.map(({ organizationId }) => organizationId)));
    expect(data.length).toBeGreaterThan(0);
  });

  it('C7-91: by the name of a path too, in any spelling', async () => {
    const clinics = await peru.answer('listOrganizationsOfCategory', '/api/organization/instituciones/Clínicas');
    expect(clinics.data).toHaveLength(4);
    expect(clinics.data.every(({ kind }) => kind === 'provider')).toBe(true);
    expect((await peru.answer('listOrganizationsOfCategory', '/api/organization/instituciones/Seguros')).data).toHaveLength(5);
  });

  it('200: nobody in a category that no fact of the catalogue tells of', async () => {
    expect((await chile.answer('listOrganizationsOfCategory', '/api/organization/instituciones/CYBER')).data).toEqual([]);
  });

  it('404: a category that is none', async () => {
    expect((await chile.problem('/api/organization/instituciones/BANCOS')).status).toBe(404);
  });
});

describe('words that are calls of their own', () => {
  it.each([
    ['/api/organization/instituciones/tipo', 'params.type'],
    ['/api/organization/institucion/CODE', 'params.url'],
    ['/api/organization/tipo/countInsurancesByType', 'params.id'],
    ['/api/organization/availableToSell/countCoverageOrganizations', 'params.id'],
  ])('400: %s is no organisation', async (path, field) => {
    const problem = await chile.problem(path);
    expect(problem.status).toBe(400);
    expect(problem.errors).toEqual([{ field, reason: 'es una palabra reservada' }]);
  });
});

describe('GET /api/organization/institucion/code/{code}', () => {
  it('C7-84: the organisation of a code, the same as by the segment of its page', async () => {
    const byCode = await chile.answer('getOrganizationByCode', '/api/organization/institucion/code/78');
    expect(byCode.data.displayName).toBe('Cruz Blanca');
    expect(await chile.answer('getOrganization', '/api/organization/institucion/Cruz-Blanca')).toEqual(byCode);
  });

  it("404: nobody's code, also another country's", async () => {
    expect((await chile.problem('/api/organization/institucion/code/RIM')).status).toBe(404);
    expect((await peru.answer('getOrganizationByCode', '/api/organization/institucion/code/rim')).data.kind).toBe('eps');
  });
});

describe('GET /api/organization/availableToSell', () => {
  it('C7-87: those with a product on sale, and not who sells nothing here', async () => {
    const { data } = await chile.answer('listSellingOrganizations', '/api/organization/availableToSell');
    const codes = data.map(({ organizationCode }) => organizationCode);
    expect(codes).toContain('78');
    expect(codes).not.toContain('FONASA');
    expect(productsOf('FONASA').length).toBeGreaterThan(0);
  });

  it('C7-86 C3-43: whether one sells a type, in any spelling of it, and which products', async () => {
    const path = '/api/organization/availableToSell/code/rau/insuranceType';
    const { data } = await chile.answer('getOrganizationSales', `${path}/SEGURO_COMPLEMENTARIO`);
    expect(data.available).toBe(true);
    expect(data.products).toContainEqual({ productCode: 'RAU-COMPLEMENTARIO-1', productName: 'Complementario Raíz 50' });
    expect(await chile.answer('getOrganizationSales', `${path}/seguro complementario`)).toEqual({ data });
    const none = await chile.answer('getOrganizationSales', `${path}/PLAN_ISAPRE`);
    expect(none.data).toEqual({ available: false, products: [] });
  });

  it('404: an organisation that does not exist', async () => {
    expect((await chile.problem('/api/organization/availableToSell/code/NADIE/insuranceType/x')).status).toBe(404);
  });
});

describe('GET /api/organization/{id}/…', () => {
  it('C7-88: counts the care centres that its products cover, each once', async () => {
    const { data } = await chile.answer('countCoverageOrganizations', '/api/organization/78/countCoverageOrganizations');
    const ids = new Set(productsOf('78').flatMap(({ clinics }) => clinics.map(({ clinicId }) => clinicId)));
    expect(data.count).toBe([...ids].filter((id) => isCareCentre(snapshot.clinics.get(id)!)).length);
    expect(data.count).toBeGreaterThan(0);
  });

  it('C7-89: counts its products by type, the same by code, segment of its page and number', async () => {
    const { id } = organizationOf('RAU');
    const byCode = await chile.answer('countInsurancesByType', '/api/organization/RAU/countInsurancesByType');
    expect(byCode.data.reduce((sum, { count }) => sum + count, 0)).toBe(productsOf('RAU').length);
    expect(await chile.answer('countInsurancesByType', '/api/organization/Rauli-Seguros/countInsurancesByType')).toEqual(byCode);
    expect(await chile.answer('countInsurancesByType', `/api/organization/${id}/countInsurancesByType`)).toEqual(byCode);
  });

  it.each(['countCoverageOrganizations', 'countInsurancesByType'])('404: %s of nobody', async (call) => {
    expect((await chile.problem(`/api/organization/Nadie/${call}`)).status).toBe(404);
  });
});

describe('GET /api/seguro-adicional/…', () => {
  it('C7-92: those with a complementary or catastrophic insurance, and no isapre', async () => {
    const { data } = await chile.answer('listAdditionalInsurers', '/api/seguro-adicional/instituciones');
    expect(data.length).toBeGreaterThan(0);
    expect(new Set(data.map(({ kind }) => kind))).toEqual(new Set(['insurer']));
  });

  it('C7-93: only care centres that such an insurance covers', async () => {
    const { data } = await chile.answer('listAdditionalProviders', '/api/seguro-adicional/prestadores');
    const additional = snapshot.products.filter(({ upperType }) => /COMPLEMENTARIO|CATASTROFICO/.test(upperType));
    const ids = new Set(additional.flatMap(({ clinics }) => clinics.map(({ clinicId }) => clinicId)));
    const codes = [...snapshot.clinics.values()].filter((clinic) => ids.has(clinic.id) && isCareCentre(clinic));
    expect(new Set(data.map(({ organizationCode }) => organizationCode))).toEqual(new Set(codes.map(({ code }) => code)));
    expect(data.length).toBeGreaterThan(0);
  });
});

describe('GET /api/qp-university/dynamic-table/price-range-table/organization/{id}', () => {
  const path = '/api/qp-university/dynamic-table/price-range-table/organization';

  it('C7-108: lowest and highest price by type, as the products have them for the example profile', async () => {
    const { data } = await chile.answer('getPriceRangeTable', `${path}/78`);
    expect(data.organization).toEqual({ organizationCode: '78', displayName: 'Cruz Blanca' });
    expect(data.rows.reduce((sum, { count }) => sum + count, 0)).toBe(productsOf('78').length);
    const preferred = productsOf('78').filter(({ typeName }) => typeName === 'PLAN_PREFERENTE');
    const prices = await Promise.all(
      preferred.map(async ({ id }) => (await chile.answer('getInsurance', `/api/insurance/${id}`)).data.item.price.minPrice!),
    );
    const row = data.rows.find(({ type }) => type.name === 'PLAN_PREFERENTE')!;
    expect(row).toMatchObject({ from: Math.min(...prices), to: Math.max(...prices), unit: { code: 'CLP' }, suffix: '/mes' });
  });

  it('404: an organisation that does not exist', async () => {
    expect((await chile.problem(`${path}/Nadie`)).status).toBe(404);
  });
});

describe('GET /api/globales/prestadores/{url}', () => {
  it('one care centre by the segment of its page, in any letter case, with its address', async () => {
    const { data } = await chile.answer('getClinic', '/api/globales/prestadores/clinica-alemana-de-santiago');
    const all = await chile.answer('listProviders', '/api/globales/prestadores');
    const listed = all.data.find(({ url }) => url === 'Clinica-Alemana-de-Santiago');
    expect(listed).toBeDefined();
    const stored = [...snapshot.clinics.values()].find(({ url }) => url === 'Clinica-Alemana-de-Santiago');
    expect(data).toEqual({ ...listed, address: stored?.address ?? null });
  });

  it('404: nobody of that name, nor what is no care centre (decision 15)', async () => {
    expect((await chile.problem('/api/globales/prestadores/Nadie')).status).toBe(404);
    const none = [...snapshot.clinics.values()].find((clinic) => !isCareCentre(clinic))!;
    expect((await chile.problem(`/api/globales/prestadores/${none.url}`)).status).toBe(404);
  });
});
