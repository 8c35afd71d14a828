import type { Codes, Dictionary } from './dictionary.ts';
import type { ProductColumns } from './product-columns.ts';
import { placeOf, TextBuilder, type TextColumn } from './text-column.ts';

/** The columns that hold one value of each product: all but the lists. */
export type OwnColumns = Pick<ProductColumns, 'ids' | 'dictionaries' | 'texts'>;

/** The rows in the order of their ids; null when they are in it. Throws RangeError when two are the same. */
function orderOf(ids: Uint32Array): Uint32Array | null {
  const isAfter = (id: number, index: number): boolean => index === 0 || id > (ids[index - 1] ?? 0);
  if (ids.every(isAfter)) return null;
  const order = ids.map((_, row) => row).sort((left, right) => (ids[left] ?? 0) - (ids[right] ?? 0));
  const twin = order.find((row, index) => index > 0 && ids[row] === ids[order[index - 1] ?? 0]);
  if (twin !== undefined) throw new RangeError(`product ${ids[twin]} comes twice`);
  return order;
}

function codesIn(order: Uint32Array, codes: Codes): Codes {
  const ordered = codes.slice();
  for (let index = 0; index < order.length; index += 1) ordered[index] = codes[order[index] ?? 0] ?? 0;
  return ordered;
}

function valuesIn<Value>(order: Uint32Array, { codes, values }: Dictionary<Value>): Dictionary<Value> {
  return { codes: codesIn(order, codes), values };
}

function textsIn(order: Uint32Array, column: TextColumn): TextColumn {
  const texts = new TextBuilder();
  for (const row of order) texts.pushBytes(column.bytes, ...placeOf(column, row));
  return texts.finish();
}

/** The same columns with their rows in the order of ids, as a table wants them. Throws RangeError when an id comes twice. */
export function orderById(columns: OwnColumns): OwnColumns {
  const { ids, dictionaries: of, texts } = columns;
  const order = orderOf(ids);
  if (order === null) return columns;
  return {
    ids: order.map((row) => ids[row] ?? 0),
    texts: {
      code: textsIn(order, texts.code),
      name: textsIn(order, texts.name),
      displayName: textsIn(order, texts.displayName),
      url: textsIn(order, texts.url),
    },
    dictionaries: {
      line: valuesIn(order, of.line),
      organizationId: valuesIn(order, of.organizationId),
      modality: valuesIn(order, of.modality),
      sale: valuesIn(order, of.sale),
      terms: valuesIn(order, of.terms),
      availability: valuesIn(order, of.availability),
      regionCodes: valuesIn(order, of.regionCodes),
      summary: valuesIn(order, of.summary),
      score: valuesIn(order, of.score),
      customers: valuesIn(order, of.customers),
      yearlyUse: valuesIn(order, of.yearlyUse),
      metadata: valuesIn(order, of.metadata),
      pricing: valuesIn(order, of.pricing),
    },
  };
}
