import type { ClinicCoverage } from '@cotejo/core/coverage';
import { GrowableNumbers, type ListColumn } from '@cotejo/core/product-table';
import { afterField, type Chunk } from '../../platform/database/copied-bytes.ts';
import { ByteDictionary } from './byte-dictionary.ts';

/** The fields of a row, in the order they are asked for. */
export const listFields = ['product_id', 'clinics', 'features'] as const;

const [clinicBytes, featureBytes] = [10, 4] as const;

/** Lists of one kind: values of so many bytes each, one after the other. */
class PackedLists {
  readonly #width: number;
  readonly #values = new ByteDictionary();
  readonly #codes = new GrowableNumbers();
  /** Where the list of each row starts in `codes`. */
  readonly #starts = new GrowableNumbers();

  constructor(width: number) {
    this.#width = width;
  }

  /** Adds the list of a field. Throws when it is not made of whole values. */
  add(chunk: Chunk, field: number): void {
    const length = chunk.view.getInt32(field);
    if (length < 0 || length % this.#width !== 0) throw new Error(`a list of ${length} bytes is not of ${this.#width} each`);
    this.#starts.push(this.#codes.length);
    const end = field + 4 + length;
    for (let place = field + 4; place < end; place += this.#width) {
      this.#codes.push(this.#values.codeOf(chunk, place, place + this.#width));
    }
  }

  /** The lists of rows in an order, each with its values in their own. */
  finish<Value>(order: Uint32Array, decode: (bytes: DataView) => Value): ListColumn<Value> {
    const values = Array.from({ length: this.#values.size }, (_, code) => decode(this.#values.viewOf(code)));
    const [given, givenStarts] = [this.#codes.toCodes(values.length), this.#starts.toUint32()];
    const starts = new Uint32Array(order.length + 1);
    const codes = given.slice();
    let place = 0;
    for (let row = 0; row < order.length; row += 1) {
      starts[row] = place;
      const own = order[row] ?? 0;
      const end = givenStarts[own + 1] ?? given.length;
      for (let from = givenStarts[own] ?? 0; from < end; from += 1, place += 1) codes[place] = given[from] ?? 0;
    }
    starts[order.length] = place;
    return { starts, codes, values };
  }
}

/** Stands for null, 'No informado'. */
const noPercentage = -1;

function percentageAt(bytes: DataView, place: number): number | null {
  const percentage = bytes.getInt16(place);
  return percentage === noPercentage ? null : percentage;
}

function clinicOf(bytes: DataView): ClinicCoverage {
  return {
    clinicId: bytes.getInt32(0),
    hospitalaria: percentageAt(bytes, 4),
    ambulatoria: percentageAt(bytes, 6),
    urgencia: percentageAt(bytes, 8),
  };
}

/** Gathers the clinics and features of products from rows of `listFields`, in any order. */
export class ProductLists {
  readonly #ids = new GrowableNumbers();
  readonly #clinics = new PackedLists(clinicBytes);
  readonly #features = new PackedLists(featureBytes);

  readonly add = (chunk: Chunk, start: number, _end: number): void => {
    const clinics = afterField(chunk, start);
    this.#ids.push(chunk.view.getInt32(start + 4));
    this.#clinics.add(chunk, clinics);
    this.#features.add(chunk, afterField(chunk, clinics));
  };

  /** The lists of products, whose ids ascend. Throws when a product has none, or lists are of no product. */
  finish(ids: Uint32Array): { readonly clinics: ListColumn<ClinicCoverage>; readonly featureIds: ListColumn<number> } {
    const order = rowsOf(this.#ids.toUint32(), ids);
    return {
      clinics: this.#clinics.finish(order, clinicOf),
      featureIds: this.#features.finish(order, (bytes) => bytes.getInt32(0)),
    };
  }
}

/** The place of each wanted number among those given, in any order. Throws unless both are the same numbers. */
function rowsOf(given: Uint32Array, wanted: Uint32Array): Uint32Array {
  const order = given.map((_, row) => row);
  const isAscending = given.every((id, row) => row === 0 || id > (given[row - 1] ?? 0));
  if (!isAscending) order.sort((left, right) => (given[left] ?? 0) - (given[right] ?? 0));
  for (let row = 0; row < Math.max(given.length, wanted.length); row += 1) {
    const [own, id] = [given[order[row] ?? given.length], wanted[row]];
    if (own === id) continue;
    if (id === undefined || (own !== undefined && own < id))
      throw new Error(`lists belong to product ${own}, which is not there`);
    throw new Error(`product ${id} has no lists`);
  }
  return order;
}
