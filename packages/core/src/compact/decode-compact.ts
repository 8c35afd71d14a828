import type { CatalogueSnapshot, Product } from '../catalogue/catalogue.ts';
import {
  dictionaryNames,
  type ProductAvailability,
  type ProductColumns,
  type ProductLine,
  type ProductSale,
  type ProductTerms,
} from '../catalogue/table/product-columns.ts';
import { ProductTable } from '../catalogue/table/product-table.ts';
import { fail, ok, type Result } from '../result.ts';
import { ByteReader, MalformedBytes } from './byte-stream.ts';
import { readCodes, surroundingOf } from './code-column.ts';
import { unframed, type CompactProblem } from './compact-frame.ts';
import { readClinics, readFeatures, readSummaries } from './coverage-columns.ts';
import { readNumbers } from './number-column.ts';
import { readPricings } from './pricing-column.ts';
import { packedCodes, readDictionary } from './row-dictionary.ts';
import { readScores } from './score-column.ts';
import { readSurroundings, snapshotWithout } from './surroundings.ts';
import { readProductTexts } from './text-columns.ts';

function readColumns(reader: ByteReader): ProductColumns {
  const ids = Uint32Array.from(readNumbers(reader));
  const nowhere = new Float64Array(ids.length);
  const line = readDictionary<ProductLine>(reader, nowhere);
  const organizationId = readDictionary<number>(reader, nowhere);
  const surrounding = surroundingOf(line, organizationId);
  const read = <Value>() => readDictionary<Value>(reader, surrounding);
  const shared = {
    line,
    organizationId,
    modality: read<Product['modality']>(),
    sale: read<ProductSale>(),
    terms: read<ProductTerms>(),
    availability: read<ProductAvailability>(),
    regionCodes: read<Product['regionCodes']>(),
    customers: read<Product['customers']>(),
    yearlyUse: read<Product['yearlyUse']>(),
    metadata: read<Product['metadata']>(),
    summary: readSummaries(reader, surrounding),
    score: readScores(reader, surrounding),
  };
  const pricings = readPricings(reader);
  const codes = packedCodes(readCodes(reader, surrounding, pricings.length), pricings.length);
  const texts = readProductTexts(reader, ids, surrounding);
  return {
    ids,
    dictionaries: { ...shared, pricing: { codes, values: pricings } },
    texts,
    clinics: readClinics(reader),
    featureIds: readFeatures(reader),
  };
}

/** True when every column has a value for each product. */
function isWhole({ ids, dictionaries, clinics, featureIds }: ProductColumns): boolean {
  return (
    dictionaryNames.every((name) => dictionaries[name].codes.length === ids.length) &&
    clinics.starts.length === ids.length + 1 &&
    featureIds.starts.length === ids.length + 1
  );
}

function readSnapshot(bytes: Uint8Array): CatalogueSnapshot {
  const reader = new ByteReader(bytes);
  const surroundings = readSurroundings(reader);
  const columns = readColumns(reader);
  if (!reader.isAtEnd || !isWhole(columns)) throw new MalformedBytes('columns of another length');
  return { ...snapshotWithout(surroundings), products: new ProductTable(columns) };
}

/**
 * Reads what `encodeCompact` gave: a snapshot of one comparator that answers its questions as the whole one does. Fails when
 * the bytes are something else, of another format version or damaged; whether its catalogue version is the published one
 * is for the caller to judge.
 */
export function decodeCompact(bytes: Uint8Array): Result<CatalogueSnapshot, CompactProblem> {
  const content = unframed(bytes);
  if (!content.ok) return content;
  try {
    return ok(readSnapshot(content.value));
  } catch (error) {
    if (error instanceof MalformedBytes) return fail({ kind: 'damaged' });
    throw error;
  }
}
