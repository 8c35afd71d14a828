import { readProfile } from '@cotejo/contract/read-profile';
import type { Edition } from '@cotejo/core/editions';
import { profileToFields } from '../profile/profile-fields.ts';
import { recall } from './kept-values.ts';

type Fields = Readonly<Record<string, string>>;
type Money = Pick<Edition, 'currency' | 'currencyStyles'>;

/** What the server writes on a form that a kept family is filled in. */
export interface FamilyMarks {
  /** Keys that a family may be kept under, the form's own line first. */
  readonly 'data-family-keys': string;
  /** JSON of the money that incomes are written in. */
  readonly 'data-money': string;
}

function isMoney(value: unknown): value is Money {
  return typeof value === 'object' && value !== null && 'currency' in value && 'currencyStyles' in value;
}

/** A kept text, or what the server wrote, as a value; what cannot be read is nothing. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Values of a family's form by field, from the first of its keys that keeps people; empty: none does. */
export function familyIn({ familyKeys = '', money: text = '' }: DOMStringMap, storeOf: () => Pick<Storage, 'getItem'>): Fields {
  const money = parse(text);
  if (!isMoney(money)) return {};
  for (const key of familyKeys.split(' ')) {
    const profile = readProfile(parse(recall(storeOf, key) ?? ''));
    if (profile !== null && profile.cotizante.length > 0) return profileToFields(profile, money);
  }
  return {};
}

function controlIn(form: HTMLFormElement, name: string): HTMLInputElement | HTMLSelectElement | null {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? control : null;
}

/** True where nobody wrote anything, nor is about to: what the visitor types is never replaced. */
function isUntouched(form: HTMLFormElement): boolean {
  const typed = [...form.querySelectorAll<HTMLInputElement>('input:not([type="hidden"])')].some(({ value }) => value !== '');
  return !typed && !form.contains(document.activeElement);
}

function fill(form: HTMLFormElement, fields: Fields): void {
  for (const [name, value] of Object.entries(fields)) {
    const control = controlIn(form, name);
    // A choice that was made already stays.
    if (control === null || (control instanceof HTMLSelectElement && control.selectedIndex > 0)) continue;
    control.value = value;
    const part = control.closest('details');
    if (part !== null) part.open = true;
  }
  const note = form.querySelector<HTMLElement>('[data-kept-note]');
  if (note !== null) note.hidden = false;
}

/** Fills a form with the family that is kept in this browser, and says so, where nothing is written in it yet. */
export function fillFamily(form: HTMLFormElement, fields: Fields): void {
  if (Object.keys(fields).length > 0 && isUntouched(form)) fill(form, fields);
}
