import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moneyOf } from '../money/money.ts';
import { completeHousehold, countPeople, maximumDependants } from './household.ts';

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
        employees: null,
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
        { kind: 'age-out-of-range', path: 'contributors.1.age', age: 121 },
        { kind: 'missing', path: 'dependants.1.age' },
        { kind: 'age-out-of-range', path: 'dependants.2.age', age: -1 },
        { kind: 'age-out-of-range', path: 'dependants.3.age', age: 1.5 },
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
