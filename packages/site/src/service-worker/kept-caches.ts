/** Every cache of ours begins so; others of the origin are none of ours. */
const prefix = 'cotejo-';

/** What a page tells a worker that is switched off: keep nothing more. */
export const endOrder = 'end';

export type CacheKind = 'pages' | 'files' | 'data';

/** Name of the cache of a kind that belongs to a version. */
export function cacheName(kind: CacheKind, version: string): string {
  return `${prefix}${kind}-${version}`;
}

/** Deletes what is kept for offline, but that of the version given. Without caches (no secure origin) there is nothing to do. */
export async function forgetKept(version?: string): Promise<void> {
  if (!('caches' in globalThis)) return;
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(prefix) && (version === undefined || !name.endsWith(`-${version}`)));
  await Promise.all(old.map((name) => caches.delete(name)));
}
