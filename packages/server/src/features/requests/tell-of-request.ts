import type { EditionId } from '@cotejo/core/editions';
import {
  confirmationsFor,
  noticesFor,
  type ChosenChannel,
  type EventName,
  type MessageChannel,
} from '@cotejo/core/notification-events';
import type { MessageIntent } from '../../platform/messages/enqueue-message.ts';

/** How long somebody has had an answer before they are asked how it was. Milliseconds. */
const surveyAfter = 7 * 86_400_000;

/** A request as far as it matters who is told of it. */
export interface TellingOfRequest {
  /** Neither the first request nor a repetition of it said this very thing before. */
  readonly isNews: boolean;
  /** Nobody has the person already. */
  readonly isFirst: boolean;
  /** Somebody has it. */
  readonly isAnswered: boolean;
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
 * their executive; who asks again is asked once how it was.
 */
export function tellOf(
  { edition, leadId, now, requestId }: RequestToTell,
  { isNews, isFirst, isAnswered, contactChannel }: TellingOfRequest,
  channels: readonly MessageChannel[],
): readonly MessageIntent[] {
  if (!isNews) return [];
  const ofAnswer: readonly EventName[] = isAnswered ? noticesFor(channels) : ['request-waiting'];
  const told = [...ofAnswer, ...confirmationsFor(contactChannel, channels)].map((event) => ({
    event,
    edition,
    leadId,
    requestId,
  }));
  if (!isFirst || !isAnswered) return told;
  return [...told, { event: 'survey-invitation', edition, leadId, requestId, notBefore: now + surveyAfter }];
}
