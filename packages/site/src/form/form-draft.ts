import type { FormAnswers, FormDefinition } from '@cotejo/core/forms';
import { isRecord } from '../storage/is-record.ts';

/** The half-filled form of this tab: contact data stays out of lasting storage. */
function keyOf(brand: string, form: string): string {
  return `${brand}_DRAFT_${form}`;
}

function isRow(value: unknown): value is Readonly<Record<string, string>> {
  return isRecord(value) && Object.values(value).every((answer) => typeof answer === 'string');
}

function isAnswers(value: unknown): value is FormAnswers {
  if (!isRecord(value) || !isRow(value['values']) || !isRecord(value['rows'])) return false;
  return Object.values(value['rows']).every((rows) => Array.isArray(rows) && rows.every(isRow));
}

/** Answers without the passwords among them, which are written nowhere. */
export function withoutSecrets({ fields }: FormDefinition, { values, rows }: FormAnswers): FormAnswers {
  const secret = new Set(fields.flatMap(({ name, control }) => (control === 'password' ? [name] : [])));
  const open = (row: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => !secret.has(name)));
  return { values: open(values), rows: Object.fromEntries(Object.entries(rows).map(([group, own]) => [group, own.map(open)])) };
}

/** A form as it is kept under a name, for one brand. A browser that refuses storage keeps none. */
export interface FormDraft {
  readonly read: () => FormAnswers | null;
  readonly write: (definition: FormDefinition, answers: FormAnswers) => void;
}

export function formDraft(brand: string, form: string): FormDraft {
  const key = keyOf(brand, form);
  return {
    read: () => {
      try {
        const draft: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
        return isAnswers(draft) ? draft : null;
      } catch {
        return null;
      }
    },
    write: (definition, answers) => {
      try {
        sessionStorage.setItem(key, JSON.stringify(withoutSecrets(definition, answers)));
      } catch {
        // Nothing to keep it in; the form itself still holds it.
      }
    },
  };
}
