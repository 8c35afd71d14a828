import type { EditionId } from '@cotejo/core/editions';
import {
  confirmationsFor,
  noticesFor,
  surveyDelay,
  type ChosenChannel,
  type EventName,
  type MessageChannel,
} from '@cotejo/core/notification-events';
import type { MessageIntent } from '../../platform/messages/enqueue-message.ts';

/** A request as far as it matters who is told of it. */
export interface TellingOfRequest {
  /** Neither the first request nor a repetition of it said this very thing before. */
  readonly isNews: boolean;
  /** Nobody has the person already. */
  readonly isFirst: boolean;
  /** Of a product, which opinions are about. */
  readonly isOfProduct: boolean;
  /** Who has it; null: nobody yet. */
  readonly executiveId: number | null;
  readonly contactChannel: ChosenChannel;
}

/** Which request, and when it was stored. */
export interface RequestToTell {
  readonly edition: EditionId;
  readonly leadId: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The call that it came with. */
  readonly requestId: string;
}

/**
 * Who is told of a request that was stored now, and when: whoever answers it, or the office where nobody does, and its person. Who repeats themselves to the letter was written to already, and so was
 * their executive; who asks again is asked once how it was,
 * and who asked for no product is not.
 */
export function tellOf(
  { edition, leadId, now, requestId }: RequestToTell,
  { isNews, isFirst, isOfProduct, executiveId, contactChannel }: TellingOfRequest,
  channels: readonly MessageChannel[],
): readonly MessageIntent[] {
  if (!isNews) return [];
  const about = { edition, leadId, requestId };
  const confirmed = confirmationsFor(contactChannel, channels).map((event) => ({ event, ...about }));
  if (executiveId === null) return [{ event: 'request-waiting', ...about }, ...confirmed];
  const noticed = noticesFor(channels).map((event: EventName) => ({ event, executiveId, ...about }));
  const told: readonly MessageIntent[] = [...noticed, ...confirmed];
  return isFirst && isOfProduct ? [...told, { event: 'survey-invitation', ...about, notBefore: now + surveyDelay }] : told;
}
