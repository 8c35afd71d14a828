import type { FormAnswers, FormRow } from './form-answers.ts';

function differs(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) !== JSON.stringify(other);
}

function changedIn<Value>(of: Readonly<Record<string, Value>>, base: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(of).filter(([name, value]) => differs(value, base[name])));
}

/** The answers that are not those of `base`: a group of rows stays whole where any of them is another. */
export function answersBut(base: FormAnswers, { values, rows }: FormAnswers): FormAnswers {
  const own: FormRow = changedIn(values, base.values);
  return { values: own, rows: changedIn(rows, base.rows) };
}

/** Answers with others laid over them, by name; groups of rows as a whole. */
export function laidOver(base: FormAnswers, over: FormAnswers): FormAnswers {
  return { values: { ...base.values, ...over.values }, rows: { ...base.rows, ...over.rows } };
}
