import { brotliDecompressSync } from 'node:zlib';
import { dataOf } from '@cotejo/contract/catalogue';
import { compareAnswerSchema, profilePriceSchema, type CompareAnswer } from '@cotejo/contract/compare';
import { problemSchema, type Problem } from '@cotejo/contract/errors';
import type { Product } from '@cotejo/core/catalogue';
import { plainDate } from '@cotejo/core/dates';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, wireHeaders, type TestApp } from '../../platform/testing/test-app.ts';

const insurancePath = '/api/insurance/compare/metadataPlanesPersonas';
const planPath = '/api/buscarplanes/compare/metadataPlanesPersonas';
const insurances = '/Comparar/Seguros-de-Salud';
const isapres = '/Comparar/Isapres';

/** The family of the issue: 34, 33, a child of 5, one of 1; $1.650.000; Metropolitana. */
const family = {
  cotizante: [
    { sexo: 'Masculino', edad: 34, ingreso: 1_650_000 },
    { sexo: 'Femenino', edad: 33 },
  ],
  cargas: [{ edad: 5 }, { edad: 1 }],
  region: { stateCode: '13' },
  ingresodatos: true,
};

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ catalogue: 'demo' });
});
afterAll(() => test.close());

async function post(url: string, payload: object): Promise<{ status: number; json: unknown }> {
  const response = await test.app.inject({ method: 'POST', url, headers: wireHeaders(), payload });
  return { status: response.statusCode, json: response.json() };
}

async function compared(url: string, payload: object): Promise<CompareAnswer> {
  const { status, json } = await post(url, { profile: family, ...payload });
  expect(status).toBe(200);
  return compareAnswerSchema.parse(json);
}

async function refused(url: string, payload: object): Promise<Problem> {
  const { status, json } = await post(url, payload);
  const problem = problemSchema.parse(json);
  expect(problem.status).toBe(status);
  return problem;
}

function planOf(code: string): Product {
  return test.memory.snapshot('chile').products.find((product) => product.code === code)!;
}

/** Decision 21 by hand, for the family above on 2026-11-20: base x (1,0 + 1,0 + 0,6) + 4 GES, over the UF, rounded once. */
function pesosByHand(plan: Product, gesUf: number): number {
  if (plan.pricing.kind !== 'isapre') throw new Error(`${plan.code} is no isapre plan`);
  const base = plan.pricing.basePrice.units / 1e5;
  const { rate } = test.memory.uf(plainDate('2026-11-20'));
  return Math.round((base * 2.6 + gesUf * 4) * (rate.scaled / 1e4));
}

it.each([
  ['A3-53', 'isapre', sql`isapre_allowed`],
  ['A3-54', 'fonasa', sql`fonasa_allowed`],
])('%s who has %s sees what the flag of the product allows, and nothing else', async (_row, prevision, flag) => {
  const query = sql`select code, ${flag} as allowed from products p join catalogue_versions v on v.id = p.version_id
    where v.edition = 'chile'`;
  const { rows } = await test.database.database.execute<{ code: string; allowed: boolean }>(query);
  const listed = async (filters: object): Promise<string[]> => {
    const pages = [1, 2, 3, 4, 5, 6].map((page) =>
      compared(insurancePath, { comparator: insurances, page, pageSize: 100, filters }),
    );
    return (await Promise.all(pages)).flatMap(({ data }) => data.map(({ productCode }) => productCode)).toSorted();
  };
  const all = await listed({});
  const allowed = new Set(rows.filter((row) => row.allowed).map(({ code }) => code));
  expect(await listed({ previsiones: [prevision] })).toEqual(all.filter((code) => allowed.has(code)));
});

describe.each([
  { path: insurancePath, own: insurances, foreign: isapres },
  { path: planPath, own: isapres, foreign: insurances },
])('POST $path', ({ path, own, foreign }) => {
  it('C7-31 A3-55 A9-01 A9-02 200: data, metaData.total and no error; a page of 20, the first one being page 1', async () => {
    const { data, metaData, error } = await compared(path, { comparator: own });
    expect(data).toHaveLength(20);
    expect(metaData).toMatchObject({ page: 1, pageSize: 20, isDemonstration: true, relaxations: [] });
    expect(metaData.total).toBeGreaterThan(100);
    expect(metaData.organizationsCompared).toBeGreaterThan(0);
    expect(metaData.ranges.price?.bins).toHaveLength(20);
    expect(error).toBeNull();
  });

  it('200: pages of a list do not overlap, and one after the last is empty', async () => {
    const ids = async (page: number): Promise<number[]> =>
      (await compared(path, { comparator: own, page, pageSize: 7 })).data.map(({ id }) => id);
    const [first, second] = [await ids(1), await ids(2)];
    expect(new Set([...first, ...second]).size).toBe(14);
    expect(await ids(1_000)).toEqual([]);
  });

  it("200: sorted by the year's cost at medium use when asked, with the three costs or the reason for none on every result", async () => {
    const { data } = await compared(path, { comparator: own, sort: 'costo-anual', pageSize: 100 });
    const costs = data.map(({ profilePrice }) => profilePrice.yearlyCost.amounts);
    const known = costs.flatMap((amounts) => amounts ?? []);
    const medium = known.map((amounts) => amounts.medium.value);
    expect(medium).toEqual(medium.toSorted((one, other) => one - other));
    expect(known.length).toBeGreaterThan(0);
    expect(known.every(({ low, high, medium: between }) => low.value <= between.value && between.value <= high.value)).toBe(true);
    expect(data.every(({ profilePrice: { yearlyCost } }) => (yearlyCost.amounts === null) === (yearlyCost.reason !== null))).toBe(
      true,
    );
  });

  it('200: sorted by price when asked', async () => {
    const { data } = await compared(path, { comparator: own, sort: 'precio-asc', pageSize: 100 });
    const prices = data.map((item) => item.profilePrice.price?.value ?? Infinity);
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
  });

  it('200: a clinic filter leaves what covers it, and each result answers for it', async () => {
    const all = await compared(path, { comparator: own });
    const clinic = all.metaData.facets.coverageOrganizations.toSorted((one, other) => one.count - other.count)[0]!;
    const { data, metaData } = await compared(path, { comparator: own, filters: { coverageOrganizations: [clinic.value] } });
    expect(metaData.total).toBe(clinic.count);
    for (const item of data) {
      expect(item.clinicAnswers).toEqual([
        expect.objectContaining({ organizationCode: clinic.value, displayName: clinic.label, answer: 'covered' }),
      ]);
    }
  });

  it('200: with clinics optional the list is whole, and each result says of each clinic what its own list says', async () => {
    const page = { comparator: own, pageSize: 100, sort: 'precio-asc' };
    const all = await compared(path, page);
    const byCount = all.metaData.facets.coverageOrganizations.toSorted((one, other) => other.count - one.count);
    const clinics = [byCount[0]!, byCount.at(-1)!].map(({ value }) => value);
    const filters = { coverageOrganizations: clinics, clinicMatch: 'optional' };
    const { data, metaData } = await compared(path, { ...page, filters });
    expect(data.map(({ id }) => id)).toEqual(all.data.map(({ id }) => id));
    expect(metaData).toMatchObject({ total: all.metaData.total, relaxations: [] });
    expect(metaData.facets.coverageOrganizations).toEqual(all.metaData.facets.coverageOrganizations);
    const { clinics: known, products } = test.memory.snapshot('chile');
    const idOf = (wanted: string) => [...known.values()].find(({ code }) => code === wanted)!.id;
    for (const { id, clinicAnswers } of data) {
      const product = products.find((candidate) => candidate.id === id)!;
      const expected = clinics.map((code) => {
        if (product.clinics.some(({ clinicId }) => clinicId === idOf(code))) return 'covered';
        return product.clinicsAreComplete ? 'not-covered' : 'unknown';
      });
      expect(clinicAnswers.map(({ organizationCode }) => organizationCode)).toEqual(clinics);
      expect(clinicAnswers.map(({ answer }) => answer)).toEqual(expected);
    }
    const given = data.flatMap(({ clinicAnswers }) => clinicAnswers.map(({ answer }) => answer));
    expect([...new Set(given)].toSorted()).toEqual(['covered', 'not-covered', 'unknown']);
  });

  it('200: an empty list tells how many there are without requiring the clinics, which are the same with them optional', async () => {
    const ofClinics = async (clinicMatch: 'all' | 'optional') =>
      (await compared(path, { comparator: own, filters: { coverageOrganizations: ['nadie'], clinicMatch } })).metaData;
    const { total, relaxations } = await ofClinics('all');
    expect(total).toBe(0);
    expect(relaxations).toEqual([{ filter: 'coverageOrganizations', total: (await ofClinics('optional')).total }]);
  });

  it('400: a way to take clinics that there is not', async () => {
    const { errors } = await refused(path, { profile: family, comparator: own, filters: { clinicMatch: 'none' } });
    expect(errors?.map(({ field }) => field)).toEqual(['body.filters.clinicMatch']);
  });

  it('200: prices and limits in UF when asked (A3-56), the price of the promise staying in pesos', async () => {
    const inPesos = await compared(path, { comparator: own, sort: 'precio-asc' });
    const limit = Math.ceil((inPesos.data[9]?.profilePrice.price?.value ?? 0) / (inPesos.metaData.uf?.valor ?? 1));
    const inUf = await compared(path, {
      comparator: own,
      sort: 'precio-asc',
      currency: 1,
      filters: { prices: { preciomax: limit } },
    });
    expect(inUf.data.slice(0, 10).map(({ id }) => id)).toEqual(inPesos.data.slice(0, 10).map(({ id }) => id));
    expect(inUf.metaData.total).toBeLessThan(inPesos.metaData.total);
    for (const { price, profilePrice } of inUf.data) {
      expect(price.unit.code).toBe('UF');
      expect(price.minPrice).toBeLessThanOrEqual(limit + 0.0001);
      expect(profilePrice.price?.unit.code).toBe('CLP');
    }
  });

  it('304: for who has the answer, by its ETag; the same compressed or not', async () => {
    const headers = wireHeaders();
    const call = { method: 'POST', url: path, headers, payload: { comparator: own, profile: family } } as const;
    const [plain, compressed] = [
      await test.app.inject(call),
      await test.app.inject({ ...call, headers: { ...headers, 'accept-encoding': 'br' } }),
    ];
    const { etag } = plain.headers;
    expect(compressed.headers).toMatchObject({ etag, 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(plain.payload);
    const known = await test.app.inject({ ...call, headers: { ...headers, 'if-none-match': String(etag) } });
    expect([known.statusCode, known.payload]).toEqual([304, '']);
  });

  it('400: names every field that is wrong, with the reason', async () => {
    const profile = { ...family, cotizante: [{ edad: 130 }] };
    const problem = await refused(path, { comparator: own, profile, pageSize: 101, sort: 'comision' });
    expect(problem).toMatchObject({ type: '/problems/invalid-input', status: 400 });
    expect(problem.errors).toEqual(
      expect.arrayContaining([
        { field: 'body.profile.cotizante.0.edad', reason: 'debe ser 120 o menos' },
        { field: 'body.pageSize', reason: 'es como máximo 100' },
      ]),
    );
    expect(problem.errors?.map(({ field }) => field)).toContain('body.sort');
  });

  it('400: a region that the edition does not have', async () => {
    const problem = await refused(path, { comparator: own, profile: { ...family, region: { stateCode: '99' } } });
    expect(problem.status).toBe(400);
    expect(problem.errors).toEqual([{ field: 'body.profile.region.stateCode', reason: "'99' no es una región conocida" }]);
  });

  it.each([
    ['unknown', '/Comparar/Nada'],
    ['of the other kind', foreign],
  ])('404: a comparator that is %s', async (_, comparator) => {
    const problem = await refused(path, { comparator, profile: family });
    expect(problem).toMatchObject({ status: 404, errors: [{ field: 'body.comparator' }] });
  });
});

describe('isapre plans', () => {
  it('C7-32 decision 21: every price of the list is the formula to the peso', async () => {
    const gesOf: Readonly<Record<string, number>> = { '67': 1.036, '78': 0.971, '80': 0.712, '81': 0.854, '99': 0.778 };
    const { data } = await compared(planPath, { comparator: isapres, pageSize: 100 });
    const known = data.filter((item) => item.organization.organizationCode in gesOf);
    expect(known.length).toBeGreaterThan(20);
    for (const item of known) {
      expect(item.profilePrice.price?.value).toBe(
        pesosByHand(planOf(item.productCode), gesOf[item.organization.organizationCode]!),
      );
    }
  });

  it('decision 20: are named by their codigoplan, insurances by their id', async () => {
    const plans = await compared(planPath, { comparator: isapres });
    const others = await compared(insurancePath, { comparator: insurances });
    expect(plans.data.every((item) => item.codigoplan === item.productCode)).toBe(true);
    expect(others.data.every((item) => item.codigoplan === null)).toBe(true);
  });

  it("'Tu 7 %' comes with plans and never with insurances", async () => {
    const plans = await compared(planPath, { comparator: isapres });
    const others = await compared(insurancePath, { comparator: insurances });
    // 1.650.000 / 0,8 x 7 %.
    expect(plans.data[0]?.profilePrice.contribution).toEqual({ value: 144_375, unit: { code: 'CLP' } });
    expect(others.data.map((item) => item.profilePrice.contribution)).toEqual(others.data.map(() => null));
  });

  it("decision 26: the prices of an example profile are 'Desde', those of the visitor's own are not", async () => {
    const own = await compared(planPath, { comparator: isapres });
    const example = await compared(planPath, { comparator: isapres, profile: { ...family, ingresodatos: false } });
    expect(own.data[0]?.price.arePricesDefined).toBe(true);
    expect(example.data[0]?.price.arePricesDefined).toBe(false);
    expect(example.data[0]?.price.minPrice).toBe(own.data[0]?.price.minPrice);
  });

  it('decision 11: the best plan is on page 1 of the default order, and on no other page', async () => {
    const best = async (page: number): Promise<number> =>
      (await compared(planPath, { comparator: isapres, page })).data.filter((item) => item.isBest).length;
    expect([await best(1), await best(2)]).toEqual([1, 0]);
  });
});

describe('POST /api/insurance/{id}/calculatePrice', () => {
  async function priceOf(id: string): Promise<unknown> {
    const { status, json } = await post(`/api/insurance/${id}/calculatePrice`, { profile: family });
    expect(status).toBe(200);
    return dataOf(profilePriceSchema).parse(json).data;
  }

  it('C7-65 200: decision 24, the very price that the list shows, by number, page or code', async () => {
    for (const [path, comparator] of [
      [planPath, isapres],
      [insurancePath, insurances],
    ] as const) {
      const [item] = (await compared(path, { comparator })).data;
      expect(await priceOf(String(item?.id))).toEqual(item?.profilePrice);
      expect(await priceOf(item?.productCode ?? '')).toEqual(item?.profilePrice);
      expect(await priceOf(item?.url.split('/').at(-1) ?? '')).toEqual(item?.profilePrice);
    }
  });

  it('400: a family without people, and one in an unknown region', async () => {
    const empty = await refused('/api/insurance/1/calculatePrice', { profile: { cotizante: [] } });
    expect(empty).toMatchObject({
      status: 400,
      errors: [{ field: 'body.profile.cotizante', reason: 'falta al menos una persona' }],
    });
    const elsewhere = await refused('/api/insurance/1/calculatePrice', { profile: { ...family, region: { stateCode: 'X' } } });
    expect(elsewhere).toMatchObject({ status: 400, errors: [{ field: 'body.profile.region.stateCode' }] });
  });

  it('400: a product type that no comparator has, in the body and in the GET variant’s query', async () => {
    const [item] = (await compared(planPath, { comparator: isapres })).data;
    const path = `/api/insurance/${item?.id}/calculatePrice`;
    expect(await refused(path, { profile: family, productType: 'NADA' })).toMatchObject({
      status: 400,
      errors: [{ field: 'body.productType', reason: "ningún comparador es de productos 'NADA'" }],
    });
    const answers = await Promise.all(['NADA', 'ISAPRE'].map((type) => test.app.inject(`${path}?productType=${type}`)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 200]);
    expect(answers[0]?.json()).toMatchObject({ errors: [{ field: 'query.productType' }] });
  });

  it('404: a product that does not exist', async () => {
    expect((await refused('/api/insurance/999999/calculatePrice', { profile: family })).status).toBe(404);
  });
});
