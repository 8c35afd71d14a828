import { currencies, Money, periods } from '../money/money.ts';
import type { ByteReader, ByteWriter } from './byte-stream.ts';
import { MalformedBytes } from './byte-stream.ts';

function isOneOf<Word extends string>(words: readonly Word[], value: unknown): value is Word {
  return words.some((word) => word === value);
}

/** An amount again where JSON holds the fields of one. */
function withAmounts(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const { units, currency, period, ...rest }: { units?: unknown; currency?: unknown; period?: unknown } = value;
  const isAmount = typeof units === 'number' && isOneOf(currencies, currency) && isOneOf(periods, period);
  return isAmount && Object.keys(rest).length === 0 ? new Money(units, currency, period) : value;
}

/** Writes a value that JSON can hold; amounts come back as amounts. */
export function writeJson(writer: ByteWriter, value: unknown): void {
  writer.text(JSON.stringify(value));
}

/**
 * Reads a value that `writeJson` wrote. `isExpected` looks at its outline alone: that the bytes are those of the writer is
 * what the checksum and the format version say. Throws MalformedBytes when it is something else.
 */
export function readJson<Value>(reader: ByteReader, isExpected: (value: unknown) => value is Value): Value {
  const text = reader.text();
  let value: unknown;
  try {
    value = JSON.parse(text, (_, inner: unknown) => withAmounts(inner));
  } catch {
    throw new MalformedBytes('no JSON');
  }
  if (!isExpected(value)) throw new MalformedBytes('other JSON');
  return value;
}

/** True for a list; what its entries are is up to who wrote it. */
export function isListOf<Entry>(value: unknown): value is readonly Entry[] {
  return Array.isArray(value);
}

/** Numbers values that differ, as JSON tells them apart, in the order they come. */
export class DistinctValues<Value> {
  readonly values: Value[] = [];
  readonly #codes = new Map<string, number>();

  codeOf(value: Value): number {
    const key = JSON.stringify(value);
    const code = this.#codes.get(key) ?? this.values.length;
    if (code === this.values.length) {
      this.values.push(value);
      this.#codes.set(key, code);
    }
    return code;
  }
}
