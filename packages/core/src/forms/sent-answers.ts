import { readRut } from '../people/rut.ts';
import { answerKey, answerPlaces, ticked, type FormAnswers } from './form-answers.ts';
import { rowGroupsOf, type FormDefinition, type FormField } from './form-definition.ts';
import type { FormSetting } from './form-setting.ts';
import { answerWithPrefix } from './phone-answer.ts';
import { answerKindOf, readAmount, readDay, readWholeNumber } from './read-answer.ts';
import { visibleKeys } from './visible-answers.ts';

/** One answer as it is sent: text, a whole number, an amount in units of the currency, whether a box is ticked. */
export type SentValue = string | number | boolean;
export type SentRow = Readonly<Record<string, SentValue>>;
/** Answers by name of the field; those in rows are lists under the name of their group (B3-17). */
export type SentAnswers = Readonly<Record<string, SentValue | readonly SentRow[]>>;

/** An answer as it is sent: numbers as numbers, days 'aaaa-mm-dd', a RUT without signs, a telephone with its prefix, spaces around left out (B5-27). What cannot be read stays as it is. */
function sentValue(field: FormField, typed: string, setting: FormSetting): SentValue {
  const text = typed.trim();
  const kind = answerKindOf(field);
  switch (kind) {
    case 'number':
      return readWholeNumber(text, setting) ?? text;
    case 'money':
      return readAmount(text, setting) ?? text;
    case 'date':
      return readDay(text) ?? text;
    case 'rut': {
      const rut = readRut(text);
      return rut.ok ? rut.value : text;
    }
    case 'tick':
      return text === ticked;
    case 'phone':
    case 'text':
    case 'email':
    case 'choice':
    case 'password':
      return text;
  }
}

/** Answers that are sent: of what is shown alone (decision 0270), and without what was left empty. */
export function sentAnswers(definition: FormDefinition, answers: FormAnswers, setting: FormSetting): SentAnswers {
  const visible = visibleKeys(definition, answers, setting);
  const places = answerPlaces(definition, answers).filter((place) => visible.has(answerKey(place)));
  const given = (group: string | null, row: number | null): SentRow =>
    Object.fromEntries(
      places
        .filter((place) => place.row === row && (group === null || place.field.group === group))
        .map(
          (place) =>
            [
              place.field.name,
              sentValue(place.field, answerWithPrefix({ definition, answers, setting }, place), setting),
            ] as const,
        )
        .filter(([, value]) => value !== ''),
    );
  const rows = rowGroupsOf(definition).map(
    (group) => [group, (answers.rows[group] ?? []).map((_, row) => given(group, row))] as const,
  );
  return { ...given(null, null), ...Object.fromEntries(rows) };
}
