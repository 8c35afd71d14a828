import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moneyOf } from '../money/money.ts';
import { completeHousehold, countPeople, maximumDependants, peopleOnly } from './household.ts';

describe('completeHousehold', () => {
  it('fills what has a default and keeps what was said', () => {
    const income = moneyOf(1_650_000, 'CLP', 'month');
    const result = completeHousehold({
      contributors: [{ age: 34, sex: 'Femenino', income }, { age: 33 }],
      dependants: [{ age: 0 }],
      regionCode: '13',
    });
    expect(result).toEqual({
      ok: true,
      value: {
        contributors: [
          { age: 34, sex: 'Femenino', income },
          { age: 33, sex: 'Masculino', income: null },
        ],
        dependants: [{ age: 0, sex: 'Masculino', relationship: 'Hijo/Hija' }],
        regionCode: '13',
        ...peopleOnly,
      },
    });
    if (result.ok) expect(countPeople(result.value)).toBe(3);
  });

  it('lists every answer that is missing or impossible', () => {
    expect(
      completeHousehold({ contributors: [{}, { age: 121 }], dependants: [{ age: 5 }, {}, { age: -1 }, { age: 1.5 }] }),
    ).toEqual({
      ok: false,
      error: [
        { kind: 'missing', path: 'contributors.0.age' },
        { kind: 'out-of-range', path: 'contributors.1.age', value: 121, from: 0, to: 120 },
        { kind: 'missing', path: 'dependants.1.age' },
        { kind: 'out-of-range', path: 'dependants.2.age', value: -1, from: 0, to: 120 },
        { kind: 'out-of-range', path: 'dependants.3.age', value: 1.5, from: 0, to: 120 },
      ],
    });
    expect(completeHousehold({ contributors: [], dependants: [] })).toMatchObject({
      ok: false,
      error: [{ kind: 'missing', path: 'contributors.0.age' }],
    });
  });

  it('takes up to eight dependants', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 120 }), { maxLength: 12 }), (ages) => {
        const result = completeHousehold({ contributors: [{ age: 40 }], dependants: ages.map((age) => ({ age })) });
        expect(result.ok).toBe(ages.length <= maximumDependants);
      }),
    );
  });
});
