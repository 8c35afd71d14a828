import { getWithdrawal } from './withdrawals.ts';

/** What is asked by a page that shows again what was answered to a request: whether it was taken back meanwhile. */
export const withdrawalEndpoints = { getWithdrawal };
export type WithdrawalEndpoints = typeof withdrawalEndpoints;
