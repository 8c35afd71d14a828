import { useState } from 'react';

const texts = new WeakMap<object, string>();

function textOf(value: object): string {
  const known = texts.get(value);
  if (known !== undefined) return known;
  const text = JSON.stringify(value);
  texts.set(value, text);
  return text;
}

function saysTheSame(left: object | null, right: object | null): boolean {
  return left === right || (left !== null && right !== null && textOf(left) === textOf(right));
}

/** What was given before for as long as it says the same, so that who is given it need not render again; data of JSON. */
export function useSteady<Value extends object | null>(value: Value): Value {
  const [steady, setSteady] = useState(value);
  if (saysTheSame(steady, value)) return steady;
  setSteady(value);
  return value;
}

interface Identified {
  readonly id: number;
}

/** The same of each thing of a list; the list is another one whenever another is given. */
export function useSteadyEach<Value extends Identified>(values: readonly Value[]): readonly Value[] {
  const [{ given, steady }, setKept] = useState({ given: values, steady: values });
  if (given === values) return steady;
  const before = new Map(steady.map((value) => [value.id, value]));
  const next = values.map((value) => {
    const kept = before.get(value.id);
    return kept && saysTheSame(kept, value) ? kept : value;
  });
  setKept({ given: values, steady: next });
  return next;
}
