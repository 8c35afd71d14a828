import { MalformedBytes, type ByteReader, type ByteWriter } from './byte-stream.ts';
import { inDoubles, readNumbers, writeNumbers, type Numbers } from './number-column.ts';

/** What each row's code is expected from: rows of one surrounding tend to share few codes. */
export type Surrounding = Float64Array;

/** A row's line and organisation: names, prices and terms of one line of one house are alike. */
export function surroundingOf(line: Coded, organization: Coded): Surrounding {
  const surrounding = new Float64Array(line.codes.length);
  for (let row = 0; row < surrounding.length; row += 1) {
    surrounding[row] = (line.codes[row] ?? 0) * organization.values.length + (organization.codes[row] ?? 0);
  }
  return surrounding;
}

const [plain, bySurrounding] = [0, 1] as const;

interface Coded {
  readonly codes: Numbers;
  readonly values: readonly unknown[];
}

/** Codes as their place among those seen before in the same surrounding, from 1; 0 stands for one not seen there yet. */
interface Places {
  readonly places: Float64Array;
  readonly unseen: Float64Array;
}

function placesOf(codes: Float64Array, surrounding: Surrounding): Places {
  const seen = new Map<number, Map<number, number>>();
  const unseen: number[] = [];
  const places = new Float64Array(codes.length);
  for (let row = 0; row < codes.length; row += 1) {
    const [code = 0, where = 0] = [codes[row], surrounding[row]];
    const here = seen.get(where) ?? new Map<number, number>();
    const place = here.get(code);
    if (place === undefined) {
      if (here.size === 0) seen.set(where, here);
      here.set(code, here.size + 1);
      unseen.push(code);
    }
    places[row] = place ?? 0;
  }
  return { places, unseen: inDoubles(unseen) };
}

function codesOf({ places, unseen }: Places, surrounding: Surrounding): Float64Array {
  const seen = new Map<number, number[]>();
  const codes = new Float64Array(places.length);
  let next = 0;
  for (let row = 0; row < places.length; row += 1) {
    const [place = 0, where = 0] = [places[row], surrounding[row]];
    const here = seen.get(where) ?? [];
    const code = place === 0 ? unseen[next] : here[place - 1];
    if (code === undefined) throw new MalformedBytes('a code that was not seen');
    if (place === 0) {
      next += 1;
      if (here.length === 0) seen.set(where, here);
      here.push(code);
    }
    codes[row] = code;
  }
  return codes;
}

/** About how many bits numbers take one by one, each kind counted for itself. */
function bitsOf(numbers: Float64Array): number {
  const counts = new Map<number, number>();
  for (let index = 0; index < numbers.length; index += 1) {
    const number = numbers[index] ?? 0;
    counts.set(number, (counts.get(number) ?? 0) + 1);
  }
  let bits = 0;
  for (const count of counts.values()) bits += count * Math.log2(numbers.length / count);
  return bits;
}

/** Writes codes of a dictionary, as they are or by what their surrounding makes likely: whichever takes less. */
export function writeCodes(writer: ByteWriter, codes: Float64Array, surrounding: Surrounding): void {
  const expected = placesOf(codes, surrounding);
  if (bitsOf(expected.places) + bitsOf(expected.unseen) < bitsOf(codes)) {
    writer.byte(bySurrounding);
    writeNumbers(writer, expected.places);
    writeNumbers(writer, expected.unseen);
  } else {
    writer.byte(plain);
    writeNumbers(writer, codes);
  }
}

/** Reads codes with the surrounding that they were written with. Each is below `end`. */
export function readCodes(reader: ByteReader, surrounding: Surrounding, end: number): Float64Array {
  const isPlain = reader.byte() === plain;
  const first = readNumbers(reader);
  const codes = isPlain ? first : codesOf({ places: first, unseen: readNumbers(reader) }, surrounding);
  if (codes.length !== surrounding.length || codes.some((code) => !(code >= 0 && code < end))) {
    throw new MalformedBytes('codes of another dictionary');
  }
  return codes;
}
