import type { ForgivingStorage } from './forgiving-storage.ts';
import { isRecord } from './is-record.ts';

/** How a visit began (C3-52). */
export interface Attribution {
  /** Address of the page that led here, without its search; '': none. */
  readonly referrer: string;
  /** ISO 8601. */
  readonly date: string;
  readonly infoGA: {
    /** By which measuring knows the browser; null: the visitor does not let visits be measured. */
    readonly clientId: string | null;
    /** What the address said of its campaign, such as utm_source. */
    readonly urlParameters: Readonly<Record<string, string>>;
  };
}

export interface AttributionStore {
  /** Adds how a visit began; of a full list the oldest goes (C4-22). False: it lasts until the page is left. */
  readonly add: (key: string, attribution: Attribution) => boolean;
  /** All of them, the oldest first; from then on there are none (C4-23). */
  readonly take: (key: string) => readonly Attribution[];
}

/** The list is no longer than this (C9-03). */
export const mostAttributions = 100;

/** Key of the list of a brand. */
export function attributionKey(brandCode: string): string {
  return `${brandCode}_ATTRIBUTION`;
}

function isAttribution(value: unknown): value is Attribution {
  if (!isRecord(value) || !isRecord(value['infoGA'])) return false;
  const { clientId, urlParameters } = value['infoGA'];
  const isNamed = clientId === null || typeof clientId === 'string';
  const texts = [value['referrer'], value['date'], ...(isRecord(urlParameters) ? Object.values(urlParameters) : [null])];
  return isNamed && texts.every((text) => typeof text === 'string');
}

function listIn(text: string | null): readonly Attribution[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter(isAttribution) : [];
  } catch {
    return [];
  }
}

/** Makes the store. Each change reads anew, so that no tab writes over what another added. */
export function createAttributionStore(storage: ForgivingStorage): AttributionStore {
  return {
    add: (key, attribution) =>
      storage.write(key, JSON.stringify([...listIn(storage.read(key)), attribution].slice(-mostAttributions))),
    take: (key) => {
      const taken = listIn(storage.read(key));
      storage.remove(key);
      return taken;
    },
  };
}
