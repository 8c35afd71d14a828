import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editionIds } from '../editions/edition.ts';
import { failureReasons, reasonsFor } from './failure-reasons.ts';
import { subStatusesOf } from './lead-statuses.ts';
import { requestTypes } from './request-types.ts';

const names = (question: Parameters<typeof reasonsFor>[0]): string[] => reasonsFor(question).map(({ name }) => name);

describe('reasons why a request came to nothing', () => {
  it('C5-32 are 49, each with request types, sub-statuses of Fallido, its place and countries', () => {
    expect(failureReasons).toHaveLength(49);
    expect(failureReasons.map(({ order }) => order)).toEqual(failureReasons.map((_, index) => index + 1));
    expect(new Set(failureReasons.map(({ id }) => id)).size).toBe(49);
    expect(new Set(failureReasons.map(({ name }) => name)).size).toBe(49);
    const failed = subStatusesOf(4).map(({ id }) => id);
    for (const reason of failureReasons) {
      expect(reason.requestTypes.length * reason.countries.length * reason.subStatuses.length).toBeGreaterThan(0);
      expect(failed).toEqual(expect.arrayContaining([...reason.subStatuses]));
    }
  });

  it.each([
    ['C5-33', 'Pre Existencias'],
    ['C5-34', 'Menos de 1 año'],
    ['C5-35', 'No contesta'],
    ['C5-36', 'Muy caro'],
    ['C5-37', 'Mujer gestante más de 21 semanas'],
    ['C5-38', 'Cliente mayor a 59 años'],
  ])('%s include %s', (_, name) => expect(failureReasons.map((reason) => reason.name)).toContain(name));

  it('C5-29 are limited by the type of request', () => {
    const question = { subStatus: 403, country: 'chile' } as const;
    expect(names({ ...question, requestType: 6 })).toContain('Menos empleados que el mínimo');
    expect(names({ ...question, requestType: 2 })).not.toContain('Menos empleados que el mínimo');
    expect(names({ ...question, requestType: 6 })).not.toContain('Pre Existencias');
    expect(names({ ...question, requestType: 4 })).toEqual([]);
  });

  it('C5-30 are limited by the sub-status', () => {
    const question = { requestType: 2, country: 'chile' } as const;
    expect(names({ ...question, subStatus: 401 })).toContain('No contesta');
    expect(names({ ...question, subStatus: 402 })).not.toContain('No contesta');
    expect(names({ ...question, subStatus: 200 })).toEqual([]);
  });

  it('C5-31 are limited by the country', () => {
    const question = { requestType: 2, subStatus: 402 } as const;
    expect(names({ ...question, country: 'chile' })).toContain('Prefiere Fonasa');
    expect(names({ ...question, country: 'peru' })).not.toContain('Prefiere Fonasa');
    expect(names({ ...question, country: 'peru' })).toContain('Prefiere EsSalud');
  });

  it('leave no request of a visitor without a reason to give, and stay in order', () => {
    const visitors = requestTypes.map(({ id }) => id).filter((id) => ![4, 5].includes(id));
    fc.assert(
      fc.property(
        fc.constantFrom(...visitors),
        fc.constantFrom(401, 402, 403),
        fc.constantFrom(...editionIds),
        (requestType, subStatus, country) => {
          const orders = reasonsFor({ requestType, subStatus, country }).map(({ order }) => order);
          expect(orders.length).toBeGreaterThan(1);
          expect(orders).toEqual(orders.toSorted((left, right) => left - right));
        },
      ),
    );
  });
});
