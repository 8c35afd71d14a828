import { fail, ok, type Result } from '../result.ts';
import { movementType, movementTypes, type MovementTypeId } from './movement-types.ts';

/** The house's own accounts, against which every movement of an executive's account stands. */
export const houseAccounts = ['house:bank', 'house:bonuses', 'house:sales', 'house:other'] as const;
export type HouseAccount = (typeof houseAccounts)[number];
export type LedgerAccount = HouseAccount | `executive:${number}`;

/** A movement as it is asked for: its amount is above 0, whatever it does to the account. */
export interface Movement {
  readonly executiveId: number;
  readonly type: MovementTypeId;
  /** In the smallest step of the currency of the executive's edition. */
  readonly amount: number;
}

/** A movement as it is booked: what one account gives is what the other gets, so that all of them always sum to zero. */
export interface Transfer {
  readonly from: LedgerAccount;
  readonly to: LedgerAccount;
  readonly amount: number;
}

export type MovementFault = 'amount-not-whole' | 'amount-not-above-zero' | 'amount-too-large';

/** Far above any balance, and far below where sums of numbers lose steps. */
const largestAmount = 1_000_000_000_000;

/** The account of an executive. */
export function executiveAccount(executiveId: number): LedgerAccount {
  return `executive:${executiveId}`;
}

/** Where the money comes from or goes to. */
function counterOf(type: MovementTypeId): HouseAccount {
  switch (type) {
    case movementType.transferDeposit:
    case movementType.cardDeposit:
    case movementType.withdrawal:
      return 'house:bank';
    case movementType.welcomeBonus:
    case movementType.performanceBonus:
      return 'house:bonuses';
    case movementType.perSend:
    case movementType.closedProspect:
    case movementType.reversal:
      return 'house:sales';
    case movementType.otherIncome:
    case movementType.otherCharge:
      return 'house:other';
  }
}

/**
 * Books a movement in double entry (docs/decisions/0301). Refused: an amount that is not whole, not above zero, or beyond
 * 10^12.
 */
export function transferOf({ executiveId, type, amount }: Movement): Result<Transfer, MovementFault> {
  if (!Number.isInteger(amount)) return fail('amount-not-whole');
  if (amount <= 0) return fail('amount-not-above-zero');
  if (amount > largestAmount) return fail('amount-too-large');
  const takes = movementTypes.some(({ effect, id }) => id === type && effect === 'takes');
  const [own, counter] = [executiveAccount(executiveId), counterOf(type)];
  return ok(takes ? { from: own, to: counter, amount } : { from: counter, to: own, amount });
}

/** What an account holds after the transfers: what it got less what it gave. */
export function balanceOf(account: LedgerAccount, transfers: readonly Transfer[]): number {
  return transfers.reduce(
    (sum, { amount, from, to }) => sum + (to === account ? amount : 0) - (from === account ? amount : 0),
    0,
  );
}
