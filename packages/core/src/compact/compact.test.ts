import { describe, expect, it } from 'vitest';
import type { CatalogueSnapshot } from '../catalogue/catalogue.ts';
import { compare } from '../comparison/compare.ts';
import {
  contextOf,
  clinic,
  feature,
  insuranceComparator,
  onlyBabies,
  organization,
  planComparator,
  product,
  queryOf,
  snapshotOf,
  tariffWith,
} from '../comparison/testing/sample-catalogue.ts';
import { plainDate } from '../dates/plain-date.ts';
import { Money, moneyOf } from '../money/money.ts';
import { noRules, type Tariff } from '../pricing/tariff.ts';
import { crc32 } from './checksum.ts';
import { compactFormatVersion, decodeCompact, encodeCompact } from './compact.ts';

const rate: Tariff = {
  id: 'R',
  version: 'R@2026-01-01',
  kind: 'payrollRate',
  currency: 'PEN',
  period: 'month',
  validFrom: plainDate('2026-01-01'),
  validTo: plainDate('2026-12-31'),
  rules: { ...noRules, minimumTotal: moneyOf('10.5', 'PEN', 'month') },
  incomeCap: moneyOf('50', 'PEN', 'month'),
  rows: [
    {
      ageFrom: 18,
      ageTo: 64,
      sex: 'Femenino',
      role: null,
      conditions: { riskClass: 'III', employees: { from: 5, to: null } },
      millionths: 12_300,
    },
    { ageFrom: 18, ageTo: 64, sex: 'Masculino', role: 'contributor', millionths: 9_900 },
  ],
};
const amounts = tariffWith(
  [
    { ageFrom: 0, ageTo: 17, sex: null, role: 'dependant', amount: moneyOf(1_000, 'CLP', 'month') },
    { ageFrom: 18, ageTo: 99, sex: null, role: null, conditions: { zone: 'europa' }, amount: moneyOf(2_500, 'CLP', 'month') },
  ],
  { id: 'A', version: 'A-7' },
);

const snapshot: CatalogueSnapshot = {
  ...snapshotOf({
    organizations: [organization(1), organization(2), organization(3, { open: true })],
    clinics: [clinic(3, { address: 'Calle 3' }), clinic(1, { address: 'Calle 1', latitude: -33.4 }), clinic(2)],
    features: [feature(1), feature(2)],
    products: [
      product(3, {
        pricing: { kind: 'tariff', tariffs: [amounts, rate], minimumEmployees: 3 },
        clinics: [
          { clinicId: 3, hospitalaria: 90, ambulatoria: null, urgencia: 0 },
          { clinicId: 1, hospitalaria: 70, ambulatoria: 60, urgencia: 50 },
        ],
        featureIds: [2, 1],
        score: 71.25,
        summary: {
          hospitalPercentage: 90,
          ambulatoryPercentage: null,
          annualCap: moneyOf('5000', 'UF', 'year'),
          deductible: null,
        },
        customers: { age: 41.5, womenShare: 1 / 3, monthlyIncome: moneyOf(900_000, 'CLP', 'month'), dependants: 1.2 },
      }),
      product(4, {
        kind: 'isapre-plan',
        pricing: { kind: 'isapre', isapreCode: 'org-1', basePrice: moneyOf('2.13', 'UF', 'month') },
      }),
      product(9, { displayName: '', pricing: { kind: 'tariff', tariffs: [amounts, rate], minimumEmployees: null } }),
    ],
  }),
  version: '12.7@3',
};

function decoded(bytes: Uint8Array): CatalogueSnapshot {
  const result = decodeCompact(bytes);
  if (!result.ok) throw new Error(result.error.kind);
  return result.value;
}

describe('the compact form of a comparator', () => {
  const back = decoded(encodeCompact(snapshot, insuranceComparator));

  it('holds exactly the products that are compared, as they were', () => {
    expect([...back.products]).toEqual([snapshot.products.at(0), snapshot.products.at(2)]);
    expect([...decoded(encodeCompact(snapshot, planComparator)).products]).toEqual([snapshot.products.at(1)]);
  });

  it('says which catalogue it is of, and knows its comparator alone', () => {
    const { edition, version, isDemonstration, isWhollyDemonstration } = snapshot;
    expect(back).toMatchObject({ edition, version, isDemonstration, isWhollyDemonstration, comparators: [insuranceComparator] });
    expect(back.knownOrganizations).toEqual(new Map([[insuranceComparator.id, 3]]));
  });

  it('gives amounts back as amounts', () => {
    const { pricing, summary } = back.products.at(0);
    expect(pricing.kind === 'tariff' && pricing.tariffs[1]?.rules.minimumTotal).toBeInstanceOf(Money);
    expect(pricing.kind === 'tariff' && pricing.tariffs[0]?.rows).toEqual(amounts.rows);
    expect(summary.annualCap).toBeInstanceOf(Money);
  });

  it('tells of a clinic that no product lists only what a filter says of it', () => {
    expect([...back.clinics.keys()]).toEqual([3, 1, 2]);
    expect(back.clinics.get(1)).toEqual(snapshot.clinics.get(1));
    const plans = decoded(encodeCompact(snapshot, planComparator));
    expect(plans.clinics.get(1)).toMatchObject({ code: 'clinic-1', displayName: 'Clínica 1', address: null, latitude: null });
    const query = queryOf({
      comparatorUrl: planComparator.url,
      filters: { coverageOrganizations: ['clinic-1'], organizations: ['org-2'] },
    });
    const context = contextOf({});
    expect(compare(query, { ...context, snapshot: plans })).toEqual(compare(query, { ...context, snapshot }));
  });

  it('is the same for the same catalogue, and may stand anywhere in a buffer', () => {
    const bytes = encodeCompact(snapshot, insuranceComparator);
    expect(encodeCompact(snapshot, insuranceComparator)).toEqual(bytes);
    const buffer = new Uint8Array(bytes.length + 13);
    buffer.set(bytes, 13);
    expect([...decoded(buffer.subarray(13)).products]).toEqual([...back.products]);
  });

  it('holds no product, or one', () => {
    const none = decoded(encodeCompact(snapshotOf({}), insuranceComparator));
    expect(none.products.length).toBe(0);
    expect(compare(queryOf(), { ...contextOf({}), snapshot: none })).toEqual(compare(queryOf(), contextOf({})));
    const single = snapshotOf({ products: [product(5, { pricing: onlyBabies() })] });
    expect([...decoded(encodeCompact(single, insuranceComparator)).products]).toEqual([...single.products]);
  });

  it('keeps texts and numbers that follow no rule', () => {
    const odd = snapshotOf({
      products: [
        product(1, { code: '007', name: '\u0001\u0003 99999999999999999999', url: 'ñandú', score: 33.333333 }),
        product(2, { code: '2', name: 'Plan 2', url: 'Plan-2', displayName: 'Plan 2 🩺', score: null }),
        product(4_294_967_295, { code: '', name: '', displayName: '', url: '' }),
      ],
    });
    expect([...decoded(encodeCompact(odd, insuranceComparator)).products]).toEqual([...odd.products]);
  });
});

describe('bytes that are no compact catalogue of this format', () => {
  const bytes = encodeCompact(snapshot, insuranceComparator);
  const kindOf = (given: Uint8Array): string => {
    const result = decodeCompact(given);
    return result.ok ? 'read' : result.error.kind;
  };

  it('are refused with any one byte changed', () => {
    for (let place = 0; place < bytes.length; place += 1) {
      const changed = bytes.slice();
      changed[place]! ^= 1 << (place % 8);
      const expected = place < 4 ? 'no-compact-catalogue' : place < 6 ? 'other-format' : 'damaged';
      expect(`${place} ${kindOf(changed)}`).toBe(`${place} ${expected}`);
    }
  });

  it('are refused cut off anywhere, or with more behind', () => {
    for (let length = 0; length < bytes.length; length += 1) {
      expect(`${length} ${kindOf(bytes.subarray(0, length))}`).toBe(
        `${length} ${length < 6 ? 'no-compact-catalogue' : 'damaged'}`,
      );
    }
    expect(kindOf(Uint8Array.of(...bytes, 0))).toBe('damaged');
  });

  it('are refused with the format version that they have', () => {
    const other = bytes.slice();
    other[5] = compactFormatVersion + 1;
    expect(decodeCompact(other)).toEqual({ ok: false, error: { kind: 'other-format', formatVersion: compactFormatVersion + 1 } });
  });

  it('are refused where the checksum holds over nothing at all', () => {
    const empty = bytes.slice(0, 14);
    const view = new DataView(empty.buffer);
    view.setUint32(10, 0);
    view.setUint32(6, crc32(empty.subarray(10)));
    expect(kindOf(empty)).toBe('damaged');
  });
});
