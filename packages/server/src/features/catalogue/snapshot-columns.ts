import {
  emptyText,
  GrowableNumbers,
  orderById,
  TextBuilder,
  textOf,
  withoutMadeUrls,
  type Dictionary,
  type OwnColumns,
} from '@cotejo/core/product-table';
import { afterField, type Chunk, type Fields } from '../../platform/database/copied-bytes.ts';
import { ByteDictionary } from './byte-dictionary.ts';
import { readersOf, type Surroundings } from './snapshot-product.ts';

/** The seller is part of a price only where it is an isapre's: the same tariff is the same price, whoever sells it. */
const isapreField = 'case when base_price_uf is not null then organization_id end';

/** Fields of a product's row, in the order they are asked for: neighbours make up one value. */
export const productFields = [
  'id',
  'code',
  'name',
  'display_name',
  'url',
  'organization_id',
  isapreField,
  'version_id',
  'base_price_uf::text',
  'tariff_id',
  'minimum_employees',
  'requirement',
  'isapre_allowed',
  'fonasa_allowed',
  'clinics_are_complete',
  'kind',
  'upper_type',
  'upper_type_display_name',
  'type_name',
  'type_display_name',
  'type_description',
  'modality',
  'sales_channels',
  'is_promoted',
  'is_exclusive',
  'is_popular',
  'has_offer',
  'available_from::text',
  'available_to::text',
  'region_codes',
  'hospital_percentage',
  'ambulatory_percentage',
  'annual_cap::text',
  'annual_cap_currency',
  'deductible::text',
  'deductible_currency',
  'score::text',
  'customers',
  'yearly_use',
  'metadata',
] as const;
type ProductField = (typeof productFields)[number];

/** Neighbouring fields read as one byte string, whose number each row keeps. */
class CodedFields {
  readonly first: number;
  readonly last: number;
  readonly values = new ByteDictionary();
  readonly codes = new GrowableNumbers();

  constructor(first: ProductField, last: ProductField = first) {
    this.first = productFields.indexOf(first);
    this.last = productFields.indexOf(last);
  }
}

interface TwoPlaces {
  readonly one: number;
  readonly other: number;
  readonly length: number;
}

function areEqual(bytes: Uint8Array, { one, other, length }: TwoPlaces): boolean {
  for (let index = 0; index < length; index += 1) if (bytes[one + index] !== bytes[other + index]) return false;
  return true;
}

const [codeField, nameField, displayNameField, urlField] = [1, 2, 3, 4] as const;
const emptyTextBytes = new TextEncoder().encode(emptyText);

/** Turns rows of products, in any order, into columns: nothing of a row is kept but its texts, and numbers of values. */
export class SnapshotColumns {
  readonly #ids = new GrowableNumbers();
  readonly #texts = { code: new TextBuilder(), name: new TextBuilder(), displayName: new TextBuilder(), url: new TextBuilder() };
  readonly #coded = {
    organizationId: new CodedFields('organization_id'),
    pricing: new CodedFields(isapreField, 'minimum_employees'),
    terms: new CodedFields('minimum_employees', 'clinics_are_complete'),
    line: new CodedFields('kind', 'type_description'),
    modality: new CodedFields('modality'),
    sale: new CodedFields('sales_channels', 'has_offer'),
    availability: new CodedFields('available_from::text', 'available_to::text'),
    regionCodes: new CodedFields('region_codes'),
    summary: new CodedFields('hospital_percentage', 'deductible_currency'),
    score: new CodedFields('score::text'),
    customers: new CodedFields('customers'),
    yearlyUse: new CodedFields('yearly_use'),
    metadata: new CodedFields('metadata'),
  };
  readonly #codedFields = Object.values(this.#coded);
  /** Where each field of the row at hand starts, and where the last one ends. */
  readonly #starts = new Int32Array(productFields.length + 1);

  readonly add = (chunk: Chunk, start: number, end: number): void => {
    const starts = this.#starts;
    let place = start;
    for (let field = 0; field < productFields.length; field += 1) {
      starts[field] = place;
      place = afterField(chunk, place);
    }
    starts[productFields.length] = place;
    if (place !== end) throw new Error(`a row of a product has other fields than the ${productFields.length} asked for`);
    this.#ids.push(chunk.view.getInt32(start + 4));
    this.#addTexts(chunk);
    for (const { first, last, values, codes } of this.#codedFields) {
      codes.push(values.codeOf(chunk, starts[first] ?? 0, starts[last + 1] ?? 0));
    }
  };

  #addTexts(chunk: Chunk): void {
    this.#addText(this.#texts.code, chunk, codeField);
    this.#addText(this.#texts.name, chunk, nameField);
    this.#addText(this.#texts.url, chunk, urlField);
    const [name, own, after] = [this.#textStart(nameField), this.#textStart(displayNameField), this.#starts[urlField] ?? 0];
    const nameLength = own - 4 - name;
    const { displayName } = this.#texts;
    if (after - own === nameLength && areEqual(chunk.bytes, { one: name, other: own, length: nameLength })) {
      displayName.pushBytes(chunk.bytes, own, own);
    } else if (after === own) displayName.pushBytes(emptyTextBytes, 0, emptyTextBytes.length);
    else displayName.pushBytes(chunk.bytes, own, after);
  }

  #addText(builder: TextBuilder, { bytes }: Chunk, field: number): void {
    builder.pushBytes(bytes, this.#textStart(field), this.#starts[field + 1] ?? 0);
  }

  #textStart(field: number): number {
    return (this.#starts[field] ?? 0) + 4;
  }

  /** The columns in the order of ids. Throws when a row says what our writer never writes; the message names the product. */
  finish(surroundings: Surroundings): OwnColumns {
    const of = this.#coded;
    const read = readersOf(surroundings);
    const code = this.#texts.code.finish();
    const nameOf = (row: number): string => textOf(code, row);
    return orderById({
      ids: this.#ids.toUint32(),
      texts: withoutMadeUrls({
        code,
        name: this.#texts.name.finish(),
        displayName: this.#texts.displayName.finish(),
        url: this.#texts.url.finish(),
      }),
      dictionaries: {
        line: decoded(of.line, read.line, nameOf),
        organizationId: decoded(of.organizationId, read.organizationId, nameOf),
        modality: decoded(of.modality, read.modality, nameOf),
        sale: decoded(of.sale, read.sale, nameOf),
        terms: decoded(of.terms, read.terms, nameOf),
        availability: decoded(of.availability, read.availability, nameOf),
        regionCodes: decoded(of.regionCodes, read.regionCodes, nameOf),
        summary: decoded(of.summary, read.summary, nameOf),
        score: decoded(of.score, read.score, nameOf),
        customers: decoded(of.customers, read.customers, nameOf),
        yearlyUse: decoded(of.yearlyUse, read.yearlyUse, nameOf),
        metadata: decoded(of.metadata, read.metadata, nameOf),
        pricing: decoded(of.pricing, read.pricing, nameOf),
      },
    });
  }
}

/** The values of a column, each read once; those that are one and the same get one number. */
function decoded<Value>(
  { values: stored, codes }: CodedFields,
  read: (fields: Fields) => Value,
  nameOf: (row: number) => string,
): Dictionary<Value> {
  const known = new Map<Value, number>();
  const numbers = Uint32Array.from({ length: stored.size }, (_, code) => {
    try {
      const value = read(stored.fieldsOf(code));
      const number = known.get(value) ?? known.size;
      known.set(value, number);
      return number;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`product ${nameOf(codes.toUint32().indexOf(code))}: ${reason}`, { cause: error });
    }
  });
  codes.renumber(numbers);
  return { codes: codes.toCodes(known.size), values: [...known.keys()] };
}
