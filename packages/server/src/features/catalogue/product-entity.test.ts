import type { Item } from '@cotejo/contract/compare';
import type { ProductDetail } from '@cotejo/contract/catalogue';
import type { Product } from '@cotejo/core/catalogue';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../platform/testing/test-app.ts';

/** Answers are read as they cross the wire, by name and not by our schema: partners read them so. */
let test: TestApp;
let collective: ProductDetail;
let plan: ProductDetail;

async function dataOf<Answer>(url: string): Promise<Answer> {
  const response = await test.app.inject({ method: 'GET', url, headers: { host: 'localhost' } });
  expect(response.statusCode).toBe(200);
  return response.json<{ data: Answer }>().data;
}

function find(is: (product: Product) => boolean): Product {
  const product = test.memory.snapshot('chile').products.find(is);
  if (!product) throw new Error('the demonstration has no such product');
  return product;
}

beforeAll(async () => {
  test = await buildTestApp({ catalogue: 'demo' });
  const forCompanies = find(
    ({ upperType, metadata, minimumEmployees }) =>
      upperType === 'SEGURO COLECTIVO' && metadata.collective.length > 0 && minimumEmployees !== null,
  );
  collective = await dataOf(`/api/insurance/${forCompanies.id}`);
  const isapre = find(({ kind, clinics, score }) => kind === 'isapre-plan' && clinics.length > 0 && score !== null);
  plan = await dataOf(`/api/infoplanes/infoplan?codigoplan=${encodeURIComponent(isapre.code)}`);
});
afterAll(() => test.close());

describe('an insurance item', () => {
  it('A3-01: is named by id, displayName, name, productCode, url, newWindowUrl and distance', () => {
    const { id, displayName, name, productCode, url, newWindowUrl, distance } = collective.item;
    expect(test.memory.snapshot('chile').products.find((product) => product.id === id)).toMatchObject({
      displayName,
      name,
      code: productCode,
    });
    expect(url).toMatch(/^\/Seguros\/[^/]+\/[^/]+$/);
    expect(newWindowUrl).toBeNull();
    expect(distance === null || (distance >= 0 && distance <= 10)).toBe(true);
  });

  it('B9-44: is for pets where its type is SEGURO_MASCOTA_GENERAL, and for people or a company everywhere else', async () => {
    const { products } = test.memory.snapshot('chile');
    const oneOfEach = [...Map.groupBy(products, ({ typeName }) => typeName).values()].flatMap(([first]) => first ?? []);
    expect(oneOfEach.length).toBeGreaterThan(5);
    for (const { id, typeName } of oneOfEach) {
      const { item } = await dataOf<ProductDetail>(`/api/insurance/${id}`);
      expect([typeName, item.insures === 'pets']).toEqual([typeName, typeName === 'SEGURO_MASCOTA_GENERAL']);
    }
  });

  it('A3-02 C3-46: carries exclusive, isNew and isPromoted as they are in the catalogue', async () => {
    const flagged = find((product) => product.isExclusive && product.kind === 'insurance');
    const { item } = await dataOf<ProductDetail>(`/api/insurance/${flagged.id}`);
    expect(item).toMatchObject({ exclusive: true, isPromoted: flagged.isPromoted });
    expect(typeof item.isNew).toBe('boolean');
  });

  it('A3-04 C3-44: has the base price of a plan as priceRange, and none of what a tariff prices', () => {
    const priced = test.memory.snapshot('chile').products.findByText('code', plan.item.productCode);
    const base = priced?.pricing.kind === 'isapre' ? priced.pricing.basePrice.units / 100_000 : null;
    expect(plan.item.priceRange).toEqual({ from: base, unit: { code: 'UF' } });
    expect(collective.item.priceRange).toBeNull();
  });

  it('A3-06 C3-45: insuranceType has name, displayName, description, color and upperType', () => {
    expect(Object.keys(plan.item.insuranceType)).toEqual(['name', 'displayName', 'description', 'color', 'upperType']);
    expect(plan.item.insuranceType).toMatchObject({ color: null, upperType: { name: 'PLAN_ISAPRE' } });
  });

  it('A3-10: has a logo, null as no image of a product is known', () => {
    expect(plan.item.insuranceMetadata.logo).toBeNull();
  });

  it('A3-03 A3-05: has a price with minPrice, unit.code and arePricesDefined, and its suffix', () => {
    const { price, priceSuffix } = collective.item;
    expect(price).toMatchObject({ unit: { code: 'CLP' }, arePricesDefined: false });
    expect(price.minPrice).toBeGreaterThan(0);
    expect(priceSuffix).toMatch(/^\/mes/);
  });

  it('A3-07: has an organization with displayName and metadata {image, url, typeAlias}', () => {
    const { displayName, metadata } = collective.item.organization;
    expect(displayName).not.toBe('');
    expect(metadata).toMatchObject({ image: null, typeAlias: 'Seguros' });
    expect(collective.item.url).toContain(metadata.url);
  });

  it('A3-08 A3-10: insuranceMetadata has isPopular, isMapEnabled, salesChannel, hasOffer, product_type, minEmployeeQuantity and price_detail', () => {
    const { insuranceMetadata } = collective.item;
    expect(insuranceMetadata).toMatchObject({
      isPopular: expect.any(Boolean) as boolean,
      isMapEnabled: expect.any(Boolean) as boolean,
      hasOffer: expect.any(Boolean) as boolean,
      product_type: collective.item.insuranceType.name,
      minEmployeeQuantity: expect.any(Number) as number,
    });
    expect(insuranceMetadata.salesChannel.length).toBeGreaterThan(0);
    expect(insuranceMetadata).toHaveProperty('price_detail');
  });

  it('A3-12: insuranceMetadata has metadata_colectivo, entries of key, categoria, value and tipo', () => {
    const [first] = collective.item.insuranceMetadata.metadata_colectivo;
    expect(Object.keys(first ?? {}).toSorted()).toEqual(['categoria', 'key', 'tipo', 'value']);
  });

  it('A3-13 A3-14 A3-15: a product with funds says aporte_inicial, beneficio_tributario, and additional coverages and funds with a tooltip', async () => {
    const saving = find(({ metadata }) => metadata.availableFunds !== null);
    const { item } = await dataOf<ProductDetail>(`/api/insurance/${saving.id}`);
    const { aporte_inicial: initial, beneficio_tributario: tax, fondos_disponibles: funds } = item.insuranceMetadata;
    expect([initial, tax]).toEqual([saving.metadata.initialContribution, saving.metadata.taxBenefit]);
    expect(funds?.tooltip).not.toBe('');
    const covering = find(({ metadata }) => metadata.additionalCoverages !== null);
    const { item: other } = await dataOf<ProductDetail>(`/api/insurance/${covering.id}`);
    expect(other.insuranceMetadata.coberturas_adicionales).toEqual(covering.metadata.additionalCoverages);
  });

  it('A3-09: modality is Preferente, Libre Elección or Internacional, and each of them exists', () => {
    const modalities = new Set(test.memory.snapshot('chile').products.map(({ modality }) => modality));
    for (const modality of ['Preferente', 'Libre Elección', 'Internacional']) expect(modalities).toContain(modality);
  });
});

describe('what is loaded for one product', () => {
  it('B3-45 B3-48: to compare it there are name, code, category, image, price and window, its features and its coverages', () => {
    for (const { item, featuresAll, coverages } of [collective, plan]) {
      const known = test.memory.snapshot('chile').products.findByText('code', item.productCode);
      if (!known) throw new Error(`${item.productCode} is not in the catalogue`);
      const { name, displayName, organization, price, newWindowUrl, insuranceMetadata } = item;
      expect({ name, displayName, newWindowUrl, category: insuranceMetadata.category }).toEqual({
        name: known.name,
        displayName: known.displayName,
        // Everything is sold here, or nowhere.
        newWindowUrl: null,
        category: known.metadata.category ?? known.typeDisplayName,
      });
      expect(organization.metadata).toHaveProperty('image');
      expect(price.minPrice).toBeGreaterThan(0);
      const has = featuresAll.filter(({ included }) => included).map(({ id }) => id);
      expect(new Set(has)).toEqual(new Set(known.featureIds));
      expect(coverages.commonCoverage[0]?.Amount).toBe(known.summary.hospitalPercentage);
    }
  });

  it('B3-42: its image is that of its organisation, which is drawn from letters and a hue while nobody has given one', () => {
    for (const { item } of [collective, plan]) {
      const { image, mark, hue } = item.organization.metadata;
      expect(image).toBeNull();
      expect(mark).toMatch(/^\p{L}[\p{L}\d]{0,3}$/u);
      expect([hue >= 0, hue < 360]).toEqual([true, true]);
    }
  });

  it('B3-46: how it protects, in one word and in a sentence, by whom it is sold as a list, and a video and a picture or none', () => {
    const known = test.memory.snapshot('chile').products.findByText('code', plan.item.productCode);
    const { modality, salesChannel } = plan.item.insuranceMetadata;
    expect({ modality, salesChannel }).toEqual({ modality: known?.modality, salesChannel: known?.salesChannels });
    expect(modality).not.toBeNull();
    expect(salesChannel.length).toBeGreaterThan(0);
    expect(plan.item.insuranceType.description).toBe(known?.typeDescription);
    expect(Object.keys(plan.presentation).toSorted()).toEqual(['image', 'video']);
  });

  it('B3-49: a clinic of its network has displayName, what is covered there in each kind of care, and the code of its region', () => {
    const { clinics, products } = test.memory.snapshot('chile');
    const known = products.findByText('code', plan.item.productCode);
    expect(plan.coverageOrganizations.length).toBeGreaterThan(0);
    expect(plan.coverageOrganizations.some(({ regionCode }) => regionCode !== null)).toBe(true);
    for (const { organizationCode, displayName, regionCode, ...covered } of plan.coverageOrganizations) {
      const clinic = known?.clinics.map(({ clinicId }) => clinics.get(clinicId)).find((one) => one?.code === organizationCode);
      expect({ displayName, regionCode }).toEqual({ displayName: clinic?.displayName, regionCode: clinic?.regionCode });
      expect(Object.keys(covered).toSorted()).toEqual(['ambulatoria', 'hospitalaria', 'urgencia']);
    }
  });

  it('B3-51: a coverage has lowest and highest of its percentage, its top and its most, each in a unit', () => {
    const coverages = [plan, collective].flatMap(({ coverages: { tags } }) => tags.flatMap((tag) => tag.coverages));
    const amounts = coverages.flatMap((coverage) => Object.entries(coverage.amounts));
    for (const key of ['percentage', 'top_amount']) expect(amounts.map(([name]) => name)).toContain(key);
    for (const [key, { minAmount, maxAmount, unit }] of amounts) {
      expect(unit.currencyCode).toMatch(key.startsWith('percentage') ? /^%$/ : /^(UF|CLP|USD)\b/);
      expect((minAmount ?? 0) <= (maxAmount ?? Infinity)).toBe(true);
      expect([minAmount, maxAmount]).not.toEqual([null, null]);
    }
  });

  it('A3-31 A3-32 A3-33: topsAndDeductibles has name and care centres with topAmounts and deductibles {amount, unit, calificados}', async () => {
    const product = find(({ summary }) => summary.annualCap !== null && summary.deductible !== null);
    interface Row {
      name: string;
      coverageOrganizations: { organizationCode: string; displayName: string; topAmounts: object[]; deductibles: object[] }[];
    }
    const rows = await dataOf<Row[]>(`/api/insurance/${product.id}/topAmountsAndDeductibles`);
    const centres = rows.flatMap((row) => row.coverageOrganizations);
    expect(centres.every(({ displayName }) => displayName !== '')).toBe(true);
    const amounts = centres.flatMap(({ topAmounts, deductibles }) => [...topAmounts, ...deductibles]);
    expect(amounts.length).toBeGreaterThan(0);
    for (const amount of amounts) expect(Object.keys(amount).toSorted()).toEqual(['amount', 'calificados', 'unit']);
  });

  it('A3-35 A3-62: featuresAll has entries with id, name and displayName, among them cubre_preexistencias', async () => {
    const features = await dataOf<{ id: number; name: string; displayName: string }[]>(`/api/insurance/${plan.item.id}/features`);
    expect(features.find(({ name }) => name === 'cubre_preexistencias')?.displayName).not.toBe('');
    expect(new Set(features.map(({ id }) => id)).size).toBe(features.length);
  });

  it('A3-40 A3-47: offers have a type and hold today, and a discount has its value, title and text', async () => {
    // One after the other: all at once a busy machine answers some that it has too much to do.
    const offers: ProductDetail['offers'][number][] = [];
    for (const { id } of test.memory.snapshot('chile').products.filter(({ hasOffer }) => hasOffer))
      offers.push(...(await dataOf<ProductDetail>(`/api/insurance/${id}`)).offers);
    const discounts = offers.filter(({ type }) => type === 'DISCOUNT');
    expect(discounts.length).toBeGreaterThan(0);
    for (const { value, title, text } of discounts) {
      expect(value).toBeGreaterThan(0);
      expect([title.length > 3, text.length > 10]).toEqual([true, true]);
    }
    for (const { validFrom, validTo } of offers) {
      expect((validFrom ?? '') <= '2026-11-20' && (validTo ?? '9999') >= '2026-11-20').toBe(true);
    }
  });

  it('A3-41: prestadores are its care centres by name', () => {
    const known = test.memory.snapshot('chile').products.findByText('code', plan.item.productCode);
    const { clinics } = test.memory.snapshot('chile');
    const names = known?.clinics.map(({ clinicId }) => clinics.get(clinicId)?.displayName);
    expect(names?.length).toBeGreaterThan(0);
    expect(plan.coverageOrganizations.map(({ displayName }) => displayName).toSorted()).toEqual(names?.toSorted());
  });

  it('A3-42: the mandatory Covid insurance says how fast it is contracted, 0 to 100', async () => {
    const covid = find(({ typeName }) => typeName === 'SEGURO_COVID_OBLIGATORIO');
    const { item } = await dataOf<ProductDetail>(`/api/insurance/${covid.id}`);
    expect(item.insuranceMetadata.contractingSpeed).toBe(covid.metadata.contractingSpeed);
    expect(item.insuranceMetadata.contractingSpeed).toBeGreaterThan(0);
    expect(item.insuranceMetadata.contractingSpeed).toBeLessThanOrEqual(100);
  });

  it('A3-43: the price of the profile comes with it, person by person', () => {
    const { profilePrice }: Item = plan.item;
    expect(profilePrice.total.profilesEvaluated).toBe(profilePrice.profiles.length);
    expect(profilePrice.price?.value).toBe(plan.item.price.minPrice);
  });

  it('C3-39: the score comes with its parts category, peso_item and puntaje_plan, which make it', () => {
    const sum = plan.scoreParts.reduce((total, part) => total + part.peso_item * part.puntaje_plan, 0);
    const weights = plan.scoreParts.reduce((total, part) => total + part.peso_item, 0);
    expect(plan.item.score).toBeCloseTo(sum / weights, 1);
  });
});
