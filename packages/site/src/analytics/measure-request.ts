import { createBrowserClient } from '@cotejo/contract/browser-client';
import type { Transport } from '@cotejo/contract/client';
import type { BusinessLineAnswer } from '@cotejo/contract/contact';
import { worthCalls } from '@cotejo/contract/worth-calls';
import type { WorthEndpoints } from '@cotejo/contract/worth-endpoints';
import type { RequestWorth } from './measured-events.ts';
import { forcesRefresh } from '../traffic/forces-refresh.ts';

export interface SentRequest {
  /** What its `tipo` named. */
  readonly businessLine: string;
  /** Country of the edition, by which the worth of a line is kept. */
  readonly country: string;
}

/** The event of a request that was sent, with what its line says that it is worth in the country (B3-08, B7-47). */
export function worthOf(lines: readonly BusinessLineAnswer[], { businessLine, country }: SentRequest): RequestWorth {
  const worth = lines.find(({ id }) => id === businessLine)?.conversionValue ?? {};
  const own = Object.hasOwn(worth, country) ? worth[country] : undefined;
  return { event: 'requestInfoLandings', lob: businessLine, ...(own && { value: own.value, currency: own.currency }) };
}

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
