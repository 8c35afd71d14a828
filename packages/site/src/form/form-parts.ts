import {
  answerAt,
  answerKey,
  type AnswerPlace,
  type FormAnswers,
  type FormDefinition,
  type FormSetting,
} from '@cotejo/core/forms';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { FormSession, SettledForm } from './form-session.ts';

/** What every part of a form is given. */
export interface FormParts {
  readonly definition: FormDefinition;
  readonly setting: FormSetting;
  readonly session: FormSession;
  readonly form: SettledForm;
  /** Keys of answers that are shown now. */
  readonly visible: ReadonlySet<string>;
  /** Start of the fields' ids, to which the summary of errors leads. */
  readonly formId: string;
  /** Script runs: what only works with it is there. */
  readonly isAlive: boolean;
}

const PartsContext = createContext<FormParts | null>(null);
export const FormPartsProvider = PartsContext.Provider;

/** Throws outside of a form (a bug). */
export function useFormParts(): FormParts {
  const parts = useContext(PartsContext);
  if (!parts) throw new Error('a part of a form needs the form around it');
  return parts;
}

/** What a field of a form shows and does. */
export interface FieldState {
  readonly id: string;
  readonly key: string;
  readonly text: string;
  readonly error: string | undefined;
}

/** Id of an answer's control. */
export function controlIdOf(formId: string, key: string): string {
  return `${formId}-${key}`;
}

/** The fault of an answer, whatever its name: 'constructor' is one too. */
export function faultAt({ faults }: Pick<SettledForm, 'faults'>, key: string): string | undefined {
  return Object.hasOwn(faults, key) ? faults[key] : undefined;
}

/** The faults that are shown: of fields that were left, and all once the form was sent but of what nobody had seen then. */
export function shownFault(form: SettledForm, key: string): string | undefined {
  const isTold = form.left.has(key) || (form.isConfirmed && !form.firstShown.includes(key));
  return isTold ? faultAt(form, key) : undefined;
}

/** State of one field: a key in it writes that field anew and no other. */
export function useFieldState(place: AnswerPlace): FieldState {
  const { session, form, formId } = useFormParts();
  const key = answerKey(place);
  const text = useSyncExternalStore(
    session.subscribe,
    () => session.textAt(place),
    () => answerAt(session.begun.answers, place),
  );
  return { id: controlIdOf(formId, key), key, text, error: shownFault(form, key) };
}

/** The answers that stand around a place: those of its row. */
export function rowAt(answers: FormAnswers, { field, row }: AnswerPlace): Readonly<Record<string, string>> {
  return row === null ? answers.values : (answers.rows[field.group ?? '']?.[row] ?? {});
}
