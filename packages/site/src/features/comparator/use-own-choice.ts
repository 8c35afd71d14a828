import { useState } from 'react';
import { useLocation } from 'react-router';

type Choice = readonly string[];

/**
 * What is chosen of some options: at once what the visitor makes of them, and from the next address on what it says (`chosen`).
 * So a tick stays while its list is on the way, and nothing else has to be rendered for it.
 */
export function useOwnChoice(chosen: Choice): readonly [shown: Choice, choose: (choice: Choice) => void] {
  const { key } = useLocation();
  const held = [key, ...chosen].join(' ');
  const [own, setOwn] = useState<{ readonly held: string; readonly choice: Choice } | null>(null);
  // Given up for good: Back leads to the same address again.
  if (own !== null && own.held !== held) setOwn(null);
  return [own?.held === held ? own.choice : chosen, (choice) => setOwn({ held, choice })];
}

/** The choice with one option more, or without it. */
export function withOption(choice: Choice, value: string, isOn: boolean): Choice {
  const others = choice.filter((other) => other !== value);
  return isOn ? [...others, value] : others;
}
