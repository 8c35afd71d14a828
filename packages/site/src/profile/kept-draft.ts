import type { Edition } from '@cotejo/core/editions';
import { keep, recall, session } from '../shell/kept-values.ts';

/** Key of a form that was filled in and not sent yet. */
function keyOf(edition: Edition, productType: string): string {
  return `${edition.brand.code}_DRAFT_profile_${productType}`;
}

function isField(value: unknown): value is readonly [string, string] {
  return Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string');
}

/** What is kept of a form, or null for nothing, or something that is no form. */
function parseForm(text: string): FormData | null {
  try {
    const fields: unknown = JSON.parse(text);
    if (!Array.isArray(fields) || !fields.every(isField)) return null;
    const data = new FormData();
    for (const [name, value] of fields) data.append(name, value);
    return data;
  } catch {
    return null;
  }
}

/** The form of a line that this tab has half filled in; null: none. */
export function keptForm(edition: Edition, productType: string): FormData | null {
  const text = recall(session, keyOf(edition, productType));
  return text ? parseForm(text) : null;
}

/** Keeps a form until it is sent or the tab is closed; a browser that refuses keeps none. */
export function keepForm(data: FormData, edition: Edition, productType: string): void {
  const fields = [...data].filter(isField);
  keep(session, keyOf(edition, productType), JSON.stringify(fields));
}

/** Forgets it, once it was sent or set aside. */
export function forgetForm(edition: Edition, productType: string): void {
  keep(session, keyOf(edition, productType), '');
}
