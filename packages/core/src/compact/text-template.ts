import { MalformedBytes } from './byte-stream.ts';

/*
 * A text as a template: what other texts of the same product already say, its id and its numbers are cut out, so that
 * few templates are left. These signs stand for what was cut; a text that holds one of them is kept whole.
 */
const [whole, part, number, paddedNumber, id, paddedId, idIn36] = [
  '\u0001',
  '\u0002',
  '\u0003',
  '\u0004',
  '\u0005',
  '\u0006',
  '\u0007',
];
/** A small number as one printable sign. */
const asSign = (value: number): string => String.fromCharCode(0x21 + value);
const ofSign = (sign: string | undefined): number => (sign?.charCodeAt(0) ?? 0) - 0x21;

const signs = [whole, part, number, paddedNumber, id, paddedId, idIn36] as const;

function holdsSign(text: string): boolean {
  return signs.some((sign) => text.includes(sign));
}

const word = /[0-9A-Z]*\d[0-9A-Z]*/g;
const digits = /\d+/g;
const mostDigits = 15;
/** A shorter word is a number in base 36 by chance only. */
const leastIn36 = 3;

/** What is known of a product when one of its texts is read. */
export interface Known {
  readonly id: number;
  /** Texts that may stand inside, made when they are looked for; an empty one stands nowhere. */
  readonly parts: readonly (() => string)[];
}

function inBase36(value: number, width: number): string {
  return value.toString(36).toUpperCase().padStart(width, '0');
}

function templateOfDigits(text: string, { id: own }: Known, numbers: number[]): string {
  if (text === String(own)) return id;
  if (text.length > mostDigits) return text;
  if (text === String(own).padStart(text.length, '0')) return paddedId + asSign(text.length);
  numbers.push(Number(text));
  return text.length > 1 && text.startsWith('0') ? paddedNumber + asSign(text.length) : number;
}

function templateOfWords(text: string, known: Known, numbers: number[]): string {
  return text.replaceAll(word, (found) => {
    if (
      found.length >= leastIn36 &&
      found.length <= mostDigits &&
      /[A-Z]/.test(found) &&
      found === inBase36(known.id, found.length)
    ) {
      return idIn36 + asSign(found.length);
    }
    return found.replaceAll(digits, (run) => templateOfDigits(run, known, numbers));
  });
}

function templateOfParts(text: string, known: Known, numbers: number[]): string {
  if (text === '') return '';
  for (const [index, partOf] of known.parts.entries()) {
    const inner = partOf();
    const place = inner === '' ? -1 : text.indexOf(inner);
    if (place < 0) continue;
    const before = templateOfParts(text.slice(0, place), known, numbers);
    return before + part + asSign(index) + templateOfParts(text.slice(place + inner.length), known, numbers);
  }
  return templateOfWords(text, known, numbers);
}

/** The template of a text; the numbers cut out of it are added to `numbers`. */
export function templateOf(text: string, known: Known, numbers: number[]): string {
  return holdsSign(text) ? whole + text : templateOfParts(text, known, numbers);
}

/** The text of a template; `nextNumber` gives the numbers in the order they were cut out. */
export function textOfTemplate(template: string, known: Known, nextNumber: () => number): string {
  if (template.startsWith(whole)) return template.slice(1);
  if (!holdsSign(template)) return template;
  let text = '';
  for (let place = 0; place < template.length; place += 1) {
    const sign = template[place];
    const hasMore = sign === part || sign === paddedNumber || sign === paddedId || sign === idIn36;
    const more = hasMore ? ofSign(template[place + 1]) : 0;
    if (more < 0) throw new MalformedBytes('a template that breaks off');
    if (sign === part) text += known.parts[more]?.() ?? '';
    else if (sign === number) text += String(nextNumber());
    else if (sign === paddedNumber) text += String(nextNumber()).padStart(more, '0');
    else if (sign === id) text += String(known.id);
    else if (sign === paddedId) text += String(known.id).padStart(more, '0');
    else if (sign === idIn36) text += inBase36(known.id, more);
    else text += sign;
    if (hasMore) place += 1;
  }
  return text;
}
