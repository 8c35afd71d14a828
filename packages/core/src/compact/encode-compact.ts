import type { CatalogueSnapshot, Comparator } from '../catalogue/catalogue.ts';
import { countOrganizations } from '../comparison/count-organizations.ts';
import { rowsOf } from '../comparison/select-products.ts';
import { ByteWriter } from './byte-stream.ts';
import { surroundingOf, writeCodes } from './code-column.ts';
import { framed } from './compact-frame.ts';
import { listedIn, writeClinics, writeFeatures, writePercentages, writeSummaries } from './coverage-columns.ts';
import { writeNumbers } from './number-column.ts';
import { writePricings } from './pricing-column.ts';
import { dictionaryOfRows, writeDictionary } from './row-dictionary.ts';
import { writeScores } from './score-column.ts';
import { clinicsFor, writeSurroundings } from './surroundings.ts';
import { productTextWriters } from './text-columns.ts';

/** A part of the compact form: what it holds, and its bytes. */
export interface CompactPart {
  readonly name: string;
  readonly bytes: Uint8Array;
}

function part(name: string, write: (writer: ByteWriter) => void): CompactPart {
  const writer = new ByteWriter();
  write(writer);
  return { name, bytes: writer.from(0) };
}

/**
 * The parts of the compact form in their order, each made when it is asked for, so that a server can do something else
 * in between. Together, and in a frame, they are what `encodeCompact` gives.
 */
export function* compactParts(snapshot: CatalogueSnapshot, comparator: Comparator): Generator<CompactPart, void, undefined> {
  const { columns } = snapshot.products;
  const { dictionaries: of } = columns;
  const rows = Uint32Array.from(rowsOf(comparator, snapshot));
  const ids = Uint32Array.from(rows, (row) => columns.ids[row] ?? 0);
  const [line, organization] = [dictionaryOfRows(of.line, rows), dictionaryOfRows(of.organizationId, rows)];
  const surrounding = surroundingOf(line, organization);
  const nowhere = new Float64Array(rows.length);

  yield part('surroundings', (writer) =>
    writeSurroundings(writer, {
      edition: snapshot.edition,
      version: snapshot.version,
      isDemonstration: snapshot.isDemonstration,
      isWhollyDemonstration: snapshot.isWhollyDemonstration,
      comparator,
      knownOrganizations: countOrganizations(snapshot, comparator).known,
      organizations: [...snapshot.organizations.values()],
      clinics: clinicsFor(snapshot.clinics.values(), listedIn(columns.clinics, rows)),
      features: [...snapshot.features.values()],
    }),
  );
  yield part('ids', (writer) => writeNumbers(writer, ids));
  yield part('line', (writer) => writeDictionary(writer, line, nowhere));
  yield part('organization', (writer) => writeDictionary(writer, organization, nowhere));
  for (const name of [
    'modality',
    'sale',
    'terms',
    'availability',
    'regionCodes',
    'customers',
    'yearlyUse',
    'metadata',
  ] as const) {
    yield part(name, (writer) => writeDictionary<unknown>(writer, dictionaryOfRows<unknown>(of[name], rows), surrounding));
  }
  yield part('summary', (writer) => writeSummaries(writer, dictionaryOfRows(of.summary, rows), surrounding));
  yield part('score', (writer) => writeScores(writer, dictionaryOfRows(of.score, rows), surrounding));
  const pricing = dictionaryOfRows(of.pricing, rows);
  yield part('tariffs', (writer) => writePricings(writer, pricing.values));
  yield part('pricing', (writer) => writeCodes(writer, pricing.codes, surrounding));
  for (const write of productTextWriters(columns.texts, { ids, rows, surrounding })) yield part('texts', write);
  yield part('clinics', (writer) => writeClinics(writer, columns.clinics, rows));
  yield part('percentages', (writer) => writePercentages(writer, columns.clinics, rows));
  yield part('features', (writer) => writeFeatures(writer, columns.featureIds, rows));
}

/**
 * What a browser needs to answer a comparator's questions by itself: exactly the products that it compares, with all that
 * lists, filters, orders, prices and cards need, as bytes that compress well. docs/contracts/compact-catalogue.md.
 */
export function encodeCompact(snapshot: CatalogueSnapshot, comparator: Comparator): Uint8Array {
  return framed([...compactParts(snapshot, comparator)]);
}
