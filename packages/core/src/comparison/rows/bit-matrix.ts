import type { ListColumn } from '../../catalogue/table/dictionary.ts';

/** Which of some things each row has: a few words a row, bit `b` of word `w` for the thing of place `32 w + b`. */
export interface BitMatrix {
  readonly words: Int32Array;
  readonly wordsPerRow: number;
  /** The things in the order of their places, and the place of each. */
  readonly ids: readonly number[];
  readonly places: ReadonlyMap<number, number>;
}

/** The things that lists hold as a matrix; `idOf` null leaves an entry out. */
export function bitMatrixOf<Value>(
  { starts, codes, values }: ListColumn<Value>,
  idOf: (value: Value) => number | null,
): BitMatrix {
  const rows = starts.length - 1;
  const idsOfCodes = values.map(idOf);
  const ids = [...new Set(idsOfCodes.filter((id) => id !== null))];
  const places = new Map(ids.map((id, place) => [id, place]));
  const placeOfCode = idsOfCodes.map((id) => (id === null ? -1 : (places.get(id) ?? -1)));
  const wordsPerRow = (ids.length + 31) >>> 5;
  const words = new Int32Array(rows * wordsPerRow);
  for (let row = 0; row < rows; row += 1) {
    const end = starts[row + 1] ?? 0;
    for (let entry = starts[row] ?? 0; entry < end; entry += 1) {
      const place = placeOfCode[codes[entry] ?? 0] ?? -1;
      if (place < 0) continue;
      const word = row * wordsPerRow + (place >>> 5);
      words[word] = (words[word] ?? 0) | (1 << (place & 31));
    }
  }
  return { words, wordsPerRow, ids, places };
}

/** Counts of 32 places side by side, written across: bit `b` of plane `p` is bit `p` of the count of place `b`. */
const planes = new Int32Array(32);

/** Adds 1 << plane to the count of every place whose bit is set. */
function addToPlanes(bits: number, firstPlane: number): void {
  let carry = bits;
  for (let plane = firstPlane; carry !== 0; plane += 1) {
    const count = planes[plane] ?? 0;
    planes[plane] = count ^ carry;
    carry &= count;
  }
}

/** Writes the counts of 32 places from the planes, which are then empty again. */
function takeCounts(counts: Uint32Array, firstPlace: number): void {
  const last = Math.min(32, counts.length - firstPlace);
  for (let plane = 0; plane < planes.length; plane += 1) {
    const bits = planes[plane] ?? 0;
    if (bits === 0) continue;
    planes[plane] = 0;
    for (let bit = 0; bit < last; bit += 1) {
      const place = firstPlace + bit;
      counts[place] = (counts[place] ?? 0) + (((bits >>> bit) & 1) << plane);
    }
  }
}

/** Carries of full adders: the bits that two or three of three words have. */
function carried(one: number, other: number, third: number): number {
  return (one & other) | ((one ^ other) & third);
}

/**
 * How many of the rows listed have each thing, by place. Rows are added eight at a time as whole words (carry-save
 * addition, as in counting the bits of a long text), so that a row costs some steps a word and not some a thing.
 */
export function countPlaces(
  { words, wordsPerRow, ids }: BitMatrix,
  { rows, count }: { readonly rows: Uint32Array; readonly count: number },
): Uint32Array {
  const counts = new Uint32Array(ids.length);
  for (let word = 0; word < wordsPerRow; word += 1) {
    let [ones, twos, fours] = [0, 0, 0];
    const at = (place: number): number => words[(rows[place] ?? 0) * wordsPerRow + word] ?? 0;
    const whole = count - (count % 8);
    for (let place = 0; place < whole; place += 8) {
      const [a, b, c, d] = [at(place), at(place + 1), at(place + 2), at(place + 3)];
      const [e, f, g, h] = [at(place + 4), at(place + 5), at(place + 6), at(place + 7)];
      const twosA = carried(ones, a, b);
      ones ^= a ^ b;
      const twosB = carried(ones, c, d);
      ones ^= c ^ d;
      const foursA = carried(twos, twosA, twosB);
      twos ^= twosA ^ twosB;
      const twosC = carried(ones, e, f);
      ones ^= e ^ f;
      const twosD = carried(ones, g, h);
      ones ^= g ^ h;
      const foursB = carried(twos, twosC, twosD);
      twos ^= twosC ^ twosD;
      addToPlanes(carried(fours, foursA, foursB), 3);
      fours ^= foursA ^ foursB;
    }
    for (let place = whole; place < count; place += 1) addToPlanes(at(place), 0);
    addToPlanes(ones, 0);
    addToPlanes(twos, 1);
    addToPlanes(fours, 2);
    takeCounts(counts, word * 32);
  }
  return counts;
}
