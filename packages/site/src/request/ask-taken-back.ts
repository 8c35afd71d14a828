import { createBrowserClient } from '@cotejo/contract/browser-client';
import type { Transport } from '@cotejo/contract/client';
import { withdrawalCalls } from '@cotejo/contract/withdrawal-calls';
import type { WithdrawalEndpoints } from '@cotejo/contract/withdrawal-endpoints';
import { requestLinkIn } from '../content/request-link.ts';
import { forcesRefresh } from '../traffic/forces-refresh.ts';

/** Which request, and how it is asked about. */
export interface AskedRequest {
  readonly transport: Transport;
  /** Of the edition, as calls say it. */
  readonly country: string;
  /** The version that the page is of. */
  readonly version: string;
  /** Own path where it is taken back. */
  readonly url: string;
}

/** Whether a request was taken back by now, wherever that was; false where it cannot be told. */
export async function isTakenBack({ transport, country, version, url }: AskedRequest): Promise<boolean> {
  const link = requestLinkIn(new URL(url, 'https://own.invalid').href);
  if (link === null) return false;
  const headers = { 'x-country': country, 'x-qpversion': version };
  const api = createBrowserClient<WithdrawalEndpoints>(withdrawalCalls, transport, { headers, forcesRefresh });
  const answer = await api.getWithdrawal({ params: link });
  return answer.ok && answer.value.data.state === 'withdrawn';
}
