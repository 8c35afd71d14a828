import { contactChannels } from '@cotejo/contract/contact-words';
import { isTrueOrFalse, objectOf, oneOf, orNull, text, whole, type Guard } from '@cotejo/contract/guard-parts';
import type { Executive, LeadAnswer } from '@cotejo/contract/lead';
import { contactDays } from '@cotejo/core/contact-times';
import type { ForgivingStorage } from '../storage/forgiving-storage.ts';

/** What was answered to a request of this tab, as it is shown again: nothing of what the visitor typed. */
export interface KeptAnswer {
  readonly answer: LeadAnswer;
  /** Its price is of the example's family. */
  readonly isExample: boolean;
  /** Path of the page that it was sent from, the request's own or the product's above it: by it a page that is loaded knows that there is one. */
  readonly path: string;
}

/** The same, found again. */
export interface FoundAnswer extends KeptAnswer {
  /** It was sent on this day: 'mañana' was said of that one, and on another nothing is said of when. */
  readonly isToday: boolean;
}

interface Kept extends KeptAnswer {
  /** When it was sent, in milliseconds. */
  readonly at: number;
}

/** For so long the same executive answers who asks again (docs/decisions/0303); milliseconds. */
const longest = 24 * 60 * 60 * 1000;

type Quote = NonNullable<LeadAnswer['quote']>;
type Contact = NonNullable<LeadAnswer['contact']>;

const isExecutive: Guard<Executive> = objectOf<Executive>({
  nombres: text(),
  apellidos: text(),
  telefono_1: text(),
  email_corporativo: text(),
  calendly: objectOf<Executive['calendly']>({ active: isTrueOrFalse, url: orNull(text()) }),
});

const isQuote: Guard<Quote> = objectOf<Quote>({
  id: text(),
  productDisplayName: text(),
  organizationDisplayName: text(),
  price: orNull((value) => typeof value === 'number'),
  currency: text(),
  expires: orNull(text()),
  replaced: orNull(
    objectOf<NonNullable<Quote['replaced']>>({
      kind: oneOf(['unknown', 'expired', 'promises-nothing', 'other-product', 'other-profile']),
      text: text(),
      expired: orNull(text()),
    }),
  ),
  ufDate: orNull(text()),
  people: whole(),
});

const isContact: Guard<Contact> = objectOf<Contact>({
  channel: oneOf(contactChannels),
  from: text(),
  day: oneOf(contactDays),
  timeZone: text(),
});

const isKept: Guard<Kept> = objectOf<Kept>({
  answer: objectOf<LeadAnswer>({
    leadId: text(),
    dataSocio: orNull(isExecutive),
    meetingUrl: orNull(text()),
    withdrawalUrl: orNull(text()),
    receivedBefore: orNull(text()),
    contact: orNull(isContact),
    quote: orNull(isQuote),
  }),
  isExample: isTrueOrFalse,
  path: text(),
  at: whole(),
});

function parseKept(stored: string): Kept | null {
  try {
    const kept: unknown = JSON.parse(stored);
    return isKept(kept) ? kept : null;
  } catch {
    return null;
  }
}

function foundOn(day: string, kept: Kept | null): (Kept & FoundAnswer) | null {
  return kept && { ...kept, isToday: new Date(kept.at).toDateString() === day };
}

/** The product that an answer is for: an edition knows it by its code. */
export interface AnswerPlace {
  readonly brand: string;
  readonly edition: string;
  readonly product: string;
}

export interface KeptAnswers {
  /** The answer kept for a product while it is of the last 24 hours, or null; the same object while nothing changed. */
  readonly read: (place: AnswerPlace) => FoundAnswer | null;
  readonly write: (place: AnswerPlace, kept: KeptAnswer) => void;
  readonly remove: (place: AnswerPlace) => void;
  /** Tells of changes. Answers what stops it. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Of every key under which an answer is kept, and of no other. */
const keyPart = '_SENT_';

function keyOf({ brand, edition, product }: AnswerPlace): string {
  return `${brand}${keyPart}${edition}_${product}`;
}

/**
 * Keeps the answers of requests over the storage of a tab; `now` gives the moment it is, in milliseconds. What is too old or spoilt
 * goes at once: a page that is loaded would keep its form back for it.
 */
export function createKeptAnswers(storage: ForgivingStorage, now: () => number): KeptAnswers {
  const counts = <Held extends Kept>(kept: Held | null): kept is Held => kept !== null && now() - kept.at < longest;
  for (const key of storage.keys()) if (key.includes(keyPart) && !counts(parseKept(storage.read(key) ?? ''))) storage.remove(key);
  let parsed: { readonly stored: string; readonly day: string; readonly found: (Kept & FoundAnswer) | null } | null = null;
  return {
    read: (place) => {
      const stored = storage.read(keyOf(place));
      if (stored === null) return null;
      const day = new Date(now()).toDateString();
      if (parsed?.stored !== stored || parsed.day !== day) parsed = { stored, day, found: foundOn(day, parseKept(stored)) };
      const { found } = parsed;
      return counts(found) ? found : null;
    },
    write: (place, kept) => {
      storage.write(keyOf(place), JSON.stringify({ ...kept, at: now() } satisfies Kept));
    },
    remove: (place) => storage.remove(keyOf(place)),
    subscribe: (listener) => storage.subscribe(listener),
  };
}
