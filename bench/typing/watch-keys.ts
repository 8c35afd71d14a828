import type { CDPSession, Page } from '@playwright/test';

/** What one turn at a form took. */
export interface Felt {
  /** Keys and presses. */
  readonly interactions: number;
  /** From a key to the next picture, in milliseconds, slowest first; those under 16 ms are not told by browsers. */
  readonly durations: readonly number[];
  /** What the page's own thread did meanwhile, in milliseconds for each interaction. */
  readonly work: number;
}

/** Follows keys and presses from now on; runs in the page. */
function follow(): void {
  const slowest = new Map<number, number>();
  const take = (list: { getEntries: () => readonly PerformanceEntry[] }): void => {
    for (const entry of list.getEntries()) {
      const id: unknown = Reflect.get(entry, 'interactionId');
      // A key goes down, types and comes up: the slowest of the three is the interaction (INP).
      if (typeof id === 'number' && id > 0) slowest.set(id, Math.max(slowest.get(id) ?? 0, entry.duration));
    }
  };
  const observer = new PerformanceObserver(take);
  const watched = { type: 'event', durationThreshold: 16 };
  observer.observe(watched);
  let interactions = 0;
  const count = (): number => (interactions += 1);
  for (const name of ['keydown', 'pointerdown']) addEventListener(name, count, { capture: true, passive: true });
  const felt = (): Omit<Felt, 'work'> => {
    take({ getEntries: () => observer.takeRecords() });
    observer.disconnect();
    for (const name of ['keydown', 'pointerdown']) removeEventListener(name, count, { capture: true });
    return { interactions, durations: [...slowest.values()].toSorted((one, other) => other - one) };
  };
  Object.assign(window, { felt });
}

/** Slows a page down so many times; the session also tells what its thread did. */
export async function slowDown(page: Page, rate: number): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  return session;
}

/** What the page's thread worked so far, in its own seconds: what neighbours on the machine take is not in them. */
async function threadSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const time = metrics.find(({ name }) => name === 'TaskDuration');
  if (time === undefined) throw new Error('the browser tells no time of its tasks');
  return time.value;
}

/** Does a turn at a form and tells how it felt. */
export async function feel(page: Page, session: CDPSession, turn: () => Promise<void>): Promise<Felt> {
  await page.evaluate(follow);
  const before = await threadSeconds(session);
  await turn();
  // The last key comes to rest, is looked at and is kept.
  await page.waitForTimeout(1200);
  const seconds = (await threadSeconds(session)) - before;
  const felt = await page.evaluate<Omit<Felt, 'work'>>('felt()');
  return { ...felt, work: (seconds * 1000) / felt.interactions };
}

/** INP as browsers count it: the slowest interaction, of every fifty one left out. */
export function inpOf({ interactions, durations }: Felt): number {
  const left = Math.floor(interactions / 50);
  return durations[Math.min(left, durations.length - 1)] ?? 16;
}
