import { referralAge, referralDay, referralDays } from '@cotejo/core/referral';
import type { ForgivingStorage } from './forgiving-storage.ts';
import { isRecord } from './is-record.ts';

/** Who sent the visitor, as the browser keeps it (B3-40, C3-33). */
export interface Referral {
  readonly loggedAs: 'referral';
  /** Day on which it was kept: month/day/year. */
  readonly initialDate: string;
  readonly id?: string;
  readonly name?: string;
  readonly email?: string;
  /** The executive who takes the visitor's requests; absent: whoever is free. */
  readonly ejecutivo?: string;
  /** The e-mail by which the visitor named them, kept no longer than what it named (B4-65); absent: a link did. */
  readonly typed?: string;
}

/** Who sends a visitor, as a link or a lookup tells it: of another shape than ours it is nobody. */
export type Referrer = Readonly<Record<string, unknown>>;

export interface ReferralStore {
  /** The referral kept under a key while it holds, or null; the same object while nothing changed. One that is over is removed. */
  readonly read: (key: string) => Referral | null;
  /** Keeps a referrer from today on; false where the browser refuses, and it lasts until the page is left. */
  readonly write: (key: string, referrer: Referrer) => boolean;
  readonly remove: (key: string) => void;
  /** Tells of changes in this page and in other tabs. Answers what stops it. */
  readonly subscribe: (listener: (key: string | null) => void) => () => void;
}

/** A text as a referrer; null: it is none. */
export function referrerIn(text: string): Referrer | null {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

function textIn(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

function referralOf(referrer: Referrer, initialDate: string): Referral {
  const texts = (['id', 'name', 'email', 'ejecutivo', 'typed'] as const).map((name) => [name, textIn(referrer[name])] as const);
  return { loggedAs: 'referral', initialDate, ...Object.fromEntries(texts.filter(([, text]) => text !== '')) };
}

/** A kept text as the referral that holds today; null: it is none, or it is over (C4-01, C4-02). */
function settled(text: string, today: string): Referral | null {
  const referrer = referrerIn(text);
  if (referrer === null) return null;
  const { initialDate } = referrer;
  const age = referralAge(initialDate, today);
  // Without a day, as older versions kept it, or with one still to come, it would never be over.
  const referral = referralOf(referrer, age === null ? today : textIn(initialDate));
  return age !== null && age > referralDays && referral.ejecutivo === undefined ? null : referral;
}

/** Makes the store; `now` gives the moment it is. */
export function createReferralStore(storage: ForgivingStorage, now: () => Date): ReferralStore {
  const known = new Map<string, { readonly text: string; readonly today: string; readonly referral: Referral | null }>();

  function read(key: string): Referral | null {
    const [text, today] = [storage.read(key), referralDay(now())];
    if (text === null) return null;
    const last = known.get(key);
    if (last?.text === text && last.today === today) return last.referral;
    const referral = settled(text, today);
    const settledText = referral === null ? text : JSON.stringify(referral);
    known.set(key, { text: settledText, today, referral });
    if (referral === null) storage.remove(key);
    else if (settledText !== text) storage.write(key, settledText);
    return referral;
  }

  return {
    read,
    write: (key, referrer) => storage.write(key, JSON.stringify(referralOf(referrer, referralDay(now())))),
    remove: (key) => storage.remove(key),
    subscribe: (listener) => storage.subscribe(listener),
  };
}
