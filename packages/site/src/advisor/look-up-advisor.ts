import { advisorCalls } from '@cotejo/contract/advisor-calls';
import type { AdvisorEndpoints } from '@cotejo/contract/advisor-endpoints';
import { createBrowserClient } from '@cotejo/contract/browser-client';
import type { Transport } from '@cotejo/contract/client';
import { errorInBrowser } from '../browser-log.ts';
import type { ReferralStore } from '../storage/referral-store.ts';

/** What a look-up found. `isKept` is false where the browser keeps it no longer than the page lasts. */
export type AdvisorFound =
  | { readonly kind: 'found'; readonly name: string; readonly isForGood: boolean; readonly isKept: boolean }
  | { readonly kind: 'missing' };

interface LookUp {
  /** How a browser calls, and by which headers. */
  readonly transport: Transport;
  readonly headers: Readonly<Record<string, string>>;
  readonly store: Pick<ReferralStore, 'write' | 'remove'>;
  /** Under which the referral is kept. */
  readonly key: string;
}

const notFound = 404;

/**
 * Looks for who has an e-mail, and keeps who was found as who sent the visitor (B4-58), with what was typed (B4-65). Of nobody found, and of a look-up that
 * failed, which is logged (B8-28), nothing stays kept (B4-61, B4-62).
 */
export async function lookUpAdvisor(email: string, { transport, headers, store, key }: LookUp): Promise<AdvisorFound> {
  const client = createBrowserClient<AdvisorEndpoints>(advisorCalls, transport, { headers });
  const answer = await client.postFindAdvisor({ body: { email } });
  if (answer.ok) {
    const { name, ejecutivo } = answer.value.data;
    const isKept = store.write(key, { ...answer.value.data, typed: email });
    return { kind: 'found', name, isForGood: ejecutivo !== null, isKept };
  }
  const { error } = answer;
  if (error.kind !== 'problem' || error.problem.status !== notFound)
    errorInBrowser(`an adviser could not be looked up: ${error.kind}`);
  store.remove(key);
  return { kind: 'missing' };
}
