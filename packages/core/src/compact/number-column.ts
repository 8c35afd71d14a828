import { MalformedBytes, type ByteReader, type ByteWriter } from './byte-stream.ts';

/** Whole numbers, safe ones, of either sign. */
export type Numbers = ArrayLike<number>;

/** The same in the one form that loops over them are fast in. */
export function inDoubles(numbers: Numbers): Float64Array {
  return numbers instanceof Float64Array ? numbers : new Float64Array(numbers);
}

/** How often the difference to the number before is taken: 0 leaves them as they are. */
const mostOrder = 2;
type Order = 0 | 1 | 2;
/** Bytes of a safe whole number, and more numbers than any catalogue has in one column. */
const mostWidth = 7;
const mostLength = 2 ** 28;

/** Differences of larger numbers need not be safe. */
const mostForDifferences = 2 ** 49;

/** Numbers as a smallest one, a common step and so many steps above it. */
interface Steps {
  readonly least: number;
  readonly step: number;
  readonly steps: Float64Array;
  /** Bytes that the largest takes. */
  readonly width: number;
}

function commonDivisor(left: number, right: number): number {
  let [one, other] = [left, right];
  while (other !== 0) [one, other] = [other, one % other];
  return one;
}

function stepsOf(numbers: Float64Array): Steps {
  let [least, most] = [numbers[0] ?? 0, numbers[0] ?? 0];
  for (let index = 0; index < numbers.length; index += 1) {
    const number = numbers[index] ?? 0;
    if (!Number.isSafeInteger(number)) throw new RangeError(`${number} is no safe whole number`);
    if (number < least) least = number;
    if (number > most) most = number;
  }
  if (!Number.isSafeInteger(most - least)) throw new RangeError('numbers too far apart');
  let step = 0;
  const steps = new Float64Array(numbers.length);
  for (let index = 0; index < numbers.length; index += 1) {
    const above = (numbers[index] ?? 0) - least;
    steps[index] = above;
    if (step !== 1 && above !== 0 && above !== step) step = commonDivisor(above, step);
  }
  if (step > 1) for (let index = 0; index < steps.length; index += 1) steps[index] = (steps[index] ?? 0) / step;
  let width = 0;
  for (let rest = step === 0 ? 0 : (most - least) / step; rest >= 1; rest /= 256) width += 1;
  return { least, step: Math.max(1, step), steps, width };
}

/** The byte of each number that is worth 256 to the power of `plane`: storing in a byte keeps the last eight bits. */
function fillPlane(steps: Float64Array, plane: number, bytes: Uint8Array): void {
  const scale = 256 ** plane;
  for (let index = 0; index < steps.length; index += 1) bytes[index] = (steps[index] ?? 0) / scale;
}

/** About how many bits a coder of single bytes takes for all planes. */
function entropyOf({ steps, width }: Steps): number {
  let bits = 0;
  const bytes = new Uint8Array(steps.length);
  for (let plane = 0; plane < width; plane += 1) {
    fillPlane(steps, plane, bytes);
    const counts = new Uint32Array(256);
    for (const byte of bytes) counts[byte] = (counts[byte] ?? 0) + 1;
    for (const count of counts) if (count > 0) bits += count * Math.log2(steps.length / count);
  }
  return bits;
}

/** 0, 1, -1, 2, -2 … as 0, 1, 2, 3, 4 …: small numbers of either sign are small ones. */
export function folded(difference: number): number {
  return difference > 0 ? difference * 2 - 1 : 0 - difference * 2;
}

/** Undoes `folded`. */
export function unfolded(number: number): number {
  return number % 2 === 1 ? (number + 1) / 2 : 0 - number / 2;
}

/** The way from each number to the next: one less than there are numbers. */
function differencesOf(numbers: Float64Array): Float64Array {
  const differences = new Float64Array(Math.max(0, numbers.length - 1));
  for (let index = 0; index < differences.length; index += 1) {
    differences[index] = (numbers[index + 1] ?? 0) - (numbers[index] ?? 0);
  }
  return differences;
}

function sumsOf(first: number, differences: Float64Array): Float64Array {
  const sums = new Float64Array(differences.length + 1);
  sums[0] = first;
  for (let index = 0; index < differences.length; index += 1) sums[index + 1] = (sums[index] ?? 0) + (differences[index] ?? 0);
  return sums;
}

function areSmall(numbers: Float64Array): boolean {
  for (let index = 0; index < numbers.length; index += 1) if (Math.abs(numbers[index] ?? 0) > mostForDifferences) return false;
  return true;
}

interface Choice {
  readonly steps: Steps;
  readonly bits: number;
  /** What the differences were taken from: the first number, then the first difference. */
  readonly firsts: readonly number[];
}

/** Numbers, their differences or the differences of those: whatever a coder of bytes makes least of. */
function chooseSteps(numbers: Float64Array, mostDifferences: Order): Choice {
  const steps = stepsOf(numbers);
  let best: Choice = { steps, bits: mostDifferences === 0 ? 0 : entropyOf(steps), firsts: [] };
  let differences = numbers;
  const firsts: number[] = [];
  while (firsts.length < mostDifferences && best.bits > 0 && areSmall(differences)) {
    firsts.push(differences[0] ?? 0);
    differences = differencesOf(differences);
    const candidate = stepsOf(differences.map(folded));
    const bits = entropyOf(candidate);
    if (bits < best.bits) best = { steps: candidate, bits, firsts: [...firsts] };
  }
  return best;
}

/**
 * Writes whole numbers as they are or as differences, at most so many times taken; the bytes of one weight follow those of
 * another, so that what repeats stands together.
 */
export function writeNumbers(writer: ByteWriter, numbers: Numbers, mostDifferences: Order = mostOrder): void {
  const { steps: chosen, firsts } = chooseSteps(inDoubles(numbers), mostDifferences);
  const { least, step, steps, width } = chosen;
  writer.count(steps.length);
  writer.byte(firsts.length * 16 + width);
  for (const first of firsts) writer.double(first);
  writer.double(least);
  writer.count(step);
  for (let plane = 0; plane < width; plane += 1) fillPlane(steps, plane, writer.block(steps.length));
}

/** Reads numbers as they were written. */
export function readNumbers(reader: ByteReader): Float64Array {
  const length = reader.count();
  const shape = reader.byte();
  const [order, width] = [shape >> 4, shape % 16];
  if (order > mostOrder || width > mostWidth || length > mostLength) throw new MalformedBytes('no column of numbers');
  const firsts = Array.from({ length: order }, () => reader.double());
  const least = reader.double();
  const step = reader.count();
  const steps = new Float64Array(length);
  for (let plane = 0; plane < width; plane += 1) {
    const scale = 256 ** plane;
    const bytes = reader.block(length);
    for (let index = 0; index < length; index += 1) steps[index] = (steps[index] ?? 0) + (bytes[index] ?? 0) * scale;
  }
  for (let index = 0; index < length; index += 1) steps[index] = (steps[index] ?? 0) * step + least;
  let numbers: Float64Array = order === 0 ? steps : steps.map(unfolded);
  for (const first of firsts.toReversed()) numbers = sumsOf(first, numbers);
  return numbers;
}
