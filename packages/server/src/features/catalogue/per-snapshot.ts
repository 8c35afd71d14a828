import type { CatalogueSnapshot } from '@cotejo/core/catalogue';

/** Works something out once per published catalogue and keeps it as long as that catalogue is held. */
export function oncePerSnapshot<Value>(workOut: (snapshot: CatalogueSnapshot) => Value): (snapshot: CatalogueSnapshot) => Value {
  const known = new WeakMap<CatalogueSnapshot, Value>();
  return (snapshot) => {
    const value = known.get(snapshot) ?? workOut(snapshot);
    known.set(snapshot, value);
    return value;
  };
}

/** How many times each key comes up. */
export function countBy<Thing>(things: Iterable<Thing>, keyOf: (thing: Thing) => number): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const thing of things) counts.set(keyOf(thing), (counts.get(keyOf(thing)) ?? 0) + 1);
  return counts;
}
