import type { Edition } from '@cotejo/core/editions';
import type { LocalGround } from './local-ground.ts';
import type { WorkerPort } from './worker-port.ts';

/** What keeping catalogues in the worker needs of the page. */
export interface KeeperSources {
  readonly edition: Edition;
  /** Of the program that this page and its worker are of. */
  readonly programVersion: string;
  readonly port: WorkerPort;
  /** What the server would answer a comparator with now; null when that cannot be told now. */
  readonly askGround: (comparator: string) => Promise<LocalGround | null>;
  /** Bytes of a catalogue; 'reload' goes past the browser's cache; null when nothing answers. */
  readonly fetchBytes: (url: string, cache: 'default' | 'reload') => Promise<ArrayBuffer | null>;
  /** Most compressed bytes that may be loaded now (load-budget.ts). */
  readonly budget: () => number;
  /** Day in the edition's zone by this device's clock. */
  readonly dayNow: () => string;
  /** Called when which comparators are answered here may have changed. */
  readonly onChange: () => void;
  /** Told of the catalogue version that the server answers with, each time it tells one. */
  readonly onVersion: (version: string) => void;
}

export interface CatalogueKeeper {
  /** Loads the catalogue of a comparator, by its path, or brings it up to date. */
  readonly want: (comparator: string) => Promise<void>;
  /** Path of the comparator last wanted. */
  readonly wanted: () => string | null;
  readonly holds: (comparator: string) => boolean;
  /** What is held of a comparator and told with it: another object after each change; undefined: nothing. */
  readonly held: (comparator: string) => object | undefined;
  /** Told that the server answered a comparator from this version: where another is held, what is published is asked. */
  readonly heard: (comparator: string, version: string) => void;
  /** True when the worker can answer with the figures of today, which are asked anew where the day changed. */
  readonly isOfToday: (comparator: string) => Promise<boolean>;
  /** Ends the worker: nothing is answered here any more. */
  readonly giveUp: () => void;
}

interface Kept {
  readonly version: string;
  /** Day of this device when the figures were told: another day since then means that they are old. */
  readonly toldOn: string;
}

const mostKept = 3;
/** Milliseconds for unpacking the largest catalogue on a slow device. */
const decodePatience = 10_000;
/** Milliseconds that an answer waits for the figures of a new day. */
const newDayPatience = 2000;

/** Keeps the catalogues of the comparators last visited in the worker, each with the figures it was told with. */
export function createCatalogueKeeper(sources: KeeperSources): CatalogueKeeper {
  const { edition, programVersion, port, fetchBytes, budget, dayNow, onChange } = sources;
  const kept = new Map<string, Kept>();
  const refused = new Set<string>();
  const loading = new Map<string, Promise<void>>();
  let wanted: string | null = null;
  let hasGivenUp = false;

  function giveUp(): void {
    hasGivenUp = true;
    kept.clear();
    port.end();
    onChange();
  }

  function drop(comparator: string): void {
    kept.delete(comparator);
    void port.ask({ kind: 'drop', comparator }, { patience: decodePatience });
    onChange();
  }

  function keep(comparator: string, entry: Kept): void {
    kept.delete(comparator);
    kept.set(comparator, entry);
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) drop(oldest);
    onChange();
  }

  /** What the server tells; nothing more is answered here once its program is another than this page's. */
  async function askGround(comparator: string): Promise<LocalGround | null> {
    const ground = await sources.askGround(comparator);
    if (ground === null || hasGivenUp) return null;
    if (ground.programVersion !== programVersion) {
      giveUp();
      return null;
    }
    sources.onVersion(ground.version);
    return ground;
  }

  /** Hands the worker a catalogue; one that is damaged or old is fetched once more, past the browser's cache. */
  async function take(comparator: string, { version, figures, catalogueUrl }: LocalGround): Promise<boolean> {
    for (const cache of ['default', 'reload'] as const) {
      const bytes = await fetchBytes(catalogueUrl, cache);
      if (bytes === null) return false;
      const question = { kind: 'take', comparator, edition, version, figures, bytes } as const;
      const outcome = await port.ask(question, { patience: decodePatience, transfer: [bytes] });
      if (outcome.kind === 'done') return true;
      if (outcome.kind !== 'refused') {
        giveUp();
        return false;
      }
    }
    refused.add(catalogueUrl);
    return false;
  }

  /** Takes the catalogue told of, or the one told of now: a publication in between takes an address away. */
  async function takeCurrent(comparator: string, ground: LocalGround): Promise<LocalGround | null> {
    if (await take(comparator, ground)) return ground;
    const now = hasGivenUp ? null : await askGround(comparator);
    if (now === null || now.version === ground.version || now.compressedBytes > budget()) return null;
    return (await take(comparator, now)) ? now : null;
  }

  async function load(comparator: string): Promise<void> {
    const toldOn = dayNow();
    const ground = await askGround(comparator);
    if (ground === null) return;
    const { version, figures } = ground;
    let taken = ground;
    if (kept.get(comparator)?.version === version) {
      const told = await port.ask({ kind: 'tell', comparator, version, figures }, { patience: decodePatience });
      if (told.kind !== 'done') return giveUp();
    } else {
      const isTooMuch = ground.compressedBytes > budget() || refused.has(ground.catalogueUrl);
      const current = isTooMuch ? null : await takeCurrent(comparator, ground);
      if (current === null) {
        // What is kept is of another version than the server answers with.
        if (kept.has(comparator)) drop(comparator);
        return;
      }
      taken = current;
    }
    if (!hasGivenUp) keep(comparator, { version: taken.version, toldOn });
  }

  /** One load at a time and comparator: who asks meanwhile waits for the same. */
  function loadOnce(comparator: string): Promise<void> {
    const underWay = loading.get(comparator);
    if (underWay || hasGivenUp) return underWay ?? Promise.resolve();
    const started = load(comparator).finally(() => loading.delete(comparator));
    loading.set(comparator, started);
    return started;
  }

  return {
    want: (comparator) => {
      wanted = comparator;
      return loadOnce(comparator);
    },
    wanted: () => wanted,
    holds: (comparator) => kept.has(comparator),
    held: (comparator) => kept.get(comparator),
    heard: (comparator, version) => {
      const held = kept.get(comparator);
      if (held !== undefined && held.version !== version) void loadOnce(comparator);
    },
    isOfToday: async (comparator) => {
      const today = dayNow();
      if (kept.has(comparator) && kept.get(comparator)?.toldOn !== today) {
        const tooLate = new Promise<void>((resolve) => setTimeout(resolve, newDayPatience));
        await Promise.race([loadOnce(comparator), tooLate]);
      }
      return kept.get(comparator)?.toldOn === today;
    },
    giveUp,
  };
}
