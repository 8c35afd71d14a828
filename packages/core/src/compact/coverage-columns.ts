import type { Dictionary, ListColumn } from '../catalogue/table/dictionary.ts';
import type { ClinicCoverage, CoverageSummary } from '../coverage/coverage.ts';
import { MalformedBytes, type ByteReader, type ByteWriter } from './byte-stream.ts';
import type { Surrounding } from './code-column.ts';
import { DistinctValues, isListOf, readJson, writeJson } from './json-values.ts';
import { readLists, writeLists, type NumberLists } from './list-column.ts';
import { combined, mapDictionary, packedCodes, readDictionary, writeDictionary, type RowDictionary } from './row-dictionary.ts';

type Percentages = readonly [hospitalaria: number | null, ambulatoria: number | null, urgencia: number | null];

/** The lists of some rows, of the numbers that `numberOf` gives each code. */
function listsOfRows({ starts, codes }: ListColumn<unknown>, rows: Uint32Array, numberOf: readonly number[]): NumberLists {
  const ownStarts = new Uint32Array(rows.length + 1);
  const entries: number[] = [];
  for (const [index, row] of rows.entries()) {
    const end = starts[row + 1] ?? 0;
    for (let place = starts[row] ?? 0; place < end; place += 1) entries.push(numberOf[codes[place] ?? -1] ?? 0);
    ownStarts[index + 1] = entries.length;
  }
  return { starts: ownStarts, entries };
}

/** Tells which clinics some rows list. */
export function listedIn(
  { starts, codes, values }: ListColumn<ClinicCoverage>,
  rows: Uint32Array,
): (clinicId: number) => boolean {
  const listed = new Set<number>();
  for (const row of rows) for (const code of codes.subarray(starts[row], starts[row + 1])) listed.add(code);
  const ids = new Set(Array.from(listed, (code) => values[code]?.clinicId));
  return (clinicId) => ids.has(clinicId);
}

/** Writes which clinics products list. */
export function writeClinics(writer: ByteWriter, column: ListColumn<ClinicCoverage>, rows: Uint32Array): void {
  const ids = column.values.map(({ clinicId }) => clinicId);
  writeLists(writer, listsOfRows(column, rows, ids), 'steps');
}

/** Writes what products pay at the clinics they list. */
export function writePercentages(writer: ByteWriter, column: ListColumn<ClinicCoverage>, rows: Uint32Array): void {
  const percentages = new DistinctValues<Percentages>();
  const codes = column.values.map(({ hospitalaria, ambulatoria, urgencia }) =>
    percentages.codeOf([hospitalaria, ambulatoria, urgencia]),
  );
  writeJson(writer, percentages.values);
  writeLists(writer, listsOfRows(column, rows, codes), 'codes');
}

/** Reads the clinics of products in their order, and what they pay there. */
export function readClinics(reader: ByteReader): ListColumn<ClinicCoverage> {
  const ids = readLists(reader, 'steps');
  const percentages = readJson(reader, isListOf<Percentages>);
  const paid = readLists(reader, 'codes');
  if (paid.entries.length !== ids.entries.length) throw new MalformedBytes('clinics without their percentages');
  const codeOf = new Map<number, number>();
  const values: ClinicCoverage[] = [];
  const codes = new Float64Array(ids.entries.length);
  for (let place = 0; place < codes.length; place += 1) {
    const [clinicId = 0, paidCode = 0] = [ids.entries[place], paid.entries[place]];
    const key = clinicId * percentages.length + paidCode;
    let code = codeOf.get(key);
    if (code === undefined) {
      const [hospitalaria = null, ambulatoria = null, urgencia = null] = percentages[paidCode] ?? [];
      code = values.push({ clinicId, hospitalaria, ambulatoria, urgencia }) - 1;
      codeOf.set(key, code);
    }
    codes[place] = code;
  }
  return { starts: ids.starts, codes: packedCodes(codes, values.length), values };
}

/** Writes the features of products. */
export function writeFeatures(writer: ByteWriter, column: ListColumn<number>, rows: Uint32Array): void {
  writeLists(writer, listsOfRows(column, rows, column.values), 'steps');
}

/** Reads the features of products, in their order. */
export function readFeatures(reader: ByteReader): ListColumn<number> {
  const { starts, entries } = readLists(reader, 'steps');
  const codeOf = new Map<number, number>();
  const codes = Float64Array.from(entries, (id) => {
    const code = codeOf.get(id) ?? codeOf.size;
    codeOf.set(id, code);
    return code;
  });
  return { starts, codes: packedCodes(codes, codeOf.size), values: [...codeOf.keys()] };
}

/** Writes the figures at a glance, each as a column of its own: together they are as many as there are products. */
export function writeSummaries(writer: ByteWriter, summaries: RowDictionary<CoverageSummary>, surrounding: Surrounding): void {
  const write = (partOf: (summary: CoverageSummary) => unknown): void =>
    writeDictionary(writer, mapDictionary(summaries, partOf), surrounding);
  write(({ hospitalPercentage }) => hospitalPercentage);
  write(({ ambulatoryPercentage }) => ambulatoryPercentage);
  write(({ annualCap }) => annualCap);
  write(({ deductible }) => deductible);
}

/** Reads the figures at a glance. */
export function readSummaries(reader: ByteReader, surrounding: Surrounding): Dictionary<CoverageSummary> {
  const hospital = readDictionary<CoverageSummary['hospitalPercentage']>(reader, surrounding);
  const ambulatory = readDictionary<CoverageSummary['ambulatoryPercentage']>(reader, surrounding);
  const caps = readDictionary<CoverageSummary['annualCap']>(reader, surrounding);
  const deductibles = readDictionary<CoverageSummary['deductible']>(reader, surrounding);
  return combined([hospital, ambulatory, caps, deductibles], ([one = 0, two = 0, three = 0, four = 0]) => ({
    hospitalPercentage: hospital.values[one] ?? null,
    ambulatoryPercentage: ambulatory.values[two] ?? null,
    annualCap: caps.values[three] ?? null,
    deductible: deductibles.values[four] ?? null,
  }));
}
