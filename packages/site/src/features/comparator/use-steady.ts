import { useState } from 'react';

/** The names that were given before for as long as they are the same, so that who is given them need not render again. */
export function useSteady<Name extends string>(names: readonly Name[]): readonly Name[] {
  const [steady, setSteady] = useState(names);
  const isSame = steady.length === names.length && steady.every((name, index) => name === names[index]);
  if (isSame) return steady;
  setSteady(names);
  return names;
}
