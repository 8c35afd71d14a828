import { type ChangeEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { useSameFunction } from './use-same-function.ts';

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

/** The choice that is left once a visitor ticked a box, or took its tick away. */
type AfterTick = (box: HTMLInputElement) => Choice;

/** What the boxes of a choice do; the same function for good: each render of a box writes its name and kind again. */
export function useOnTick(choose: (choice: Choice) => void, after: AfterTick): (event: ChangeEvent<HTMLInputElement>) => void {
  return useSameFunction(({ currentTarget }) => choose(after(currentTarget)));
}
