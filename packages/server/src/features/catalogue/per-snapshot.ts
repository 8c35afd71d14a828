import type { CatalogueSnapshot } from '@cotejo/core/catalogue';
import type { Dictionary } from '@cotejo/core/product-table';

/** Works something out once per published catalogue and keeps it as long as that catalogue is held. */
export function oncePerSnapshot<Value>(workOut: (snapshot: CatalogueSnapshot) => Value): (snapshot: CatalogueSnapshot) => Value {
  const known = new WeakMap<CatalogueSnapshot, Value>();
  return (snapshot) => {
    const value = known.get(snapshot) ?? workOut(snapshot);
    known.set(snapshot, value);
    return value;
  };
}

/** How many products each number stands for: those of the rows, or list entries, whose value has it; null: of none. */
export function countRows<Value>(
  { codes, values }: Dictionary<Value>,
  numberOf: (value: Value) => number | null,
): ReadonlyMap<number, number> {
  const rows = new Uint32Array(values.length);
  for (const code of codes) rows[code] = (rows[code] ?? 0) + 1;
  const counts = new Map<number, number>();
  for (const [code, value] of values.entries()) {
    const number = numberOf(value);
    if (number !== null) counts.set(number, (counts.get(number) ?? 0) + (rows[code] ?? 0));
  }
  return counts;
}
