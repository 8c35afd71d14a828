import { normaliseRelationship, type PetSpecies, type Sex } from '@cotejo/core/people';
import { foldText } from '@cotejo/core/text';
import { isPart, type Part } from '../../guards/parts.ts';

/** True for what says nothing: forms keep an empty text or null where nobody answered. */
export function isUnsaid(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

/** The first of several answers that says something; else the first that is there at all, empty or null. */
export function firstSaid(...answers: readonly unknown[]): unknown {
  return answers.find((answer) => !isUnsaid(answer)) ?? answers.find((answer) => answer !== undefined);
}

/** What a part says under the first of several names that says something; else what it has there, empty or null. */
export function saidUnder(part: Part, names: readonly string[]): unknown {
  return firstSaid(...names.map((name) => part[name]));
}

/** One part of several, of which the first that says something under a name holds. */
export function layered(parts: readonly Part[]): Part {
  const names = new Set(parts.flatMap((part) => Object.keys(part)));
  return Object.fromEntries([...names].map((name) => [name, firstSaid(...parts.map((part) => part[name]))]));
}

/** Completed years, in base ten: '08' is 8 (C5-22). What is no number stays as it is, for the guard to refuse. */
export function yearsOf(value: unknown): unknown {
  if (typeof value !== 'string') return value ?? undefined;
  const text = value.trim();
  if (text === '') return undefined;
  return /^\d+$/.test(text) ? Number.parseInt(text, 10) : value;
}

/** A count without its separators of thousands: '1.500' is 1500 (C3-22). Null says that there is none. */
export function countOf(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const text = value.trim();
  if (text === '') return undefined;
  return /^(?:\d+|\d{1,3}(?:[.,\s]\d{3})+)$/.test(text) ? Number.parseInt(text.replace(/\D/g, ''), 10) : value;
}

/** An amount as a number or as written: '$ 1.650.000', 'S/ 4,500.50'. A group of three digits is thousands, never a fraction. */
export function amountOf(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const text = value.replace(/^[^\d-]+|\s/g, '');
  if (text === '') return undefined;
  const match = /^(\d+|\d{1,3}(?:\.\d{3})+|\d{1,3}(?:,\d{3})+)(?:[.,](\d{1,2}))?$/.exec(text);
  return match?.[1] === undefined ? value : Number(`${match[1].replace(/\D/g, '')}.${match[2] ?? '0'}`);
}

const sexWords: ReadonlyMap<string, Sex> = new Map<string, Sex>([
  ...['masculino', 'hombre', 'male', 'm'].map((word) => [word, 'Masculino'] as const),
  ...['femenino', 'mujer', 'female', 'f'].map((word) => [word, 'Femenino'] as const),
]);

/** A sex in its spellings; an unknown one stays, for the guard to refuse. */
export function sexOf(value: unknown): unknown {
  if (isUnsaid(value)) return undefined;
  return typeof value === 'string' ? (sexWords.get(foldText(value)) ?? value) : value;
}

const speciesWords: ReadonlyMap<string, PetSpecies> = new Map<string, PetSpecies>([
  ...['perro', 'perra', 'canino', 'dog'].map((word) => [word, 'Perro'] as const),
  ...['gato', 'gata', 'felino', 'cat'].map((word) => [word, 'Gato'] as const),
]);

/** A kind of pet in its spellings; an unknown one stays, for the guard to refuse. */
export function speciesOf(value: unknown): unknown {
  const word = codeOf(value);
  return typeof word === 'string' ? (speciesWords.get(foldText(word)) ?? word) : word;
}

/** A relationship in our own or a foreign spelling (B3-38); nothing said is nothing. */
export function relationshipOf(value: unknown): unknown {
  if (isUnsaid(value)) return undefined;
  return typeof value === 'string' ? normaliseRelationship(value) : value;
}

/** What a choice is named by: a text as it is, a number as text, of an object its code or else its name. */
export function codeOf(value: unknown): unknown {
  if (typeof value === 'number') return String(value);
  if (!isPart(value)) return value;
  return codeOf(saidUnder(value, ['code', 'value', 'id', 'organizationCode', 'displayName', 'name']));
}

/** How a choice that is kept as an object reads for people; undefined: it does not say. */
export function labelOf(value: unknown): unknown {
  return isPart(value) ? saidUnder(value, ['displayName', 'label', 'name']) : undefined;
}

/** A yes or no as forms keep it; undefined: neither. */
export function yesOrNoOf(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  const word = typeof value === 'string' ? foldText(value) : value;
  if (word === 'si' || word === 'true' || word === 'yes' || word === '1' || word === 1) return true;
  return word === 'no' || word === 'false' || word === '0' || word === 0 ? false : undefined;
}

/** A country object {name, code, nationality} (C3-32), or a code of two letters alone; undefined: no country. */
export function countryOf(value: unknown): Part | null | undefined {
  if (value === null) return null;
  const part: Part = isPart(value) ? value : { code: value };
  const { code, name, nationality } = part;
  if (typeof code !== 'string' || !/^[a-z]{2}$/i.test(code)) return undefined;
  return {
    code: code.toUpperCase(),
    ...(typeof name === 'string' ? { name } : {}),
    ...(typeof nationality === 'string' ? { nationality } : {}),
  };
}

/** A day as '2027-01-31', or as '31/01/2027' (B7-53); whatever else stays, for the guard to refuse. */
export function dayOf(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (value === '') return undefined;
  const written = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(value.trim());
  if (!written) return value;
  const [, day = '', month = '', year = ''] = written;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
