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

/** 'Mañana' was said of the day on which it was sent: on another one nothing is said of when. */
function saidOn(day: string, kept: Kept | null): Kept | null {
  if (kept === null || new Date(kept.at).toDateString() === day) return kept;
  return { ...kept, answer: { ...kept.answer, contact: null } };
}

/** The product that an answer is for: an edition knows it by its code. */
export interface AnswerPlace {
  readonly brand: string;
  readonly edition: string;
  readonly product: string;
}

export interface KeptAnswers {
  /** The answer kept for a product while it is of the last 24 hours, or null; the same object while nothing changed. */
  readonly read: (place: AnswerPlace) => KeptAnswer | null;
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
  const counts = (kept: Kept | null): kept is Kept => kept !== null && now() - kept.at < longest;
  for (const key of storage.keys()) if (key.includes(keyPart) && !counts(parseKept(storage.read(key) ?? ''))) storage.remove(key);
  let parsed: { readonly stored: string; readonly day: string; readonly kept: Kept | null } | null = null;
  return {
    read: (place) => {
      const stored = storage.read(keyOf(place));
      if (stored === null) return null;
      const day = new Date(now()).toDateString();
      if (parsed?.stored !== stored || parsed.day !== day) parsed = { stored, day, kept: saidOn(day, parseKept(stored)) };
      const { kept } = parsed;
      return counts(kept) ? kept : null;
    },
    write: (place, kept) => {
      storage.write(keyOf(place), JSON.stringify({ ...kept, at: now() } satisfies Kept));
    },
    remove: (place) => storage.remove(keyOf(place)),
    subscribe: (listener) => storage.subscribe(listener),
  };
}
