import type { PlainDate } from '@cotejo/core/dates';
import { monthStart, type Indicator } from '@cotejo/core/indicators';
import { fail, ok, type Result } from '@cotejo/core/result';
import { foldText } from '@cotejo/core/text';
import { readPublishedDay, readPublishedNumber } from './published-text.ts';

/** A value as a source says it; for the UTM the day is the first of its month. */
export interface ReadValue {
  readonly date: PlainDate;
  /** Pesos as a decimal with at most four places. */
  readonly value: string;
}

export interface ReadAnswer {
  readonly values: readonly ReadValue[];
  /** Rows of a list that hold no day or no number, as they came, cut short. */
  readonly unreadable: readonly string[];
}

export type AnswerProblem = 'no-json' | 'no-value' | 'several-lists';

/** Names of the field that holds the value, apart from 'valor', in any letter case and with or without accents. */
const ownNames = { UF: ['uf'], UTM: ['utm'], USD: ['usd', 'dolar'] } as const satisfies Record<Indicator, readonly string[]>;
const dayNames = ['fecha', 'date', 'dia'] as const;

type Fields = ReadonlyMap<string, unknown>;

/** Fields of an object by folded name; null for anything else. */
function fieldsOf(value: unknown): Fields | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  return new Map(Object.entries(value).map(([name, field]) => [foldText(name), field]));
}

function firstOf(fields: Fields, names: readonly string[]): unknown {
  const name = names.find((candidate) => fields.get(candidate) != null);
  return name === undefined ? undefined : fields.get(name);
}

function isScalar(value: unknown): boolean {
  return typeof value === 'number' || typeof value === 'string';
}

/** How deep a list may lie: { data: { serie: [...] } }. */
const depth = 3;

/** Where values stand in an answer: an object with the value, or the lists found below it. */
function findHomes(value: unknown, names: readonly string[], level = 0): readonly (readonly unknown[])[] {
  if (Array.isArray(value)) return value.length > 0 && value.every((row) => fieldsOf(row) !== null) ? [value] : [];
  const fields = fieldsOf(value);
  if (fields === null || level > depth) return [];
  const own = firstOf(fields, names);
  if (isScalar(own)) return [[value]];
  if (own !== undefined) return findHomes(own, names, level + 1);
  return [...fields.values()].flatMap((field) => findHomes(field, names, level + 1));
}

interface ReadTask {
  readonly indicator: Indicator;
  /** The day that a single value without a day is of. */
  readonly today: PlainDate;
}

/** What a row says: the value with its day, or null. Only a value that stands alone may leave its day out. */
function readRow(row: unknown, isAlone: boolean, { indicator, today }: ReadTask): ReadValue | null {
  const fields = fieldsOf(row);
  if (fields === null) return null;
  const value = readPublishedNumber(firstOf(fields, [...ownNames[indicator], 'valor']));
  const saidDay = firstOf(fields, dayNames);
  const date = saidDay === undefined && isAlone ? today : readPublishedDay(saidDay);
  if (value === null || date === null) return null;
  return { date: indicator === 'UTM' ? monthStart(date) : date, value };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads the answer of an address that publishes an indicator (C §7): an object with a field `uf` (`utm`, `usd`, `dolar`) or
 * `valor`, with or without `fecha`; or a list of such rows, each with its day, at the top or below one name
 * (`serie`, `UFs` …). Numbers may be text with a Chilean decimal comma. Fails when it is no JSON, holds no value, or
 * holds several lists of which none bears the indicator's name.
 */
export function readAnswer(text: string, task: ReadTask): Result<ReadAnswer, AnswerProblem> {
  const json = parseJson(text);
  if (json === undefined) return fail('no-json');
  const [rows, ...others] = findHomes(json, [...ownNames[task.indicator], 'valor']);
  if (rows === undefined) return fail('no-value');
  if (others.length > 0) return fail('several-lists');
  const read = rows.map((row) => ({ row, value: readRow(row, rows.length === 1, task) }));
  return ok({
    values: read.flatMap(({ value }) => (value === null ? [] : [value])),
    unreadable: read.flatMap(({ row, value }) => (value === null ? [JSON.stringify(row).slice(0, 120)] : [])),
  });
}
