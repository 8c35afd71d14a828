/** The value with the keys of its objects in order; what writes itself, such as a date, as it is. */
function inOrder(value: unknown): unknown {
  if (value === null || typeof value !== 'object' || 'toJSON' in value) return value;
  if (Array.isArray(value)) return value.map(inOrder);
  const sorted = Object.entries(value).toSorted(([left], [right]) => (left < right ? -1 : 1));
  for (const entry of sorted) entry[1] = inOrder(entry[1]);
  return Object.fromEntries(sorted);
}

/** JSON with sorted keys, so that the same answers in another order are the same text. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(inOrder(value));
}
