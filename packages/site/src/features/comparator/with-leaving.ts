interface Identified {
  readonly id: number;
}

/** A thing of a list, or one that was in it until now. */
export interface Held<Value> {
  readonly value: Value;
  readonly isLeaving: boolean;
}

/** The things of a list, and those that stood there before, each of these where nothing that stays has to move for it. */
export function withLeaving<Value extends Identified>(
  before: readonly Held<Value>[],
  values: readonly Value[],
): readonly Held<Value>[] {
  const staying = new Set(values.map(({ id }) => id));
  const places = new Map(before.map(({ value: { id } }, place) => [id, place]));
  const goneIn = (from: number, to: number): readonly Held<Value>[] =>
    before
      .slice(from, to)
      .filter(({ value: { id } }) => !staying.has(id))
      .map(({ value }) => ({ value, isLeaving: true }));
  let passed = 0;
  const held = values.flatMap((value): readonly Held<Value>[] => {
    const from = passed;
    passed = Math.max(passed, (places.get(value.id) ?? -1) + 1);
    return [...goneIn(from, passed), { value, isLeaving: false }];
  });
  return [...held, ...goneIn(passed, before.length)];
}
