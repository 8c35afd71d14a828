import { leadStatus, leadStatusOf } from './lead-statuses.ts';
import { leadTransitions } from './lead-transitions.ts';

/** What a request becomes that its person takes back: 'Fallido', 'No le interesa', 'Pidió no ser contactado' (C5-32, docs/decisions/0338). */
export const withdrawalStep = { to: leadStatus.failed, subStatus: 402, reason: 9 } as const;

/** Where a request stands for who wants it back: it can be, it was, or it is closed in another way, as sold, and nothing is left to take back. */
export const withdrawalStates = ['open', 'withdrawn', 'closed'] as const;
export type WithdrawalState = (typeof withdrawalStates)[number];

/** A request as far as taking it back needs it. */
export interface WithdrawableLead {
  readonly status: number;
  readonly failureReason: number | null;
}

/** True once nobody is to contact whoever asked any more: they said so by the link, or to their executive. */
export function askedForNoContact({ status, failureReason }: WithdrawableLead): boolean {
  return status === withdrawalStep.to && failureReason === withdrawalStep.reason;
}

/**
 * Where a request stands for who wants it back. What they told their executive alone can still be taken back, with all that ends by
 * it (`isByPerson`: they did it themselves). An unknown status counts as closed.
 */
export function withdrawalStateOf(lead: WithdrawableLead & { readonly isByPerson: boolean }): WithdrawalState {
  if (lead.isByPerson && askedForNoContact(lead)) return 'withdrawn';
  const from = leadStatusOf(lead.status)?.id;
  const isOpen = leadTransitions.some(
    (step) => step.from === from && step.to === withdrawalStep.to && step.by.includes('visitor'),
  );
  return isOpen ? 'open' : 'closed';
}
