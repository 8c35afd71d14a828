import type { Product } from '../product.ts';
import { dictionaryNames, textNames, type ProductColumns } from './product-columns.ts';
import { listOf, valueOf } from './dictionary.ts';
import { rowOfMadeSegment, segmentOf } from './made-segment.ts';
import { rowOfText, textOf, type TextColumn } from './text-column.ts';

/** Products kept as they were made. */
const mostLately = 256;

/** Written for a displayName or url that is really empty: empty ones stand for the name, and what is made of it. */
export const emptyText = '\u0000';

function displayNameOf({ texts }: ProductColumns, row: number): string {
  const own = textOf(texts.displayName, row);
  if (own === '') return textOf(texts.name, row);
  return own === emptyText ? '' : own;
}

function bytesOfText({ bytes, lengths, starts }: TextColumn): number {
  return bytes.byteLength + lengths.byteLength + starts.byteLength;
}

function bytesOf({ ids, dictionaries, texts, clinics, featureIds }: ProductColumns): number {
  const lists = [clinics, featureIds].reduce((sum, { starts, codes }) => sum + starts.byteLength + codes.byteLength, 0);
  const codes = dictionaryNames.reduce((sum, name) => sum + dictionaries[name].codes.byteLength, 0);
  const words = textNames.reduce((sum, name) => sum + bytesOfText(texts[name]), 0);
  return ids.byteLength + lists + codes + words;
}

/**
 * The products of a catalogue in columns, immutable, ordered by id. Rows count from 0. A `Product` is made when it is
 * asked for: keep rows, not products. Built by ProductTableBuilder.
 */
export class ProductTable implements Iterable<Product> {
  readonly columns: ProductColumns;
  readonly length: number;
  /** Products by row that were asked for lately: first pages show the same ones again and again. */
  readonly #lately = new Map<number, Product>();

  constructor(columns: ProductColumns) {
    this.columns = columns;
    this.length = columns.ids.length;
  }

  /** Bytes that the columns take; the values they share are not counted. */
  get byteLength(): number {
    return bytesOf(this.columns);
  }

  /** The product of a row. Throws RangeError when there is none. */
  at(row: number): Product {
    const known = this.#lately.get(row);
    if (known) return known;
    const product = this.#made(row);
    const oldest = this.#lately.keys().next();
    if (this.#lately.size >= mostLately && !oldest.done) this.#lately.delete(oldest.value);
    this.#lately.set(row, product);
    return product;
  }

  #made(row: number): Product {
    const { columns } = this;
    const { ids, dictionaries: of, texts, clinics, featureIds } = columns;
    const id = ids[row];
    if (id === undefined) throw new RangeError(`no product in row ${row} of ${this.length}`);
    const line = valueOf(of.line, row);
    const sale = valueOf(of.sale, row);
    const terms = valueOf(of.terms, row);
    const days = valueOf(of.availability, row);
    // Property by property: spreading four parts takes ten times as long, and a page makes twenty.
    return {
      id,
      code: textOf(texts.code, row),
      name: textOf(texts.name, row),
      displayName: displayNameOf(columns, row),
      url: segmentOf(texts, row, emptyText),
      kind: line.kind,
      upperType: line.upperType,
      upperTypeDisplayName: line.upperTypeDisplayName,
      typeName: line.typeName,
      typeDisplayName: line.typeDisplayName,
      typeDescription: line.typeDescription,
      organizationId: valueOf(of.organizationId, row),
      modality: valueOf(of.modality, row),
      salesChannels: sale.salesChannels,
      isPromoted: sale.isPromoted,
      isExclusive: sale.isExclusive,
      isPopular: sale.isPopular,
      hasOffer: sale.hasOffer,
      previsions: terms.previsions,
      requirement: terms.requirement,
      minimumEmployees: terms.minimumEmployees,
      clinicsAreComplete: terms.clinicsAreComplete,
      availableFrom: days.availableFrom,
      availableTo: days.availableTo,
      regionCodes: valueOf(of.regionCodes, row),
      summary: valueOf(of.summary, row),
      score: valueOf(of.score, row),
      customers: valueOf(of.customers, row),
      yearlyUse: valueOf(of.yearlyUse, row),
      metadata: valueOf(of.metadata, row),
      pricing: valueOf(of.pricing, row),
      clinics: listOf(clinics, row),
      featureIds: listOf(featureIds, row),
    };
  }

  *[Symbol.iterator](): Generator<Product> {
    for (let row = 0; row < this.length; row += 1) yield this.#made(row);
  }

  map<Value>(make: (product: Product, row: number) => Value): Value[] {
    return Array.from(this, make);
  }

  filter(passes: (product: Product) => boolean): Product[] {
    return [...this].filter(passes);
  }

  find(passes: (product: Product) => boolean): Product | undefined {
    for (const product of this) if (passes(product)) return product;
    return undefined;
  }

  /** The row of an id, or -1: ids ascend, so that halves are looked at. */
  rowOfId(id: number): number {
    const { ids } = this.columns;
    let [low, high] = [0, this.length - 1];
    while (low <= high) {
      const middle = (low + high) >> 1;
      const found = ids[middle] ?? 0;
      if (found === id) return middle;
      if (found < id) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  }

  /** The first product whose code or url is exactly this text; undefined: none. Looks at bytes, not at products. */
  findByText(column: 'code' | 'url', text: string, passes: (product: Product) => boolean = () => true): Product | undefined {
    for (let row = this.#rowOf(column, text, 0); row >= 0; row = this.#rowOf(column, text, row + 1)) {
      const product = this.at(row);
      if (passes(product)) return product;
    }
    return undefined;
  }

  /** Codes and urls of all products, each as it is spelled; some may come twice. */
  *names(): Generator<string> {
    const { texts } = this.columns;
    for (let row = 0; row < this.length; row += 1) {
      yield textOf(texts.code, row);
      yield segmentOf(texts, row, emptyText);
    }
  }

  #rowOf(column: 'code' | 'url', text: string, firstRow: number): number {
    const { texts } = this.columns;
    const held = rowOfText(texts[column], text === '' && column === 'url' ? emptyText : text, firstRow);
    if (column === 'code') return held;
    const made = rowOfMadeSegment(texts, text, firstRow);
    return held < 0 || made < 0 ? Math.max(held, made) : Math.min(held, made);
  }
}
