import type { TableSurvey } from './table-survey.ts';
import type { TableRow } from './table-rows.ts';
import type { TableName } from './tables/tables.ts';

/**
 * Holds the rows of a table to the order of the table above it, so that both can be read side by side without being
 * held: the rows of one product (or tariff) stand together, in the order of the products (or tariffs).
 */
export class SheetOrder {
  readonly #places: ReadonlyMap<string, number>;
  readonly #survey: TableSurvey;
  readonly #above: TableName;
  #last: { readonly key: string; readonly place: number } | null = null;

  constructor(survey: TableSurvey, above: TableName, places: ReadonlyMap<string, number>) {
    this.#survey = survey;
    this.#above = above;
    this.#places = places;
  }

  /** False, and told, when the key is not there or comes too late; not told when the table above could not be read. */
  accepts<Row>({ problem }: TableRow<Row>, { field, key, shown }: { field: string; key: string; shown: string }): boolean {
    const place = this.#places.get(key);
    if (place === undefined) {
      if (this.#survey.isReadable(this.#above)) this.#survey.add(problem(field, `'${shown}' no está en ${this.#above}`));
      return false;
    }
    const last = this.#last;
    if (last !== null && place < last.place) {
      const rule = `las filas van juntas y en el orden de ${this.#above}: ordena la hoja`;
      this.#survey.add(problem(field, `'${shown}' viene después de uno que en ${this.#above} está más abajo; ${rule}`));
      return false;
    }
    this.#last = { key, place };
    return true;
  }

  /** True when this key is not that of the row before. */
  isNew(key: string): boolean {
    return this.#last?.key !== key;
  }
}
