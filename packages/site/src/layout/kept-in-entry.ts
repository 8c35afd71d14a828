/** What is kept under a name with the entry of the history that is shown; undefined: nothing. */
export function keptInEntry(name: string): unknown {
  return Reflect.get(Object(history.state), name);
}

/** Keeps things with the entry that is shown, beside what is there (decision 0251). */
export function keepInEntry(things: Readonly<Record<string, unknown>>): void {
  history.replaceState({ ...Object(history.state), ...things }, '');
}
