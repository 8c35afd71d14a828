/** Events told at once. */
const mostLines = 8;

function nameOf(entry: unknown): string | null {
  if (typeof entry !== 'object' || entry === null || !('event' in entry)) return null;
  return typeof entry.event === 'string' ? entry.event : null;
}

/** The last events that a page told tag managers, the newest first; what is no event of a page is left out. */
export function measuredLines(layer: unknown): readonly string[] {
  const names = Array.isArray(layer) ? layer.map(nameOf).filter((name) => name !== null) : [];
  return names.slice(-mostLines).toReversed();
}
