import { estimateYearlyUse, newestCareBasket } from '@cotejo/core/care';
import type { CatalogueSnapshot } from '@cotejo/core/catalogue';
import type { CatalogueContent, ProductContent } from '@cotejo/core/catalogue-content';
import { plainDate } from '@cotejo/core/dates';
import { moneyOf } from '@cotejo/core/money';
import { noRules } from '@cotejo/core/pricing';
import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../platform/testing/test-database.ts';
import { readProductDetail } from './product-detail-store.ts';
import { readSnapshot } from './read-snapshot-store.ts';
import { isapreContent, planContent } from './testing/content.ts';
import { wireCoverages } from './wire-product-parts.ts';
import { listVersions, publishVersion, rollBackLayer } from './version-store.ts';
import { writeVersion, type CatalogueToWrite } from './write-catalogue-store.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());
afterEach(() =>
  test.database.execute(
    sql`truncate catalogue_versions, product_identities, organizations, clinics, features, comparators cascade`,
  ),
);

async function write(content: CatalogueToWrite): Promise<number> {
  return (await test.database.transaction((transaction) => writeVersion(transaction, content))).versionId;
}

async function publish(content: CatalogueToWrite): Promise<number> {
  const versionId = await write(content);
  const published = await test.database.transaction((transaction) => publishVersion(transaction, versionId));
  expect(published.ok).toBe(true);
  return versionId;
}

const codesOf = (snapshot: CatalogueSnapshot) => snapshot.products.map((product) => product.code);

describe('a catalogue version', () => {
  it('is seen by nobody before it is published', async () => {
    await write(isapreContent([planContent('A')]));
    expect(codesOf(await readSnapshot(test.database, 'chile'))).toEqual([]);
  });

  it('replaces the published version of its layer and leaves the other layers', async () => {
    await publish(isapreContent([planContent('A'), planContent('B')]));
    await publish(isapreContent([planContent('S')], { layer: 'seguros', isDemonstration: true }));
    await publish(isapreContent([planContent('B'), planContent('C')]));
    const snapshot = await readSnapshot(test.database, 'chile');
    expect(codesOf(snapshot).toSorted()).toEqual(['B', 'C', 'S']);
    expect(snapshot.isDemonstration).toBe(true);
    expect((await readSnapshot(test.database, 'peru')).products).toHaveLength(0);
  });

  it('keeps the number of a product that an earlier version had', async () => {
    await publish(isapreContent([planContent('A'), planContent('B')]));
    const before = new Map((await readSnapshot(test.database, 'chile')).products.map(({ code, id }) => [code, id]));
    await publish(isapreContent([planContent('C'), planContent('B')]));
    const after = await readSnapshot(test.database, 'chile');
    expect(after.products.find(({ code }) => code === 'B')?.id).toBe(before.get('B'));
    expect(after.products.map(({ id }) => id)).toEqual(after.products.map(({ id }) => id).toSorted((a, b) => a - b));
  });

  it('comes back when its layer is rolled back, with another version text than ever before', async () => {
    const first = await publish(isapreContent([planContent('A')]));
    const seen = [(await readSnapshot(test.database, 'chile')).version];
    const second = await publish(isapreContent([planContent('B')]));
    seen.push((await readSnapshot(test.database, 'chile')).version);
    const back = await test.database.transaction((transaction) =>
      rollBackLayer(transaction, { edition: 'chile', layer: 'isapres' }),
    );
    expect(back).toEqual({
      ok: true,
      value: { edition: 'chile', layer: 'isapres', versionId: first, replacedVersionId: second },
    });
    const snapshot = await readSnapshot(test.database, 'chile');
    expect(codesOf(snapshot)).toEqual(['A']);
    expect(new Set([...seen, snapshot.version]).size).toBe(3);
    expect(
      (await listVersions(test.database, 'chile')).map(({ id, status, productCount }) => [id, status, productCount]),
    ).toEqual([
      [second, 'retired', 1],
      [first, 'published', 1],
    ]);
  });

  it('cannot be rolled back when there is no earlier one', async () => {
    await publish(isapreContent([planContent('A')]));
    const back = await test.database.transaction((transaction) =>
      rollBackLayer(transaction, { edition: 'chile', layer: 'isapres' }),
    );
    expect(back).toEqual({ ok: false, error: { kind: 'no-earlier-version', edition: 'chile', layer: 'isapres' } });
  });

  it('cannot be published with a product that another layer shows', async () => {
    await publish(isapreContent([planContent('A')]));
    const versionId = await write(isapreContent([planContent('Z'), planContent('A')], { layer: 'seguros' }));
    const answer = await test.database.transaction((transaction) => publishVersion(transaction, versionId));
    expect(answer).toEqual({ ok: false, error: { kind: 'code-in-other-layer', code: 'A', layer: 'isapres' } });
    expect(await test.database.transaction((transaction) => publishVersion(transaction, 999_999))).toEqual({
      ok: false,
      error: { kind: 'unknown-version', versionId: 999_999 },
    });
  });

  it('leaves nothing behind when its content names a clinic that it does not hold', async () => {
    const products = [
      planContent('A'),
      planContent('B', { clinics: [{ clinicCode: 'nowhere', hospitalaria: 1, ambulatoria: 1, urgencia: null }] }),
    ];
    await expect(write(isapreContent(products))).rejects.toThrow("the clinic 'nowhere'");
    expect(await listVersions(test.database, 'chile')).toEqual([]);
    expect((await readSnapshot(test.database, 'chile')).organizations.size).toBe(0);
  });

  it('takes products one by one, so that a source is never held whole', async () => {
    async function* products(): AsyncGenerator<ProductContent> {
      for (let number = 0; number < 600; number += 1) yield Promise.resolve(planContent(`P${number}`));
    }
    await publish({ ...isapreContent([]), products: products() });
    expect((await readSnapshot(test.database, 'chile')).products).toHaveLength(600);
  });
});

/** Few values, so that products often agree in all but one of them: what is shared by mistake then shows. */
const percentage = fc.constantFrom(null, 70, 90);
const text = fc.string({ unit: 'grapheme', maxLength: 12 }).filter((value) => !value.includes('\0'));
const uf = (period: 'month' | 'year') =>
  fc.integer({ min: 1, max: 99_999 }).map((units) => moneyOf(units / 10_000, 'UF', period));
const source = fc.option(
  fc.record({ document: text, page: fc.option(fc.nat(900)), date: fc.constantFrom(null, plainDate('2026-07-01')) }),
);
const tariff: CatalogueContent['tariffs'][number] = {
  id: 'general',
  kind: 'perPerson',
  currency: 'UF',
  period: 'month',
  validFrom: plainDate('2026-01-01'),
  validTo: null,
  rules: noRules,
  source: 'test',
  rows: [
    { ageFrom: 0, ageTo: 17, sex: null, role: 'dependant', amount: moneyOf('0.12345', 'UF', 'month') },
    { ageFrom: 18, ageTo: 64, sex: 'Femenino', role: null, amount: moneyOf('0.7', 'UF', 'month') },
    {
      ageFrom: 0,
      ageTo: 120,
      sex: null,
      role: null,
      conditions: { region: '13', nth: { from: 2, to: null }, petBreed: 'Mestizo' },
      amount: moneyOf('0.5', 'UF', 'month'),
    },
  ],
};
const clinicCode = fc.constantFrom('norte', 'sur');

const plan: fc.Arbitrary<ProductContent> = fc
  .record({
    name: text,
    displayName: text,
    modality: fc.constantFrom(null, 'Preferente', 'Libre Elección', 'Cerrado'),
    salesChannels: fc.subarray(['QpOnlineSale', 'ExecutiveEmployee'] as const),
    isPromoted: fc.boolean(),
    isExclusive: fc.boolean(),
    isPopular: fc.boolean(),
    availableFrom: fc.constantFrom(null, plainDate('2026-02-28')),
    score: fc.option(fc.integer({ min: 0, max: 10_000 }).map((points) => points / 100)),
    scoreParts: fc.array(fc.record({ category: text, weight: fc.constantFrom(0.25, 0.5), points: fc.nat(100) }), {
      maxLength: 3,
    }),
    customers: fc.option(
      fc.record({
        age: fc.nat(99),
        womenShare: fc.constantFrom(0, 0.25, 1),
        monthlyIncome: fc.constantFrom(null, moneyOf(800_000, 'CLP', 'month')),
        dependants: fc.nat(3),
      }),
    ),
    summary: fc.record({
      hospitalPercentage: percentage,
      ambulatoryPercentage: percentage,
      annualCap: fc.option(uf('year')),
      deductible: fc.option(uf('year')),
    }),
    clinics: fc.uniqueArray(fc.record({ clinicCode, hospitalaria: percentage, ambulatoria: percentage, urgencia: percentage }), {
      selector: (clinic) => clinic.clinicCode,
    }),
    clinicsAreComplete: fc.boolean(),
    featureNames: fc.subarray(['dental']),
    regionCodes: fc.option(fc.subarray(['13', '5', '16'])),
    previsions: fc.record({ isapre: fc.boolean(), fonasa: fc.boolean() }),
    requirement: fc.array(fc.record({ percent: fc.nat(100), previousCoverage: fc.boolean() }), { maxLength: 2 }),
    minimumEmployees: fc.option(fc.nat(50)),
    pricing: fc.oneof(
      uf('month').map((basePrice) => ({ kind: 'isapre' as const, basePrice })),
      fc.constant({ kind: 'tariff' as const, tariffId: 'general' }),
    ),
    texts: fc.array(
      fc.record({
        kind: fc.constantFrom('description' as const, 'faq' as const),
        type: fc.constantFrom('' as const, 'cubre' as const),
        title: text,
        body: text,
        icon: fc.option(text),
        url: fc.option(text),
        date: fc.constantFrom(null, plainDate('2026-03-01')),
      }),
      { maxLength: 3 },
    ),
    source,
  })
  .map((fields) => planContent('', fields));

const basket = newestCareBasket('chile')?.value ?? null;

/** Publishes plans, numbered in order, and holds what is read against what was written. */
async function expectSnapshotOf(plans: readonly ProductContent[]): Promise<void> {
  const written = plans.map((each, index) => ({ ...each, code: `P${index}` }));
  await publish(isapreContent(written, { tariffs: [tariff] }));
  const snapshot = await readSnapshot(test.database, 'chile');
  const clinicCodes = new Map([...snapshot.clinics].map(([id, clinic]) => [id, clinic.code]));
  const featureNames = new Map([...snapshot.features].map(([id, feature]) => [id, feature.name]));
  const read = snapshot.products.map(({ id: _id, organizationId, clinics, featureIds, pricing, ...rest }) => ({
    ...rest,
    organizationCode: snapshot.organizations.get(organizationId)?.code,
    clinics: clinics.map(({ clinicId, ...percentages }) => ({ clinicCode: clinicCodes.get(clinicId), ...percentages })),
    featureNames: featureIds.map((id) => featureNames.get(id)),
    pricing:
      pricing.kind === 'isapre'
        ? { kind: pricing.kind, isapreCode: pricing.isapreCode, basePrice: pricing.basePrice }
        : { ...pricing, tariffs: pricing.tariffs.map(({ id, kind, rows }) => ({ id, kind, rows })) },
  }));
  const expected = written.map(({ coverages, topsAndDeductibles, texts: _x, source: _s, scoreParts: _p, offers, ...rest }) => ({
    ...rest,
    hasOffer: offers.length > 0,
    yearlyUse: estimateYearlyUse({ ...rest, coverages, topsAndDeductibles }, basket),
    clinics: rest.clinics.toSorted((one, other) => one.clinicCode.localeCompare(other.clinicCode)),
    pricing:
      rest.pricing.kind === 'isapre'
        ? { kind: 'isapre', isapreCode: '78', basePrice: rest.pricing.basePrice }
        : {
            kind: 'tariff',
            minimumEmployees: rest.minimumEmployees,
            tariffs: [{ id: 'general', kind: 'perPerson', rows: tariff.rows }],
          },
  }));
  expect(read).toEqual(expected);
  for (const [index, { id }] of [...snapshot.products].entries()) {
    const detail = await readProductDetail(test.database, { edition: 'chile', productId: id, today: plainDate('2026-11-20') });
    expect({ texts: detail?.texts, scoreParts: detail?.scoreParts, source: detail?.source }).toEqual({
      texts: plans[index]?.texts,
      scoreParts: plans[index]?.scoreParts,
      source: plans[index]?.source,
    });
  }
}

const money = (amount: string) => moneyOf(amount, 'UF', 'year');
const summary = { hospitalPercentage: 90, ambulatoryPercentage: 70, annualCap: money('100'), deductible: money('2') };
const atNorth = { clinicCode: 'norte', hospitalaria: 90, ambulatoria: 70, urgencia: 50 };
const tariffed = { kind: 'tariff', tariffId: 'general' } as const;

/** Each differs in one thing from another of them: what is shared by mistake would show. */
const nearlyTheSame: readonly Partial<ProductContent>[] = [
  { summary },
  { summary: { ...summary, hospitalPercentage: 80 } },
  { summary: { ...summary, ambulatoryPercentage: 60 } },
  { summary: { ...summary, annualCap: money('101') } },
  { summary: { ...summary, annualCap: null } },
  { summary: { ...summary, deductible: money('3') } },
  { summary: { ...summary, deductible: moneyOf('2', 'CLP', 'year') } },
  { summary: { ...summary, deductible: null } },
  { clinics: [atNorth] },
  { clinics: [{ ...atNorth, hospitalaria: 80 }] },
  { clinics: [{ ...atNorth, ambulatoria: null }] },
  { clinics: [{ ...atNorth, urgencia: 60 }] },
  { clinics: [{ ...atNorth, clinicCode: 'sur' }] },
  { clinics: [atNorth, { ...atNorth, clinicCode: 'sur' }] },
  { featureNames: ['dental'] },
  { regionCodes: [] },
  { regionCodes: ['13'] },
  { regionCodes: ['1', '3'] },
  { previsions: { isapre: true, fonasa: false } },
  { previsions: { isapre: false, fonasa: true } },
  { requirement: [{ percent: 10, previousCoverage: false }] },
  { requirement: [{ percent: 10, previousCoverage: true }] },
  { scoreParts: [{ category: 'Precio', weight: 0.5, points: 10 }] },
  { scoreParts: [{ category: 'Precio', weight: 0.5, points: 11 }] },
  { salesChannels: [] },
  { salesChannels: ['QpOnlineSale'] },
  { pricing: { kind: 'isapre', basePrice: moneyOf('1.3', 'UF', 'month') } },
  { pricing: tariffed },
  { pricing: tariffed, minimumEmployees: 5 },
  { pricing: tariffed, minimumEmployees: 6 },
];

describe('the snapshot', () => {
  it('keeps products apart that differ in one thing', async () => {
    await expectSnapshotOf(nearlyTheSame.map((changes) => planContent('', changes)));
  });

  it('says exactly what was written, whatever the products hold', async () => {
    await fc.assert(fc.asyncProperty(fc.array(plan, { maxLength: 8 }), expectSnapshotOf), { numRuns: 15 });
  });

  it('holds equal parts of products once', async () => {
    const clinics = [{ clinicCode: 'norte', hospitalaria: 90, ambulatoria: null, urgencia: null }];
    await publish(isapreContent([planContent('A', { clinics }), planContent('B', { clinics })]));
    const [one, other] = (await readSnapshot(test.database, 'chile')).products;
    expect(one?.clinics).toHaveLength(1);
    expect(other?.clinics[0]).toBe(one?.clinics[0]);
    expect(other?.pricing).toBe(one?.pricing);
    expect(other?.summary).toBe(one?.summary);
  });

  it('lists the clinics of published products only', async () => {
    const at = (clinicCode: string) => [{ clinicCode, hospitalaria: 90, ambulatoria: null, urgencia: null }];
    await publish(isapreContent([planContent('A', { clinics: at('norte') })]));
    await publish(isapreContent([planContent('A', { clinics: at('sur') })]));
    expect([...(await readSnapshot(test.database, 'chile')).clinics.values()].map(({ code }) => code)).toEqual(['sur']);
  });
});

describe('a row that is not from our writer', () => {
  const wrong: readonly (readonly [change: string, message: RegExp])[] = [
    [`update products set modality = 'Abierto' where code = 'B'`, /product B: .*'Abierto'/],
    [`update products set sales_channels = array['Fax'] where code = 'B'`, /product B: .*'Fax'/],
    [
      `update products set tariff_id = 'nowhere', base_price_uf = null where code = 'B'`,
      /product B: .*tariff .*nowhere.* not there/,
    ],
    [`update products set annual_cap = 1, annual_cap_currency = 'EUR' where code = 'B'`, /product B: .*'EUR'/],
    [`update products set metadata = '{"contractingSpeed": "x"}' where code = 'B'`, /product B: .*contractingSpeed/s],
    [`update organizations set edition = 'peru'`, /product A: .*organisation \d+, which is not there/],
    [`update tariff_rows set sex = 'Otro' where position = 1`, /'Otro', not one of/],
    [`update tariffs set currency = 'CLP', valid_to = null`, /tariff 'general': 0.12345 is no amount in CLP/],
  ];
  it.each(wrong)('stops the reading and is named: %s', async (change, message) => {
    await publish(isapreContent([planContent('A'), planContent('B')], { tariffs: [tariff] }));
    await test.database.execute(sql.raw(change));
    await expect(readSnapshot(test.database, 'chile')).rejects.toThrow(message);
  });
});

describe('the snapshot of tables in any order', () => {
  it('is that of tables in the order of their products', async () => {
    const clinics = [
      { clinicCode: 'sur', hospitalaria: 80, ambulatoria: null, urgencia: 70 },
      { clinicCode: 'norte', hospitalaria: 90, ambulatoria: 70, urgencia: 50 },
    ];
    const some = Array.from({ length: 30 }, (_, index) =>
      planContent(`P${index}`, {
        clinics: clinics.slice(index % 3 === 0 ? 1 : 0),
        featureNames: index % 2 === 0 ? ['dental'] : [],
        score: index,
        pricing:
          index % 4 === 0
            ? { kind: 'tariff', tariffId: 'general' }
            : { kind: 'isapre', basePrice: moneyOf(`1.${index}`, 'UF', 'month') },
      }),
    );
    await publish(isapreContent(some, { tariffs: [tariff] }));
    await publish(isapreContent([planContent('S1'), planContent('S2')], { layer: 'seguros' }));
    // Again, so that numbers of the two layers take turns.
    await publish(isapreContent([...some, planContent('P30')], { tariffs: [tariff] }));
    const before = await readSnapshot(test.database, 'chile');
    const tables = {
      products: 'md5(code)',
      product_lists: 'md5(product_id::text)',
      tariff_rows: '-position',
    };
    for (const [table, order] of Object.entries(tables)) {
      await test.database.execute(sql.raw(`create table shuffled as select * from ${table} order by ${order}`));
      await test.database.transaction(async (transaction) => {
        await transaction.execute(sql.raw('set local session_replication_role = replica'));
        await transaction.execute(sql.raw(`delete from ${table}`));
        await transaction.execute(sql.raw(`insert into ${table} select * from shuffled`));
      });
      await test.database.execute(sql.raw('drop table shuffled'));
    }
    const after = await readSnapshot(test.database, 'chile');
    expect([...after.products]).toEqual([...before.products]);
    expect(after.products.map(({ id }) => id)).toEqual(after.products.map(({ id }) => id).toSorted((one, other) => one - other));
    expect(after.products).toHaveLength(33);
  });
});

describe('the details of a product', () => {
  it('hold on their days only: coverages and offers before the first or after the last are left out', async () => {
    const cama = {
      tag: 'hospitalaria',
      tagDisplayName: 'Hospitalaria',
      benefit: 'Día cama',
      benefitCode: 'DC',
      clinicCode: null,
    } as const;
    const percent = (maxAmount: number, from: string | null, to: string | null) => ({
      ...cama,
      amountKey: 'percentage' as const,
      minAmount: null,
      maxAmount,
      unit: '%',
      validity: { from: from === null ? null : plainDate(from), to: to === null ? null : plainDate(to) },
      source: null,
    });
    const offer = (title: string, from: string, to: string) => ({
      type: 'DISCOUNT' as const,
      title,
      text: '',
      value: 10.5,
      unit: '%',
      stock: 3,
      validity: { from: plainDate(from), to: plainDate(to) },
    });
    await publish(
      isapreContent([
        planContent('A', {
          coverages: [percent(80, null, '2026-11-19'), percent(90, '2026-11-20', null)],
          offers: [
            offer('antes', '2026-11-01', '2026-11-19'),
            offer('hoy', '2026-11-20', '2026-11-20'),
            offer('luego', '2026-11-21', '2026-12-01'),
          ],
        }),
      ]),
    );
    const [product] = (await readSnapshot(test.database, 'chile')).products;
    expect(product?.hasOffer).toBe(true);
    const detail = await readProductDetail(test.database, {
      edition: 'chile',
      productId: product?.id ?? 0,
      today: plainDate('2026-11-20'),
    });
    expect(detail?.coverageTags[0]?.coverages[0]?.amounts.percentage?.maxAmount).toBe(90);
    expect(detail?.offers).toEqual([offer('hoy', '2026-11-20', '2026-11-20')]);
  });

  it('group coverages by tag and benefit, and caps by clinic, in the order of the source (A3-26, A3-27)', async () => {
    const amount = { source: null, validity: null, minAmount: null, maxAmount: 80, unit: '%' } as const;
    const cama = { tag: 'hospitalaria', tagDisplayName: 'Hospitalaria', benefit: 'Día cama', benefitCode: 'DC' };
    const consulta = { tag: 'ambulatoria', tagDisplayName: 'Ambulatoria', benefit: 'Consulta', benefitCode: 'CO' };
    const top = { name: 'Tope anual', kind: 'top', unit: 'UF/Año', qualifier: 'por persona', source: null } as const;
    await publish(
      isapreContent([
        planContent('A', {
          coverages: [
            { ...cama, ...amount, clinicCode: null, amountKey: 'percentage' },
            { ...consulta, ...amount, clinicCode: null, amountKey: 'percentage' },
            { ...cama, ...amount, clinicCode: null, amountKey: 'yearly_top', maxAmount: 500.5, unit: 'UF' },
            { ...cama, ...amount, clinicCode: 'sur', amountKey: 'percentage' },
          ],
          topsAndDeductibles: [
            { ...top, clinicCode: null, amount: 5000 },
            { ...top, clinicCode: 'sur', amount: 3000 },
            { ...top, clinicCode: 'sur', kind: 'deductible', amount: 2.5 },
          ],
          clinics: [{ clinicCode: 'sur', hospitalaria: 80, ambulatoria: null, urgencia: null }],
        }),
      ]),
    );
    const [product] = (await readSnapshot(test.database, 'chile')).products;
    const detail = await readProductDetail(test.database, {
      edition: 'chile',
      productId: product?.id ?? 0,
      today: plainDate('2026-11-20'),
    });
    const percent = { minAmount: null, maxAmount: 80, unit: '%' };
    const sur = { code: 'sur', displayName: 'Clínica sur' };
    expect(detail?.coverageTags).toEqual([
      {
        tag: 'hospitalaria',
        displayName: 'Hospitalaria',
        coverages: [
          {
            benefit: 'Día cama',
            benefitCode: 'DC',
            clinic: null,
            source: null,
            amounts: { percentage: percent, yearly_top: { minAmount: null, maxAmount: 500.5, unit: 'UF' } },
          },
          { benefit: 'Día cama', benefitCode: 'DC', clinic: sur, source: null, amounts: { percentage: percent } },
        ],
      },
      {
        tag: 'ambulatoria',
        displayName: 'Ambulatoria',
        coverages: [{ benefit: 'Consulta', benefitCode: 'CO', clinic: null, source: null, amounts: { percentage: percent } }],
      },
    ]);
    const stated = (value: number) => [{ amount: value, unit: 'UF/Año', qualifier: 'por persona' }];
    expect(detail?.topsAndDeductibles).toEqual([
      {
        name: 'Tope anual',
        clinics: [
          { clinic: null, tops: stated(5000), deductibles: [] },
          { clinic: sur, tops: stated(3000), deductibles: stated(2.5) },
        ],
      },
    ]);
    expect(detail?.clinics).toEqual([{ ...sur, regionCode: '13', hospitalaria: 80, ambulatoria: null, urgencia: null }]);
  });

  it('A3-28 A3-29 tell every kind of amount of a benefit, each with its least, its most and its unit', async () => {
    const keys = [
      'percentage_isapre',
      'percentage_fonasa',
      'top_amount',
      'max_coverage',
      'yearly_top',
      'monthly_top',
      'weekly_top',
      'daily_top',
    ] as const;
    const cama = {
      tag: 'hospitalaria',
      tagDisplayName: 'Hospitalaria',
      benefit: 'Día cama',
      benefitCode: 'DC',
      clinicCode: null,
    };
    const plan = planContent('A', {
      coverages: keys.map((amountKey, index) => ({
        ...cama,
        amountKey,
        minAmount: index,
        maxAmount: index + 10,
        unit: amountKey.startsWith('percentage') ? '%' : 'UF',
        source: null,
        validity: null,
      })),
    });
    await publish(isapreContent([plan]));
    const { products } = await readSnapshot(test.database, 'chile');
    const [product] = products;
    if (!product) throw new Error('nothing was published');
    const today = plainDate('2026-11-20');
    const detail = await readProductDetail(test.database, { edition: 'chile', productId: product.id, today });
    const [coverage] = wireCoverages(detail?.coverageTags ?? [], product).tags[0]?.coverages ?? [];
    expect(coverage?.amounts).toEqual(
      Object.fromEntries(
        keys.map((key, index) => [
          key,
          { minAmount: index, maxAmount: index + 10, unit: { currencyCode: key.startsWith('percentage') ? '%' : 'UF' } },
        ]),
      ),
    );
  });

  it('are not given for a product of a draft, of another edition, or that never was', async () => {
    await write(isapreContent([planContent('A')]));
    const [row] = (await test.database.execute<{ id: number }>(sql`select id from product_identities`)).rows;
    const productId = row?.id ?? 0;
    expect(await readProductDetail(test.database, { edition: 'chile', productId, today: plainDate('2026-11-20') })).toBeNull();
    await publish(isapreContent([planContent('A')]));
    expect(
      await readProductDetail(test.database, { edition: 'chile', productId, today: plainDate('2026-11-20') }),
    ).not.toBeNull();
    expect(await readProductDetail(test.database, { edition: 'peru', productId, today: plainDate('2026-11-20') })).toBeNull();
    expect(
      await readProductDetail(test.database, { edition: 'chile', productId: 999_999, today: plainDate('2026-11-20') }),
    ).toBeNull();
  });
});
