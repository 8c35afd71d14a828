import { defaultLanguage, editionIn } from '@cotejo/core/editions';
import { postOutside } from '../outbound.ts';
import type { Channel, Delivery } from './channel.ts';
import type { WrittenPush, WrittenText } from './written-message.ts';

/** A provider of texts or pushes, as whoever runs the site set it (docs/contracts/message-providers.md). */
export interface TextProvider {
  readonly url: string;
  /** Sent as a bearer token; null: the provider asks for none. */
  readonly token: string | null;
}

/** Answers that are worth another try though they are 4xx: too slow, too early, too often. */
const passing: readonly number[] = [408, 425, 429];

function deliveryOf(status: number, retryAfter: number | null): Delivery {
  if (status >= 200 && status < 300) return { kind: 'accepted' };
  const fault = `http ${status}`;
  // What leads elsewhere leads nobody there: the address is wrong until somebody changes it, and is asked again.
  if (status >= 400 && status < 500 && !passing.includes(status)) return { kind: 'refused', fault };
  return { kind: 'failed', fault, askedFor: retryAfter };
}

/** The digits that a telephone is dialled by from anywhere, with a plus. */
function dialled(phone: string): string {
  return `+${phone.replaceAll(/\D/g, '').replace(/^00/, '')}`;
}

/** Whom the provider knows the addressee as: the telephone, or an executive's number, which a push service finds the devices by. */
function addresseeOf(written: WrittenText | WrittenPush): string {
  switch (written.channel) {
    case 'sms':
    case 'whatsapp':
      return dialled(written.phone);
    case 'push':
      return String(written.executiveId);
  }
}

/** How long a provider is waited for: it may have taken what is given up, and gets it again. Milliseconds. */
const patience = 30_000;

/** Texts by a provider that takes them as JSON over HTTP: half a minute each, and the same Idempotency-Key whenever one is repeated. */
export function httpChannel({ url, token }: TextProvider, clock: () => number, milliseconds = patience): Channel {
  return {
    send: async ({ id, event, edition, written }) => {
      if (written.channel === 'mail') return { kind: 'refused', fault: 'not a text' };
      const body = {
        id,
        channel: written.channel,
        event,
        to: addresseeOf(written),
        text: written.text,
        language: editionIn(edition, written.language ?? defaultLanguage).language,
      };
      const headers = { 'idempotency-key': id, ...(token === null ? {} : { authorization: `Bearer ${token}` }) };
      try {
        const { status, retryAfter } = await postOutside(new URL(url), { body, headers, milliseconds, now: clock() });
        return deliveryOf(status, retryAfter);
      } catch {
        return { kind: 'failed', fault: 'http without an answer', askedFor: null };
      }
    },
  };
}
