import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { balanceOf, executiveAccount, houseAccounts, transferOf, type Transfer } from './ledger.ts';
import { forcedChargeReasons, movementTypes } from './movement-types.ts';

const ofFamily = (family: string): number[] => movementTypes.filter((type) => type.family === family).map(({ id }) => id);
const movements = fc.array(
  fc.record({
    executiveId: fc.integer({ min: 1, max: 4 }),
    type: fc.constantFrom(...movementTypes.map(({ id }) => id)),
    amount: fc.integer({ min: 1, max: 1_000_000_000_000 }),
  }),
);

describe('movement types', () => {
  it.each([
    ['C9-68 deposits', 'deposit', [1, 2]],
    ['C9-69 bonuses', 'bonus', [11, 12]],
    ['C9-70 the reversal', 'reversal', [13]],
    ['C9-71 other income', 'other-income', [99]],
    ['C9-72 charges', 'charge', [101, 102, 103, 199]],
  ])('%s', (_, family, ids) => expect(ofFamily(family)).toEqual(ids));

  it('C9-74 a charge is forced for one of three reasons', () => {
    expect(forcedChargeReasons.map(({ name }) => name)).toEqual([
      'Reintento de cargos fallidos',
      'Error en el precio del producto',
      'Tarjeta sin saldo',
    ]);
  });
});

describe('the ledger', () => {
  it('sums to zero whatever moved, and an account holds what came less what went', () => {
    fc.assert(
      fc.property(movements, (asked) => {
        const transfers: Transfer[] = asked.flatMap((movement) => {
          const made = transferOf(movement);
          return made.ok ? [made.value] : [];
        });
        expect(transfers).toHaveLength(asked.length);
        const accounts = [...houseAccounts, ...[1, 2, 3, 4].map(executiveAccount)];
        expect(accounts.reduce((sum, account) => sum + balanceOf(account, transfers), 0)).toBe(0);
        const held = asked
          .filter(({ executiveId }) => executiveId === 1)
          .reduce((sum, { amount, type }) => sum + (type > 100 ? -amount : amount), 0);
        expect(balanceOf('executive:1', transfers)).toBe(held);
      }),
    );
  });

  it.each([
    [0, 'amount-not-above-zero'],
    [-5, 'amount-not-above-zero'],
    [1.5, 'amount-not-whole'],
    [Number.NaN, 'amount-not-whole'],
    [Infinity, 'amount-not-whole'],
    [1_000_000_000_001, 'amount-too-large'],
  ])('takes no amount of %d', (amount, error) => {
    expect(transferOf({ executiveId: 1, type: 1, amount })).toEqual({ ok: false, error });
  });
});
