import { formatRut } from '../people/rut.ts';
import { groupDigits } from '../text/group-digits.ts';
import type { FormMask } from './form-definition.ts';
import type { FormSetting } from './form-setting.ts';

/** A text with where its caret stands, counted in signs from the left. */
export interface CaretText {
  readonly text: string;
  readonly caret: number;
}

/** The most digits of a number: what is more is no longer exact. */
const mostDigits = { integer: 15, money: 13, rut: 10, date: 8, phone: 20 } as const;
/** A paste of more than this is cut before anything else is done with it. */
const mostSigns = 400;

function digitsOf(text: string, most: number): string {
  return text.replace(/\D/g, '').slice(0, most);
}

/** What no whole number has: a sign before it, and decimals. */
function isWhole(text: string, decimal: string): boolean {
  return !/[-\u2212]/.test(text) && !text.includes(decimal);
}

/** A whole number in groups of three. What says another one stays as it was typed, to be told so: '-5' is not 5. */
function shownWhole(text: string, most: number, { thousands, decimal }: FormSetting): string {
  if (isWhole(text, decimal)) return groupDigits(digitsOf(text, most), thousands);
  return text.replace(/[^\d.,\u2212-]/g, '').slice(0, mostDigits.integer);
}

function shownAmount(text: string, { thousands, decimal, fractionDigits }: FormSetting): string {
  const at = text.indexOf(decimal);
  const whole = groupDigits(digitsOf(at < 0 ? text : text.slice(0, at), mostDigits.money), thousands);
  if (at < 0 || fractionDigits === 0 || whole === '') return whole;
  return `${whole}${decimal}${digitsOf(text.slice(at), fractionDigits)}`;
}

function shownDay(text: string): string {
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text.trim());
  const digits = iso ? `${iso[3]}${iso[2]}${iso[1]}` : digitsOf(text, mostDigits.date);
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter((part) => part !== '').join('/');
}

function shownRut(text: string): string {
  const kept = text.replace(/[^\dKk]/g, '').slice(0, mostDigits.rut);
  // A K stands only at the end; one in the middle is a slip of the finger.
  return formatRut(kept.slice(0, -1).replace(/K/gi, '') + kept.slice(-1));
}

/** Digits and single spaces behind one sign of a prefix, as a number is read aloud; `maskPhone` knows the country's own way. */
function shownPhone(text: string): string {
  const sign = /^\s*\+/.test(text) ? '+' : '';
  const kept = text
    .replace(/[^\d\s]/g, ' ')
    .replace(/\s+/g, ' ')
    .trimStart();
  return sign + kept.slice(0, mostDigits.phone + 10);
}

/** A text as its mask shows it: the same text again when it is masked twice, no digit lost or invented up to the mask's length. */
export function maskedText(mask: FormMask, typed: string, setting: FormSetting): string {
  const text = typed.slice(0, mostSigns);
  switch (mask.kind) {
    case 'digits':
      return digitsOf(text, mask.most);
    case 'integer':
      return shownWhole(text, mask.most ?? mostDigits.integer, setting);
    case 'money':
      return shownAmount(text, setting);
    case 'date':
      return shownDay(text);
    case 'rut':
      return shownRut(text);
    case 'phone':
      return shownPhone(text);
  }
}

/** Signs that a mask never adds by itself: digits, K, the sign of a prefix, the decimal sign. */
function ownSigns(text: string, decimal: string): number {
  return text.split('').filter((sign) => /[\dKk+]/.test(sign) || sign === decimal).length;
}

/** Where the caret goes in a masked text: behind as many digits as stood before it. */
export function caretAfterMask(typed: CaretText, masked: string, decimal: string): number {
  const before = ownSigns(typed.text.slice(0, typed.caret), decimal);
  if (typed.caret >= typed.text.length) return masked.length;
  let seen = 0;
  let caret = 0;
  while (seen < before && caret < masked.length) {
    seen += ownSigns(masked.charAt(caret), decimal);
    caret += 1;
  }
  return caret;
}

/** What a field shows after a key: the masked text, and where its caret stands then. */
export function maskTyped(mask: FormMask, typed: CaretText, setting: FormSetting): CaretText {
  const text = maskedText(mask, typed.text, setting);
  if (text === typed.text) return typed;
  return { text, caret: caretAfterMask(typed, text, mask.kind === 'money' ? setting.decimal : '') };
}
