/** Marks the entry of the history that the box of a meeting makes over a page: at the same address, as the page below goes on. */
const mark = { over: 'reunion' } as const;

function entryState(state: unknown): object {
  return typeof state === 'object' && state !== null ? state : {};
}

/** Whether an entry of the history, by its state, is that of an open box. */
export function isOwnEntry(state: unknown): boolean {
  const entry = entryState(state);
  return 'over' in entry && entry.over === mark.over;
}

/** The state of the box's entry over that of the page below. */
export function ownEntryOver(state: unknown): object {
  return { ...entryState(state), ...mark };
}

/** The router's name of an entry; the box's own has that of the page below. */
export function entryKeyOf(state: unknown): unknown {
  const entry = entryState(state);
  return 'key' in entry ? entry.key : null;
}
