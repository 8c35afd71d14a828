import type { CallFacts } from '../client/call-facts.ts';
import type { WithdrawalEndpoints } from './withdrawal-endpoints.ts';

/** The facts of `withdrawalEndpoints`, apart from those of every page. */
export const withdrawalCalls: Readonly<Record<keyof WithdrawalEndpoints, CallFacts>> = {
  getWithdrawal: { isPrivate: true, answerKeys: ['data'], method: 'GET', path: '/api/withdrawals/{leadId}/{signature}' },
};
