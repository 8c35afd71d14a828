import type { TextValues } from '../texts/texts.ts';
import type { NumberRule } from './number-rules.ts';
import type { FaultKey, ProfileFault } from './profile-fault.ts';

const maximumAgeDigits = 3;
const maximumCountDigits = 6;

/** A posted form as it is read: texts by field name, and what is wrong with them. */
export interface FormReader {
  readonly text: (name: string) => string;
  /** The form asks it; a form that does not says nothing of it. */
  readonly has: (name: string) => boolean;
  readonly refuse: (field: string, fault: FaultKey, values?: TextValues) => void;
  readonly faults: readonly ProfileFault[];
}

/** Reads a form; spaces around an answer are none of it. */
export function formReader(data: FormData): FormReader {
  const faults: ProfileFault[] = [];
  return {
    text: (name) => {
      const value = data.get(name);
      return typeof value === 'string' ? value.trim() : '';
    },
    has: (name) => data.has(name),
    refuse: (field, fault, values) => faults.push({ field, fault, ...(values ? { values } : {}) }),
    faults,
  };
}

interface WholeNumber extends NumberRule {
  readonly field: string;
}

function readWhole(form: FormReader, text: string, { field, from, to, missing, wrong, outside }: WholeNumber): number {
  if (text === '') form.refuse(field, missing);
  else if (!/^\d+$/.test(text)) form.refuse(field, wrong);
  else if (Number(text) < from || Number(text) > to) form.refuse(field, outside, { maximum: to });
  return Number(text);
}

/** Completed years, or days: digits past the third are cut (decision 25). */
export function readShortNumber(form: FormReader, wanted: WholeNumber): number {
  return readWhole(form, form.text(wanted.field).slice(0, maximumAgeDigits), wanted);
}

/** The digits of a count, whatever separates its thousands: '1.500' is 1500 (C3-22). What parts no thousands stays: '12,5' is no count. */
export function countDigits(text: string): string {
  return /^\d{1,3}(?:[\s.,]\d{3})+$/.test(text) ? text.replace(/[\s.,]/g, '') : text;
}

/** A count with or without separators of thousands. */
export function readCount(form: FormReader, wanted: WholeNumber): number {
  return readWhole(form, countDigits(form.text(wanted.field)), wanted);
}

/** The count while it is typed: its digits, at most six; undefined: it is none. */
export function countFromText(text: string): number | undefined {
  const digits = countDigits(text);
  return /^\d+$/.test(digits) ? Number(digits.slice(0, maximumCountDigits)) : undefined;
}
