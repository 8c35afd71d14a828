import { isPlainDate, type PlainDate } from '../dates/plain-date.ts';
import type { FormField } from './form-definition.ts';
import type { FormSetting } from './form-setting.ts';

/** A whole number with or without the separators of the edition: '1.500' is 1500; undefined: it is none, or has more than 15 digits. */
export function readWholeNumber(text: string, { thousands }: Pick<FormSetting, 'thousands'>): number | undefined {
  const digits = text.trim().replaceAll(thousands, '');
  return /^\d{1,15}$/.test(digits) ? Number(digits) : undefined;
}

/** An amount as the edition writes it, without its sign: '1.234,50' is 1234.5 with ',' for decimals; undefined: it is none, or has too many decimals. */
export function readAmount(text: string, { thousands, decimal, fractionDigits }: FormSetting): number | undefined {
  const [whole = '', fraction = '', ...more] = text.trim().split(decimal);
  const digits = whole.replaceAll(thousands, '');
  if (more.length > 0 || fraction.length > fractionDigits || !/^\d{1,13}$/.test(digits) || !/^\d*$/.test(fraction)) {
    return undefined;
  }
  return Number(`${digits}.${fraction === '' ? '0' : fraction}`);
}

/** A day as 'dd/mm/aaaa' or as a browser posts it, 'aaaa-mm-dd'; undefined: there is no such day. */
export function readDay(text: string): PlainDate | undefined {
  const typed = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.trim());
  const day = typed ? `${typed[3]}-${typed[2]?.padStart(2, '0')}-${typed[1]?.padStart(2, '0')}` : text.trim();
  return isPlainDate(day) ? day : undefined;
}

/** How the answer of a field is read. */
export type AnswerKind = 'text' | 'number' | 'money' | 'date' | 'rut' | 'phone' | 'email' | 'choice' | 'tick' | 'password';

/** How the answer of a field is read: by its control and, where that takes any text, by its mask. */
export function answerKindOf({ control, mask, options }: FormField): AnswerKind {
  switch (control) {
    case 'checkbox':
      return 'tick';
    case 'password':
      return 'password';
    case 'select':
    case 'radio':
    case 'phonePrefix':
    case 'country':
      return 'choice';
    case 'email':
      return 'email';
    case 'date':
      return 'date';
    case 'tel':
      return 'phone';
    case 'number':
      return mask?.kind === 'money' ? 'money' : 'number';
    case 'text':
    case 'textarea':
      if (options !== null) return 'choice';
      switch (mask?.kind) {
        case 'integer':
        case 'digits':
          return 'number';
        case 'money':
        case 'date':
        case 'rut':
        case 'phone':
          return mask.kind;
        case undefined:
          return 'text';
      }
  }
}

/** An answer as a number, where its field holds one; undefined: it holds none, or no number stands in it. */
export function numberIn(field: FormField, text: string, setting: FormSetting): number | undefined {
  const kind = answerKindOf(field);
  if (kind === 'money') return readAmount(text, setting);
  return kind === 'number' ? readWholeNumber(text, setting) : undefined;
}
