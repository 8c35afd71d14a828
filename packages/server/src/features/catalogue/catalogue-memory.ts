import type { CatalogueSnapshot } from '@cotejo/core/catalogue';
import type { PlainDate } from '@cotejo/core/dates';
import { prepareComparisons } from '@cotejo/core/comparison';
import { editionIds, type EditionId } from '@cotejo/core/editions';
import { chooseUsd, chooseUtm, type UtmValue } from '@cotejo/core/indicators';
import { chooseUf, type UfValue } from '@cotejo/core/pricing';
import { productTableOf } from '@cotejo/core/product-table';
import type { Database } from '../../platform/database/connect.ts';
import { listen, type Listener } from '../../platform/database/listen.ts';
import { indicatorsChannel, readIndicators, type StoredIndicators } from '../../platform/indicator-store.ts';
import { readSnapshot, readSnapshotVersion } from './read-snapshot-store.ts';
import { publishedChannel } from './version-store.ts';

/** The published catalogues of this process, immutable and replaced whole when a version is published. */
export interface CatalogueMemory {
  /** The newest snapshot. An edition without a published version has an empty one, so readers need no special case. */
  snapshot(edition: EditionId): CatalogueSnapshot;
  /** The UF to calculate with on a day, after decision 8; its status says when it is not the day's. */
  uf(today: PlainDate): UfValue;
  /** Last day whose UF is stored; null when none is. */
  ufPublishedUntil(): PlainDate | null;
  /** Pesos per dollar: the newest stored up to the day; null when none is. */
  usd(today: PlainDate): UfValue | null;
  /** The UTM of the day's month, else the newest stored before; null when none is. */
  utm(today: PlainDate): UtmValue | null;
  /** True once every edition was read; false again after `close`. */
  isReady(): boolean;
  /** Stops listening, waits for a read under way and gives the connections back. */
  close(): Promise<void>;
}

export interface CatalogueMemoryOptions {
  readonly database: Database;
  /** Where to listen for publications, on a connection of its own. */
  readonly url: string;
  /** Told of a read that failed (the old snapshot stays and the read is tried again) or a connection that broke. */
  readonly onError: (error: Error) => void;
  /** Told of each snapshot that replaced another one, e.g. to drop cached pages. */
  readonly onReplaced?: (snapshot: CatalogueSnapshot) => void;
  /** Waits this long after a notification, so that several publications at once cause one read. */
  readonly debounceMilliseconds?: number;
  readonly retryMilliseconds?: number;
  /** Looks as often for what no notification told of, e.g. over a connection that is dead without having broken. */
  readonly recheckMilliseconds?: number;
}

function emptySnapshot(edition: EditionId): CatalogueSnapshot {
  return {
    edition,
    version: 'none',
    isDemonstration: false,
    isWhollyDemonstration: false,
    organizations: new Map(),
    clinics: new Map(),
    features: new Map(),
    products: productTableOf([]),
    comparators: [],
  };
}

interface Held {
  readonly snapshots: ReadonlyMap<EditionId, CatalogueSnapshot>;
  readonly indicators: StoredIndicators;
}

/** What holds on one day, chosen once. */
interface ChosenOfDay {
  readonly uf: UfValue;
  readonly usd: UfValue | null;
  readonly utm: UtmValue | null;
}

/** Reads what changed since `held`; editions whose version is the same keep their snapshot object. */
async function readChanges(database: Database, held: Held): Promise<Held> {
  const snapshots = new Map<EditionId, CatalogueSnapshot>();
  for (const edition of editionIds) {
    const known = held.snapshots.get(edition);
    const isCurrent = known !== undefined && (await readSnapshotVersion(database, edition)) === known.version;
    const snapshot = isCurrent ? known : await readSnapshot(database, edition);
    // Here and not in the request of whoever asks first.
    prepareComparisons(snapshot);
    snapshots.set(edition, snapshot);
  }
  return { snapshots, indicators: await readIndicators(database) };
}

/**
 * Reads every edition's published catalogue and keeps it current: a notification, or a reconnection after which one
 * may have been missed, causes a read, as does a minute; the finished snapshot takes the old one's place at once.
 * Rejects when the first read or the first connection fails.
 */
export async function openCatalogueMemory(options: CatalogueMemoryOptions): Promise<CatalogueMemory> {
  const { database, url, onError, onReplaced } = options;
  const { debounceMilliseconds = 50, retryMilliseconds = 1_000, recheckMilliseconds = 60_000 } = options;
  let held: Held = { snapshots: new Map(), indicators: { UF: [], UTM: [], USD: [] } };
  let [ready, closed, isStale] = [false, false, false];
  let timer: NodeJS.Timeout | null = null;
  let reading: Promise<void> | null = null;
  const chosenByDay = new Map<PlainDate, ChosenOfDay>();

  function chosenOf(today: PlainDate): ChosenOfDay {
    const { UF, USD, UTM } = held.indicators;
    const chosen = chosenByDay.get(today) ?? { uf: chooseUf(UF, today), usd: chooseUsd(USD, today), utm: chooseUtm(UTM, today) };
    chosenByDay.set(today, chosen);
    return chosen;
  }

  async function replace(): Promise<void> {
    const before = held;
    held = await readChanges(database, before);
    chosenByDay.clear();
    if (!ready || closed || !onReplaced) return;
    for (const [edition, snapshot] of held.snapshots) {
      if (before.snapshots.get(edition) !== snapshot) onReplaced(snapshot);
    }
  }

  function schedule(milliseconds: number): void {
    isStale = true;
    if (closed || reading !== null || timer !== null) return;
    timer = setTimeout(() => {
      timer = null;
      isStale = false;
      let pause = debounceMilliseconds;
      reading = replace()
        .catch((error: unknown) => {
          onError(error instanceof Error ? error : new Error(String(error)));
          [isStale, pause] = [true, retryMilliseconds];
        })
        .finally(() => {
          reading = null;
          if (isStale) schedule(pause);
        });
    }, milliseconds);
  }

  const listeners: Listener[] = [];
  const recheck = setInterval(() => schedule(0), recheckMilliseconds).unref();
  const close = async (): Promise<void> => {
    [closed, ready] = [true, false];
    clearInterval(recheck);
    if (timer) clearTimeout(timer);
    await Promise.all(listeners.map((listener) => listener.close()));
    await reading;
  };
  try {
    // Listening comes first: what is published while the first read runs is heard and read again.
    for (const channel of [publishedChannel, indicatorsChannel]) {
      listeners.push(await listen({ url, channel, onError, onNotification: () => schedule(debounceMilliseconds) }));
    }
    await replace();
  } catch (error) {
    await close();
    throw error;
  }
  ready = true;

  return {
    snapshot: (edition) => held.snapshots.get(edition) ?? emptySnapshot(edition),
    uf: (today) => chosenOf(today).uf,
    ufPublishedUntil: () => held.indicators.UF.at(-1)?.date ?? null,
    usd: (today) => chosenOf(today).usd,
    utm: (today) => chosenOf(today).utm,
    isReady: () => ready,
    close,
  };
}
