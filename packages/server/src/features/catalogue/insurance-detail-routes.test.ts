import { problemSchema } from '@cotejo/contract/errors';
import type { CatalogueSnapshot, Product } from '@cotejo/core/catalogue';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { catalogueCalls, type CatalogueCalls } from './testing/catalogue-calls.ts';

let test: TestApp;
let chile: CatalogueCalls;
let snapshot: CatalogueSnapshot;
let plan: Product;

beforeAll(async () => {
  test = await buildTestApp({ catalogue: 'demo' });
  chile = catalogueCalls(test);
  snapshot = test.memory.snapshot('chile');
  plan = snapshot.products.findByText('code', 'ALC-4001')!;
});
afterAll(() => test.close());

const newCalls = [
  'inFeatures',
  'extraBenefits',
  'coverageRequirement',
  'benefit/dia-cama/coverages',
  'coverageOrganization/clinica-alemana-de-santiago/coverages',
] as const;

describe.each(newCalls)('GET /api/insurance/{id}/%s', (call) => {
  it('200: the same by number, code and segment of its page', async () => {
    const byCode = await chile.get(`/api/insurance/${plan.code}/${call}`);
    expect(byCode.status).toBe(200);
    expect(await chile.get(`/api/insurance/${plan.id}/${call}`)).toEqual(byCode);
    expect(await chile.get(`/api/insurance/${plan.url}/${call}`)).toEqual(byCode);
  });

  it('404: a product that does not exist', async () => {
    expect((await chile.problem(`/api/insurance/999999/${call}`)).status).toBe(404);
  });

  it.each(['coverages', 'compare'])('400: %s is a call of its own and no product', async (word) => {
    const { status, errors } = await chile.problem(`/api/insurance/${word}/${call}`);
    expect(status).toBe(400);
    expect(errors).toEqual([{ field: 'params.id', reason: 'es una palabra reservada' }]);
  });
});

describe('the price that everybody pays', () => {
  it('is the price of the example family too, and of no product whose price is each family’s', async () => {
    const told = [];
    const fixed = [...snapshot.products].filter(
      ({ pricing }) => pricing.kind === 'tariff' && pricing.tariffs.some(({ kind }) => kind === 'fixed'),
    );
    for (const { id } of fixed) {
      const { data } = await chile.answer('getInsurance', `/api/insurance/${id}`);
      const { price } = data.item.profilePrice;
      if (data.fixedPrice !== null && price !== null) told.push([data.fixedPrice.amount.value, price.value]);
    }
    expect(told.length).toBeGreaterThan(3);
    expect(told.map(([price]) => price)).toEqual(told.map(([, total]) => total));
    expect((await chile.answer('getInsurance', `/api/insurance/${plan.id}`)).data.fixedPrice).toBeNull();
  });
});

describe('GET /api/insurance/coverages/{id}/resume', () => {
  it('A3-30: the percentages of each kind of care, of the product and over its clinics', async () => {
    const { data } = await chile.answer('getCoverageResume', `/api/insurance/coverages/${plan.id}/resume`);
    const known = plan.clinics.map(({ hospitalaria }) => hospitalaria).filter((percentage) => percentage !== null);
    expect(data.commonCoverage.map(({ CoverageTypeId }) => CoverageTypeId)).toEqual([1, 2, 3]);
    expect(data.commonCoverage[0]).toEqual({
      CoverageTypeId: 1,
      Amount: plan.summary.hospitalPercentage,
      MinCoverageAmount: Math.min(...known),
      MaxCoverageAmount: Math.max(...known),
    });
    expect(data.commonCoverage[2]?.Amount).toBeNull();
  });

  it('A7-02, A7-04: `category` leaves the other groups out', async () => {
    const path = `/api/insurance/coverages/${plan.id}/resume`;
    const { data } = await chile.answer('getCoverageResume', `${path}?category=maternidad`);
    const whole = (await chile.answer('getCoverageResume', path)).data;
    expect(data.tags).toEqual(whole.tags.filter(({ name }) => name === 'maternidad'));
    expect(data.tags).toHaveLength(1);
    expect((await chile.answer('getCoverageResume', `${path}?category=mascotas`)).data.tags).toEqual([]);
  });

  it('400: a group that no coverage is of, and a name that is none', async () => {
    const errorsOf = async (query: string) => {
      const response = await test.app.inject({ url: `/api/insurance/coverages/${plan.id}/resume?${query}` });
      return [response.statusCode, problemSchema.parse(response.json()).errors?.map(({ field }) => field)];
    };
    expect(await errorsOf('category=nada')).toEqual([400, ['query.category']]);
    expect(await errorsOf('grupo=maternidad')).toEqual([400, ['query.grupo']]);
  });
});

describe('features of a product', () => {
  it('A7-07, C7-61: inFeatures are those it has', async () => {
    const { data } = await chile.answer('getInFeatures', `/api/insurance/${plan.id}/inFeatures`);
    expect(new Set(data.map(({ id }) => id))).toEqual(new Set(plan.featureIds));
    expect(data.every(({ included }) => included)).toBe(true);
  });

  it('B3-47: each feature says what it means', async () => {
    const { data } = await chile.answer('getFeatures', `/api/insurance/${plan.id}/features`);
    const maternity = data.find(({ name }) => name === 'has_maternity_coverage');
    expect(maternity?.description).toMatch(/embarazo/);
    expect(data.every(({ description }) => description !== null)).toBe(true);
  });
});

describe('GET /api/insurance/{id}/extraBenefits', () => {
  it('C7-55: what is contracted apart, its funds, and what its sheet says it covers', async () => {
    const { data } = await chile.answer('getExtraBenefits', '/api/insurance/PUE-VIDA-AHORRO-1/extraBenefits');
    const { metadata } = snapshot.products.findByText('code', 'PUE-VIDA-AHORRO-1')!;
    expect(data[0]).toEqual({ name: 'Coberturas adicionales', ...metadata.additionalCoverages, icon: null });
    expect(data[1]).toMatchObject({ name: 'Fondos disponibles', text: metadata.availableFunds?.text });
    const { descriptions } = (await chile.answer('getDescriptions', '/api/insurance/PUE-VIDA-AHORRO-1/descriptions')).data;
    const covered = descriptions.filter(({ type }) => type.name === 'cubre').map(({ name }) => name);
    expect(data.slice(2).map(({ name }) => name)).toEqual(covered);
  });
});

describe('GET /api/insurance/{id}/coverageOrganization/{organization}/coverages', () => {
  it('C7-57: what holds at one clinic, and what holds at all', async () => {
    const other = snapshot.products.findByText('code', 'RAU-COMPLEMENTARIO-1')!;
    const [here, there] = other.clinics.map(({ clinicId }) => snapshot.clinics.get(clinicId)!);
    await test.database.database.execute(sql`
      update coverages set clinic_id = ${here!.id} where product_id = ${other.id} and benefit_code = 'pabellon'`);
    const at = async (code: string) =>
      (await chile.answer('getCoveragesAtClinic', `/api/insurance/${other.id}/coverageOrganization/${code}/coverages`)).data;
    const own = await at(here!.code);
    expect(own.find(({ code }) => code === 'pabellon')?.clinic).toBe(here!.displayName);
    expect(await at(there!.code)).toEqual(own.filter(({ code }) => code !== 'pabellon'));
    const path = `/api/insurance/${other.id}/benefit/pabellon/coverages`;
    expect((await chile.answer('getBenefitCoverages', path)).data.organizationCount).toBe(1);
  });

  it('404: a clinic that is not in its network', async () => {
    const problem = await chile.problem(`/api/insurance/${plan.id}/coverageOrganization/clinica-de-nadie/coverages`);
    expect(problem).toMatchObject({ status: 404, detail: 'Esa clínica no está en la red de ese producto' });
  });
});

describe('GET /api/insurance/{id}/benefit/{benefit}/coverages', () => {
  it('C3-47, C3-48, C7-58, C9-40: a benefit with its group, its clinics and its amounts', async () => {
    const { data } = await chile.answer('getBenefitCoverages', `/api/insurance/${plan.id}/benefit/dia-cama/coverages`);
    expect(data).toMatchObject({
      insuranceBenefit: 'Día cama',
      id: `${plan.id}/dia-cama`,
      code: 'dia-cama',
      icon: 'hospitalaria',
      description: 'Hospitalización',
      organizationCount: plan.clinics.length,
    });
    expect(data.amounts.percentage).toEqual({ minAmount: 60, maxAmount: 90, unit: { currencyCode: '%' } });
  });

  it('C3-49: defaultAmount only where lowest and highest are the same', async () => {
    const path = '/api/insurance/RAU-COMPLEMENTARIO-1/benefit/dia-cama/coverages';
    const { amounts } = (await chile.answer('getBenefitCoverages', path)).data;
    expect(amounts.percentage_isapre).toMatchObject({ minAmount: 50, maxAmount: 50, defaultAmount: 50 });
    const own = (await chile.answer('getBenefitCoverages', `/api/insurance/${plan.id}/benefit/dia-cama/coverages`)).data;
    expect(own.amounts.percentage).not.toHaveProperty('defaultAmount');
  });

  it('404: a benefit that the product does not have', async () => {
    expect((await chile.problem(`/api/insurance/${plan.id}/benefit/nada/coverages`)).status).toBe(404);
  });
});

describe('GET /api/insurance/{id}/coverageRequirement', () => {
  it('A3-36 A3-37 A3-38 A3-39 A7-09: a percent and a previousCoverage each, Fonasa first, isapre second, and the words of the card', async () => {
    const asymmetric = snapshot.products.find(({ requirement: [fonasa, isapre] }) => fonasa?.percent !== isapre?.percent)!;
    const { data } = await chile.answer('getCoverageRequirement', `/api/insurance/${asymmetric.id}/coverageRequirement`);
    expect(data.coverageRequirement).toEqual(asymmetric.requirement);
    for (const entry of data.coverageRequirement) expect(Object.keys(entry).toSorted()).toEqual(['percent', 'previousCoverage']);
    expect(data.text).toBe(`${data.coverageRequirement[0]?.percent}% - ${data.coverageRequirement[1]?.percent}%`);
  });

  it('200: nothing for who requires nothing', async () => {
    const { data } = await chile.answer('getCoverageRequirement', `/api/insurance/${plan.id}/coverageRequirement`);
    expect(data).toEqual({ coverageRequirement: [], text: 'Sin exigencias' });
  });
});

describe('GET /api/insurance/{id}/descriptions', () => {
  it('B3-52, B3-53: with type and icon, and with those of its type', async () => {
    const { data } = await chile.answer('getDescriptions', `/api/insurance/${plan.id}/descriptions`);
    expect(data.descriptions[0]).toMatchObject({ type: { name: 'general', displayName: 'Descripción' } });
    expect(data.insuranceType).toMatchObject({
      name: 'PLAN_PREFERENTE',
      displayName: 'Plan preferente',
      descriptions: [{ name: 'Plan preferente', text: plan.typeDescription }],
    });
  });
});

describe('GET /api/globales/prestadores', () => {
  it('C7-29: the care centres of a region, and all of them without one', async () => {
    const whole = (await chile.answer('listProviders', '/api/globales/prestadores')).data;
    expect(await chile.answer('listClinics', '/api/coverageOrganization/country')).toEqual({ data: whole });
    const { data } = await chile.answer('listProviders', '/api/globales/prestadores?regionNumero=13');
    expect(data).toEqual(whole.filter(({ regionCode }) => regionCode === '13'));
    expect(data.length).toBeGreaterThan(0);
    expect(data.length).toBeLessThan(whole.length);
  });

  it('400: a region that is none, by its field', async () => {
    const { status, errors } = await chile.problem('/api/globales/prestadores?regionNumero=99');
    expect(status).toBe(400);
    expect(errors?.[0]?.field).toBe('query.regionNumero');
  });
});
