import { Money } from '../money/money.ts';
import { packTariff } from '../pricing/tariff-cells.ts';
import type { AmountTariff, RateRow, RateTariff, Tariff, TariffConditions, TariffRow } from '../pricing/tariff.ts';
import { MalformedBytes, type ByteReader, type ByteWriter } from './byte-stream.ts';
import { DistinctValues, isListOf, readJson, writeJson } from './json-values.ts';
import { readNumbers, writeNumbers } from './number-column.ts';
import { templateOf, textOfTemplate } from './text-template.ts';
import { readTexts, writeTexts } from './text-columns.ts';

/*
 * The one place that knows how the rows of tariffs are kept: each field of all rows of all tariffs is a column.
 */

/** What tariffs share beside id, version and rows. */
type TariffTerms = Omit<AmountTariff, 'id' | 'version' | 'rows'> | Omit<RateTariff, 'id' | 'version' | 'rows'>;

const sexes = [null, 'Femenino', 'Masculino'] as const;
const roles = [null, 'contributor', 'dependant'] as const;
/** The columns of the rows, as they are filled and as they are read. */
interface RowColumns {
  /** How far the first age is from the one after the last age of the row before: 0 in a table without gaps. */
  readonly gaps: number[];
  readonly spans: number[];
  /** Place of sex and role in their lists. */
  readonly persons: number[];
  readonly conditions: number[];
  /** Smallest units of the tariff's currency, or millionths. */
  readonly figures: number[];
}
const columnNames = ['gaps', 'spans', 'persons', 'conditions', 'figures'] as const satisfies readonly (keyof RowColumns)[];

class RowWriter {
  readonly columns: RowColumns = { gaps: [], spans: [], persons: [], conditions: [], figures: [] };
  readonly conditions = new DistinctValues<TariffConditions | null>();

  addAll(rows: readonly (TariffRow | RateRow)[]): void {
    let expected = 0;
    for (const row of rows) {
      const { columns } = this;
      columns.gaps.push(row.ageFrom - expected);
      columns.spans.push(row.ageTo - row.ageFrom);
      columns.persons.push(sexes.indexOf(row.sex) * roles.length + roles.indexOf(row.role));
      columns.conditions.push(this.conditions.codeOf(row.conditions ?? null));
      columns.figures.push('amount' in row ? row.amount.units : row.millionths);
      expected = row.ageTo + 1;
    }
  }
}

/** Writes tariffs, each once. */
export function writeTariffs(writer: ByteWriter, tariffs: readonly Tariff[]): void {
  const rows = new RowWriter();
  const terms = new DistinctValues<TariffTerms>();
  const codes = tariffs.map(({ id: _id, version: _version, rows: own, ...rest }) => {
    rows.addAll(own);
    return terms.codeOf(rest);
  });
  const numbers: number[] = [];
  const versions = tariffs.map(({ id, version }) => templateOf(version, { id: -1, parts: [() => id] }, numbers));
  writeTexts(
    writer,
    tariffs.map(({ id }) => id),
  );
  writeTexts(writer, versions);
  writeNumbers(writer, numbers);
  writeJson(writer, [terms.values, rows.conditions.values]);
  writeNumbers(writer, codes);
  writeNumbers(
    writer,
    tariffs.map((tariff) => tariff.rows.length),
  );
  for (const name of columnNames) writeNumbers(writer, rows.columns[name]);
}

type SharedValues = readonly [readonly TariffTerms[], readonly (TariffConditions | null)[]];

function isSharedValues(value: unknown): value is SharedValues {
  return isListOf<unknown>(value) && value.length === 2 && value.every((list) => isListOf<unknown>(list));
}

/** Reads the cells of rows in turn. */
class RowReader {
  readonly #columns: Readonly<Record<keyof RowColumns, Float64Array>>;
  readonly #conditions: SharedValues[1];
  #next = 0;

  constructor(reader: ByteReader, [, conditions]: SharedValues) {
    const column = (): Float64Array => readNumbers(reader);
    this.#columns = {
      gaps: column(),
      spans: column(),
      persons: column(),
      conditions: column(),
      figures: column(),
    };
    this.#conditions = conditions;
  }

  #at(name: keyof RowColumns): number {
    const value = this.#columns[name][this.#next];
    if (value === undefined) throw new MalformedBytes('a tariff without its rows');
    return value;
  }

  #cell(expected: number) {
    const ageFrom = expected + this.#at('gaps');
    const person = this.#at('persons');
    const conditions = this.#conditions[this.#at('conditions')] ?? null;
    return {
      ageFrom,
      ageTo: ageFrom + this.#at('spans'),
      sex: sexes[Math.floor(person / roles.length)] ?? null,
      role: roles[person % roles.length] ?? null,
      ...(conditions === null ? {} : { conditions }),
    };
  }

  amounts({ currency, period }: Pick<AmountTariff, 'currency' | 'period'>, count: number): TariffRow[] {
    let expected = 0;
    return Array.from({ length: count }, () => {
      const row = { ...this.#cell(expected), amount: new Money(this.#at('figures'), currency, period) };
      expected = row.ageTo + 1;
      this.#next += 1;
      return row;
    });
  }

  rates(count: number): RateRow[] {
    let expected = 0;
    return Array.from({ length: count }, () => {
      const row = { ...this.#cell(expected), millionths: this.#at('figures') };
      expected = row.ageTo + 1;
      this.#next += 1;
      return row;
    });
  }
}

/** Reads tariffs as they were written. */
export function readTariffs(reader: ByteReader): readonly Tariff[] {
  const [ids, templates, numbers] = [readTexts(reader), readTexts(reader), readNumbers(reader)];
  const shared = readJson(reader, isSharedValues);
  const [codes, counts] = [readNumbers(reader), readNumbers(reader)];
  const rows = new RowReader(reader, shared);
  let nextNumber = 0;
  return ids.map((id, index): Tariff => {
    const terms = shared[0][codes[index] ?? -1];
    const count = counts[index];
    if (terms === undefined || count === undefined) throw new MalformedBytes('a tariff without its terms');
    const version = textOfTemplate(templates[index] ?? '', { id: -1, parts: [() => id] }, () => numbers[nextNumber++] ?? 0);
    return packTariff(
      'incomeCap' in terms
        ? { id, version, ...terms, rows: rows.rates(count) }
        : { id, version, ...terms, rows: rows.amounts(terms, count) },
    );
  });
}
