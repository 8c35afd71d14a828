import { isPlainDate, type PlainDate } from '@cotejo/core/dates';
import { fail, ok, type Result } from '@cotejo/core/result';
import { z } from 'zod';
import { shortened } from '../row-problems.ts';

/** What a field's text is, so that number formats, dates of a workbook and cells of an export can be told apart. */
export type FieldKind = 'text' | 'number' | 'flag' | 'day' | 'list' | 'json';

interface Reading<Value> {
  /** What a cell says, or what is wrong with it, in Spanish, as it goes on after the column's name. */
  readonly read: (text: string) => Result<Value, string>;
  readonly write: (value: Value) => string;
}

const kinds = z.registry<{ readonly kind: FieldKind }>();

/** The kind of a field made in this file. */
export function kindOf(field: z.ZodType): FieldKind {
  return kinds.get(field)?.kind ?? 'text';
}

function fieldOf<Value>(kind: FieldKind, { read, write }: Reading<Value>) {
  const field = z.codec(z.string(), z.custom<Value>(), {
    decode: (text, payload) => {
      const value = read(text);
      if (value.ok) return value.value;
      payload.issues.push({ code: 'custom', input: text, message: value.error });
      return z.NEVER;
    },
    encode: write,
  });
  kinds.add(field, { kind });
  return field;
}

/** An empty cell is null. */
function optionalOf<Value>({ read, write }: Reading<Value>): Reading<Value | null> {
  return {
    read: (text) => (text === '' ? ok(null) : read(text)),
    write: (value) => (value === null ? '' : write(value)),
  };
}

const longestText = 100_000;
const longestName = 1_000;

function plainText(text: string): Result<string, string> {
  if (text.includes('\0')) return fail('tiene caracteres nulos');
  if (text.length > longestText) return fail(`tiene más de ${longestText} caracteres`);
  return ok(text);
}

const named: Reading<string> = {
  read: (text) => {
    if (text === '') return fail('está vacía');
    if (text.length > longestName) return fail(`tiene más de ${longestName} caracteres`);
    return plainText(text);
  },
  write: (text) => text,
};

function memberReading<const Member extends string>(members: readonly Member[]): Reading<Member> {
  return {
    read: (text) => {
      const member = members.find((candidate) => candidate === text);
      if (member !== undefined) return ok(member);
      if (text === '') return fail(`está vacía; debe ser ${members.join(', ')}`);
      return fail(`'${shortened(text)}' no es ninguno de ${members.map((each) => (each === '' ? 'vacío' : each)).join(', ')}`);
    },
    write: (member) => member,
  };
}

const words = new Map([
  ['true', true],
  ['verdadero', true],
  ['sí', true],
  ['si', true],
  ['1', true],
  ['false', false],
  ['falso', false],
  ['no', false],
  ['0', false],
]);

function noNumber(text: string): string {
  const shown = `'${shortened(text)}'`;
  if (/^-?\d{1,3}(?:[.,]\d{3})+$/.test(text))
    return `${shown} no es un número así: si separa miles, dilo en numbers de mapping.yaml`;
  if (/^-?\d+,\d+$/.test(text)) return `${shown} lleva coma decimal: usa punto, o di numbers: { decimal: "," } en mapping.yaml`;
  return `${shown} no es un número`;
}

function limits(value: number, { least, most }: { readonly least: number; readonly most: number }): string | null {
  if (value < least) return `es ${value}; no puede ser menor que ${least}`;
  if (value > most) return `es ${value}; no puede ser mayor que ${most}`;
  return null;
}

export interface NumberLimits {
  readonly least: number;
  readonly most: number;
}

function integerReading(given: NumberLimits): Reading<number> {
  return {
    read: (text) => {
      if (text === '') return fail('está vacía');
      if (!/^-?\d{1,15}$/.test(text))
        return fail(/^-?\d+\.\d{1,2}$/.test(text) ? `'${text}' no es un número entero` : noNumber(text));
      const problem = limits(Number(text), given);
      return problem === null ? ok(Number(text) || 0) : fail(problem);
    },
    write: String,
  };
}

/** Digits that a number of JavaScript holds exactly. */
const exactDigits = 15;

/** '01.50' is '1.5': one writing per number. Null: no decimal. */
export function canonicalDecimal(text: string): string | null {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  if (whole === '') return null;
  const [kept, rest] = [whole.replace(/^0+(?=\d)/, ''), fraction.replace(/0+$/, '')];
  const plain = rest === '' ? kept : `${kept}.${rest}`;
  return plain === '0' ? plain : `${sign}${plain}`;
}

interface DecimalLimits extends NumberLimits {
  readonly decimals: number;
  /** Digits in all. */
  readonly digits?: number;
}

function decimalReading({ decimals, digits = exactDigits, ...given }: DecimalLimits): Reading<string> {
  return {
    read: (text) => {
      if (text === '') return fail('está vacía');
      const decimal = canonicalDecimal(text);
      if (decimal === null) return fail(noNumber(text));
      const [whole = '', fraction = ''] = decimal.replace('-', '').split('.');
      if (fraction.length > decimals) return fail(`'${shortened(text)}' tiene más de ${decimals} decimales`);
      if (whole.length + fraction.length > digits) return fail(`'${shortened(text)}' tiene más de ${digits} cifras`);
      const problem = limits(Number(decimal), given);
      return problem === null ? ok(decimal) : fail(problem);
    },
    write: (decimal) => decimal,
  };
}

const dayReading: Reading<PlainDate> = {
  read: (text) => (isPlainDate(text) ? ok(text) : fail(`'${shortened(text)}' no es un día como 2026-01-31`)),
  write: (day) => day,
};

const stringsSchema = z.array(z.string());

function jsonOf<Value>(schema: z.ZodType<Value>): Reading<Value> {
  return {
    read: (text) => {
      try {
        const value = schema.safeParse(JSON.parse(text));
        if (value.success) return ok(value.data);
        const [issue] = value.error.issues;
        return fail(`no tiene la forma que pide el formato (${issue?.path.join('.') || 'JSON'}: ${issue?.code ?? ''})`);
      } catch {
        return fail(`'${shortened(text)}' no es JSON`);
      }
    },
    write: (value) => JSON.stringify(value),
  };
}

/** 'a|b', or a list of JSON where a text has a bar, is empty or stands between spaces. */
const listReading: Reading<readonly string[]> = {
  read: (text) => {
    if (text === '') return ok([]);
    if (text.startsWith('[')) return jsonOf(stringsSchema).read(text);
    return ok(text.split('|').map((each) => each.trim()));
  },
  write: (list) => {
    const isPlain = list.length > 0 && list.every((each) => each !== '' && each === each.trim() && !each.includes('|'));
    return isPlain && !list[0]?.startsWith('[') ? list.join('|') : JSON.stringify(list);
  },
};

function membersReading<const Member extends string>(members: readonly Member[]): Reading<readonly Member[]> {
  const one = memberReading(members);
  return {
    read: (text) => {
      const list = listReading.read(text);
      if (!list.ok) return list;
      const read = list.value.map((each) => one.read(each));
      const wrong = read.find((each) => !each.ok);
      return wrong && !wrong.ok ? wrong : ok(read.flatMap((each) => (each.ok ? [each.value] : [])));
    },
    write: (list) => (list.length === 0 ? '' : listReading.write(list)),
  };
}

/** A code or name: never empty, at most 1,000 characters. */
export const name = () => fieldOf('text', named);
export const optionalName = () => fieldOf('text', optionalOf(named));
/** A text that may be empty. */
export const text = () => fieldOf('text', { read: plainText, write: (value) => value });
export const optionalText = () => fieldOf('text', optionalOf({ read: plainText, write: (value) => value }));
export const member = <const Member extends string>(members: readonly Member[]) => fieldOf('text', memberReading(members));
export const optionalMember = <const Member extends string>(members: readonly Member[]) =>
  fieldOf('text', optionalOf(memberReading(members)));
/** 'true' or 'false' (sí, no, 1, 0 are read too); an empty cell is `empty`. */
export const flag = (empty: boolean) =>
  fieldOf('flag', {
    read: (word) => {
      const value = word === '' ? empty : words.get(word.toLowerCase());
      return value === undefined ? fail(`'${shortened(word)}' no es true ni false`) : ok(value);
    },
    write: String,
  });
export const integer = (given: NumberLimits) => fieldOf('number', integerReading(given));
export const optionalInteger = (given: NumberLimits) => fieldOf('number', optionalOf(integerReading(given)));
/** A decimal as text in its only writing, so that it stays exact. */
export const decimal = (given: NumberLimits & { readonly decimals: number }) => fieldOf('number', decimalReading(given));
export const optionalDecimal = (given: NumberLimits & { readonly decimals: number }) =>
  fieldOf('number', optionalOf(decimalReading(given)));
/** A measure that is no amount: as many digits as a number of JavaScript writes. */
const measured = { decimals: 20, digits: 21 };
export const measure = (given: NumberLimits) => fieldOf('number', decimalReading({ ...given, ...measured }));
export const optionalMeasure = (given: NumberLimits) => fieldOf('number', optionalOf(decimalReading({ ...given, ...measured })));
export const day = () => fieldOf('day', dayReading);
export const optionalDay = () => fieldOf('day', optionalOf(dayReading));
/** Texts of a closed list; an empty cell is none. */
export const members = <const Member extends string>(all: readonly Member[]) => fieldOf('list', membersReading(all));
/** Texts; an empty cell is none. */
export const list = () =>
  fieldOf('list', { ...listReading, write: (value) => (value.length === 0 ? '' : listReading.write(value)) });
/** Texts; an empty cell is null, '[]' none. */
export const optionalList = () => fieldOf('list', optionalOf(listReading));
/** A value in JSON; an empty cell is `empty`. */
export const json = <Value>(schema: z.ZodType<Value>, empty: Value) =>
  fieldOf('json', {
    read: (given) => (given === '' ? ok(empty) : jsonOf(schema).read(given)),
    write: (value) => (JSON.stringify(value) === JSON.stringify(empty) ? '' : JSON.stringify(value)),
  });
