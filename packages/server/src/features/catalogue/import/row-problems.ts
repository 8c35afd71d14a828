import { parseScaled } from '@cotejo/core/money';
import type { SheetProblem } from './sheet-problem.ts';

/** Where a row was read. */
export interface RowPlace {
  readonly file: string;
  readonly row: number;
}

/** A long text cut for a message. */
export function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

/** What an amount of a column may be. */
export interface AmountRule {
  readonly decimals: number;
  /** In the column's unit; a greater amount is a mistake of unit or a lost decimal point. */
  readonly most: number;
  /** As it ends a sentence: 'en francos al mes'. */
  readonly unit: string;
}

/** Collects what is wrong with one row, so that all of it is told at once. */
export class RowProblems {
  readonly list: SheetProblem[] = [];
  readonly #place: RowPlace;

  constructor({ file, row }: RowPlace) {
    this.#place = { file, row };
  }

  add(column: string, message: string): void {
    this.list.push({ ...this.#place, column, message });
  }

  required(column: string, text: string): string {
    if (text === '') this.add(column, 'está vacía');
    else if (text.length > 200) this.add(column, 'tiene más de 200 caracteres');
    return text;
  }

  /** A number above 0 in plain decimal writing ('1.29'), as it stands; anything else ('NaN', '1e309', '-2') is a problem. */
  amount(column: string, text: string, { decimals, most, unit }: AmountRule): string {
    const shown = shortened(text);
    const scaled = parseScaled(text, decimals);
    const places = ['sin decimales', 'con un decimal', 'con hasta dos decimales', 'con hasta tres decimales'][decimals];
    if (text === '') this.add(column, 'está vacía');
    else if (text.startsWith('-')) this.add(column, `'${shown}' es negativo; debe ser mayor que 0`);
    else if (/^\d+,\d+$/.test(text)) this.add(column, `'${shown}' lleva coma decimal; usa punto, como en 1.29`);
    else if (scaled === null) this.add(column, `'${shown}' no es un número ${unit} ${places ?? 'con hasta cuatro decimales'}`);
    else if (scaled === 0) this.add(column, 'es 0; debe ser mayor que 0');
    else if (scaled > most * 10 ** decimals) this.add(column, `'${shown}' no es un precio ${unit} (más de ${most})`);
    return text;
  }
}
