import { createBrowserClient } from '@cotejo/contract/browser-client';
import type { Transport } from '@cotejo/contract/client';
import { worthCalls } from '@cotejo/contract/worth-calls';
import type { WorthEndpoints } from '@cotejo/contract/worth-endpoints';
import type { RequestWorth } from './measured-events.ts';
import { forcesRefresh } from '../traffic/forces-refresh.ts';
import { worthOf, type SentRequest } from './request-worth.ts';

/** Asks what a request that was sent is worth, and tells it. Without an answer it is told without its worth: it was sent all the same. */
export async function measureRequest(
  sent: SentRequest,
  transport: Transport,
  tell: (event: RequestWorth) => void,
): Promise<void> {
  const client = createBrowserClient<WorthEndpoints>(worthCalls, transport, { headers: {}, forcesRefresh });
  const answer = await client.listBusinessLines({ headers: {} });
  tell(worthOf(answer.ok ? answer.value.data : [], sent));
}
