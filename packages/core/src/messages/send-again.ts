/** Seconds until a message is tried again: doubled from the least to the most. */
const wait = { least: 5, most: 300 } as const;

/** How long a message is tried: over the four hours that a mail server may be away (issue of requests, part 7). Milliseconds. */
export const triedMilliseconds = 6 * 3_600_000;

/** How long a provider can put us off at once. Seconds. */
const longestAskedFor = 3_600;

/** What is known of the tries of a message so far. Moments are milliseconds since 1970. */
export interface Tries {
  /** How often it failed, this time among them. */
  readonly failed: number;
  readonly firstAt: number;
  readonly now: number;
  /** Seconds that the provider asked us to wait; null: it asked for nothing. */
  readonly askedFor: number | null;
}

/** When a message that failed is tried again: 5, 10, 20 … 300 seconds later, and not before the provider wants it; null: no more. */
export function nextTry({ failed, firstAt, now, askedFor }: Tries): number | null {
  if (now - firstAt >= triedMilliseconds) return null;
  const seconds = Math.min(wait.most, wait.least * 2 ** Math.min(failed - 1, 10));
  return now + 1000 * Math.max(seconds, Math.min(askedFor ?? 0, longestAskedFor));
}
