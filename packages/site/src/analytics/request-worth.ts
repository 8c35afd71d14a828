import type { BusinessLineAnswer } from '@cotejo/contract/contact';
import type { RequestWorth } from './measured-events.ts';

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
