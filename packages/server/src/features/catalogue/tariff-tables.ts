import { GrowableNumbers, type CellNumbers } from '@cotejo/core/product-table';
import { afterField, scaledAt, type Chunk } from '../../platform/database/copied-bytes.ts';
import { ByteDictionary } from './byte-dictionary.ts';
import { tariffKey } from './snapshot-product.ts';
import { cellReader, storedDecimals, type StoredCell } from './tariff-rows.ts';

/**
 * Gathers the tables of tariffs from rows in any order: version, tariff and first day; the position; the amount and the
 * millionths; then whom the row is for. That is kept once for all that are alike, so that a row takes a few bytes.
 */
export class TariffTables {
  readonly #tariffs = new ByteDictionary();
  readonly #cells = new ByteDictionary();
  readonly #tariffCodes = new GrowableNumbers();
  readonly #positions = new GrowableNumbers();
  readonly #cellCodes = new GrowableNumbers();
  readonly #figures: number[] = [];

  readonly add = (chunk: Chunk, start: number, end: number): void => {
    const position = afterField(chunk, afterField(chunk, afterField(chunk, start)));
    const amount = afterField(chunk, position);
    const millionths = afterField(chunk, amount);
    const cell = afterField(chunk, millionths);
    this.#tariffCodes.push(this.#tariffs.codeOf(chunk, start, position));
    this.#positions.push(chunk.view.getInt32(position + 4));
    this.#figures.push(scaledAt(chunk, amount, storedDecimals) ?? chunk.view.getInt32(millionths + 4));
    this.#cellCodes.push(this.#cells.codeOf(chunk, cell, end));
  };

  /** The table of each tariff in its order, by its key and first day. Throws when a row is not from our writer. */
  finish(): ReadonlyMap<string, CellNumbers> {
    const read = cellReader();
    const cells = Array.from({ length: this.#cells.size }, (_, code) => read(this.#cells.fieldsOf(code)));
    const cellCodes = this.#cellCodes.toUint32();
    return new Map(
      this.#rowsByTariff().map((rows, code) => {
        const own = rows.map((row) => cellOf(cells, cellCodes[row]));
        return [
          this.#keyOf(code),
          {
            heads: own.map(({ head }) => head),
            figures: rows.map((row) => this.#figures[row] ?? 0),
            conditions: own.some(({ conditions }) => conditions) ? own.map(({ conditions }) => conditions) : null,
          },
        ];
      }),
    );
  }

  /** Numbers of rows by tariff, in the order of their positions: mostly they came in it. */
  #rowsByTariff(): readonly number[][] {
    const rows = Array.from({ length: this.#tariffs.size }, (): number[] => []);
    const positions = this.#positions.toUint32();
    const isOrdered = rows.map(() => true);
    for (const [row, tariff] of this.#tariffCodes.toUint32().entries()) {
      const own = rows[tariff];
      const before = own?.at(-1);
      if (before !== undefined && (positions[before] ?? 0) > (positions[row] ?? 0)) isOrdered[tariff] = false;
      own?.push(row);
    }
    const byPosition = (left: number, right: number): number => (positions[left] ?? 0) - (positions[right] ?? 0);
    return rows.map((own, tariff) => (isOrdered[tariff] === true ? own : own.toSorted(byPosition)));
  }

  #keyOf(code: number): string {
    const fields = this.#tariffs.fieldsOf(code);
    return `${tariffKey(fields.number(0), fields.text(1))}/${fields.text(2)}`;
  }
}

function cellOf(cells: readonly StoredCell[], code: number | undefined): StoredCell {
  const cell = code === undefined ? undefined : cells[code];
  if (cell === undefined) throw new RangeError(`no cell ${code} of ${cells.length}`);
  return cell;
}
