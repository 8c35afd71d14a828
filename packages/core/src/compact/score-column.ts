import type { Dictionary } from '../catalogue/table/dictionary.ts';
import type { ByteReader, ByteWriter } from './byte-stream.ts';
import type { Surrounding } from './code-column.ts';
import { readNumbers, writeNumbers } from './number-column.ts';
import { packedCodes, readDictionary, writeDictionary, type RowDictionary } from './row-dictionary.ts';

/** Scores have two decimals (score.ts). */
const perPoint = 100;
const [asHundredths, asDictionary] = [0, 1];

function isHundredths(score: number | null): boolean {
  return score === null || (score >= 0 && score < 2 ** 32 && Math.round(score * perPoint) / perPoint === score);
}

/** Writes scores as hundredths from 1 on, a missing one as 0; where one is finer, as any dictionary. */
export function writeScores(writer: ByteWriter, scores: RowDictionary<number | null>, surrounding: Surrounding): void {
  const isFine = !scores.values.every(isHundredths);
  writer.byte(isFine ? asDictionary : asHundredths);
  if (isFine) {
    writeDictionary(writer, scores, surrounding);
    return;
  }
  const told = scores.values.map((score) => (score === null ? 0 : Math.round(score * perPoint) + 1));
  writeNumbers(
    writer,
    scores.codes.map((code) => told[code] ?? 0),
  );
}

/** Reads scores as they were written. */
export function readScores(reader: ByteReader, surrounding: Surrounding): Dictionary<number | null> {
  if (reader.byte() === asDictionary) return readDictionary<number | null>(reader, surrounding);
  const codeOf = new Map<number, number>();
  const codes = readNumbers(reader).map((number) => {
    const code = codeOf.get(number) ?? codeOf.size;
    codeOf.set(number, code);
    return code;
  });
  const values = Array.from(codeOf.keys(), (number) => (number === 0 ? null : (number - 1) / perPoint));
  return { values, codes: packedCodes(codes, values.length) };
}
