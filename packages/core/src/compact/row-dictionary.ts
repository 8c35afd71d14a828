import type { Codes, Dictionary } from '../catalogue/table/dictionary.ts';
import { MalformedBytes, type ByteReader, type ByteWriter } from './byte-stream.ts';
import { readCodes, writeCodes, type Surrounding } from './code-column.ts';
import { DistinctValues, isListOf, readJson, writeJson } from './json-values.ts';
import type { Numbers } from './number-column.ts';

/** A dictionary over some rows of a table, of the values that these rows have, in the order they come. */
export interface RowDictionary<Value> {
  readonly codes: Float64Array;
  readonly values: readonly Value[];
}

/** The part of a dictionary that some rows use. */
export function dictionaryOfRows<Value>({ codes, values }: Dictionary<Value>, rows: Uint32Array): RowDictionary<Value> {
  const own = new Map<number, number>();
  const used: Value[] = [];
  const picked = new Float64Array(rows.length);
  for (const [index, row] of rows.entries()) {
    const code = codes[row] ?? values.length;
    let ownCode = own.get(code);
    if (ownCode === undefined) {
      const value = values[code];
      if (value === undefined) throw new RangeError(`no row ${row} in a column of ${codes.length}`);
      ownCode = used.push(value) - 1;
      own.set(code, ownCode);
    }
    picked[index] = ownCode;
  }
  return { codes: picked, values: used };
}

/** What `valueOf` makes of each row's value, as a dictionary of its own. */
export function mapDictionary<Value, Part>(
  { codes, values }: RowDictionary<Value>,
  partOf: (value: Value) => Part,
): RowDictionary<Part> {
  const parts = new DistinctValues<Part>();
  const partCodes = values.map((value) => parts.codeOf(partOf(value)));
  return { codes: codes.map((code) => partCodes[code] ?? 0), values: parts.values };
}

/** Codes in as few bytes as they fit in. */
export function packedCodes(codes: Numbers, values: number): Codes {
  if (values <= 2 ** 8) return Uint8Array.from(codes);
  return values <= 2 ** 16 ? Uint16Array.from(codes) : Uint32Array.from(codes);
}

/** Writes a dictionary whose values JSON can hold. */
export function writeDictionary<Value>(
  writer: ByteWriter,
  { codes, values }: RowDictionary<Value>,
  surrounding: Surrounding,
): void {
  writeJson(writer, values);
  writeCodes(writer, codes, surrounding);
}

/** Reads a dictionary as it was written. Its values are those that the writer was given, known by their place alone. */
export function readDictionary<Value>(reader: ByteReader, surrounding: Surrounding): Dictionary<Value> {
  const values = readJson(reader, isListOf<Value>);
  return { values, codes: packedCodes(readCodes(reader, surrounding, values.length), values.length) };
}

/** A dictionary of what several columns make together, row by row. */
export function combined<Value>(
  columns: readonly Dictionary<unknown>[],
  make: (codes: readonly number[]) => Value,
): Dictionary<Value> {
  const [first] = columns;
  if (first === undefined) throw new MalformedBytes('nothing to combine');
  const codeOf = new Map<number, number>();
  const values: Value[] = [];
  const codes = new Float64Array(first.codes.length);
  for (let row = 0; row < codes.length; row += 1) {
    let key = 0;
    for (const column of columns) key = key * column.values.length + (column.codes[row] ?? 0);
    let code = codeOf.get(key);
    if (code === undefined) {
      code = values.push(make(columns.map((column) => column.codes[row] ?? 0))) - 1;
      codeOf.set(key, code);
    }
    codes[row] = code;
  }
  return { values, codes: packedCodes(codes, values.length) };
}
