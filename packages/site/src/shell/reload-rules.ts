/** Milliseconds after which a visit gets its pages anew (C9-02). */
export const longestSession = 10 * 3_600_000;

/** Milliseconds between two questions for the version that runs. */
export const betweenChecks = 10 * 60_000;

/**
 * When the session of a page begins, in milliseconds since 1970: when the kept text says, or now where it says nothing that can be
 * (C1-10). One that is over begins anew with the page that was loaded.
 */
export function sessionStart(kept: string | null, now: number): number {
  const start = Number(kept);
  return start > 0 && start <= now && now - start <= longestSession ? start : now;
}

/** What is known when a link is followed. Times are in milliseconds since 1970. */
export interface ReloadState {
  /** When the session began; null: nothing can be kept, and it has no age. */
  readonly startedAt: number | null;
  readonly now: number;
  /** Version that runs and is not the page's; null: none is known of. */
  readonly newVersion: string | null;
  /** The counter as it was kept: a version and how often a page was loaded for it. */
  readonly counter: string | null;
  readonly mostReloads: number;
  /** True: something was typed that nobody has been sent. */
  readonly isUnsent: boolean;
}

/** How often a page was loaded anew for a version. */
export function reloadsFor(version: string, counter: string | null): number {
  const [counted, count] = counter?.split(' ') ?? [];
  return counted === version ? Number(count) || 0 : 0;
}

/**
 * Why the page that a link leads to is loaded whole, and not within this one (decision 34): the session is older than 10 hours
 * (C4-29), or another version runs and was not loaded as often as is allowed (C4-25, C4-27). Null: it is not.
 */
export function reloadReason(state: ReloadState): 'session' | 'version' | null {
  const { startedAt, now, newVersion, counter, mostReloads, isUnsent } = state;
  if (isUnsent) return null;
  if (startedAt !== null && now - startedAt > longestSession) return 'session';
  return newVersion !== null && reloadsFor(newVersion, counter) < mostReloads ? 'version' : null;
}
