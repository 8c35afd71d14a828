import type { Edition } from '@cotejo/core/editions';
import type { EventName } from '@cotejo/core/notification-events';
import type { WrittenMessage } from './written-message.ts';

/** A message on its way to a provider. */
export interface OutgoingMessage {
  /** The same whenever it is tried: by it a provider knows what it has already. */
  readonly id: string;
  readonly event: EventName;
  readonly edition: Edition;
  readonly written: WrittenMessage;
  /** Where the person stops such messages; null: they cannot be stopped. */
  readonly stopUrl: string | null;
}

/**
 * What a provider made of a message. A `fault` is words of ours, such as 'smtp 550': what a server says may name people.
 * 'refused' is for good; 'failed' is worth another try, after `askedFor` seconds where the provider named some.
 */
export type Delivery =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'refused'; readonly fault: string }
  | { readonly kind: 'failed'; readonly fault: string; readonly askedFor: number | null };

/** A way to people. */
export interface Channel {
  readonly send: (message: OutgoingMessage) => Promise<Delivery>;
}
