import { Money, type Currency, type Period } from '../money/money.ts';
import type { ProductPricing, Tariff } from '../pricing/tariff.ts';
import { MalformedBytes, type ByteReader, type ByteWriter } from './byte-stream.ts';
import { DistinctValues, isListOf, readJson, writeJson } from './json-values.ts';
import { readNumbers, writeNumbers } from './number-column.ts';
import { readTariffs, writeTariffs } from './tariff-columns.ts';

/** What prices share: an isapre with the unit of its base prices, or the tariffs that follow each other (by number) and the least employees. */
type PriceTerms =
  | { readonly isapreCode: string; readonly currency: Currency; readonly period: Period }
  | { readonly tariffs: readonly number[]; readonly minimumEmployees: number | null };

/** Tariffs by number, each once however many products have it. */
class TariffNumbers {
  readonly tariffs: Tariff[] = [];
  readonly #numbers = new Map<Tariff, number>();

  readonly of = (tariff: Tariff): number => {
    const number = this.#numbers.get(tariff) ?? this.tariffs.length;
    if (number === this.tariffs.length) {
      this.tariffs.push(tariff);
      this.#numbers.set(tariff, number);
    }
    return number;
  };
}

/** Writes the prices that products refer to, with the tariffs behind them. */
export function writePricings(writer: ByteWriter, pricings: readonly ProductPricing[]): void {
  const numbers = new TariffNumbers();
  const terms = new DistinctValues<PriceTerms>();
  const codes = pricings.map((pricing) => {
    if (pricing.kind === 'tariff') {
      return terms.codeOf({ tariffs: pricing.tariffs.map(numbers.of), minimumEmployees: pricing.minimumEmployees });
    }
    const { currency, period } = pricing.basePrice;
    return terms.codeOf({ isapreCode: pricing.isapreCode, currency, period });
  });
  writeJson(writer, terms.values);
  writeNumbers(writer, codes);
  writeNumbers(
    writer,
    pricings.flatMap((pricing) => (pricing.kind === 'isapre' ? [pricing.basePrice.units] : [])),
  );
  writeTariffs(writer, numbers.tariffs);
}

/** Reads prices as they were written; tariffs that were shared are shared again. */
export function readPricings(reader: ByteReader): readonly ProductPricing[] {
  const terms = readJson(reader, isListOf<PriceTerms>);
  const [codes, basePrices] = [readNumbers(reader), readNumbers(reader)];
  const tariffs = readTariffs(reader);
  const series = terms.map((term) => ('tariffs' in term ? term.tariffs.flatMap((number) => tariffs[number] ?? []) : []));
  let next = 0;
  return Array.from(codes, (code): ProductPricing => {
    const term = terms[code];
    if (term === undefined) throw new MalformedBytes('a price without its terms');
    if ('tariffs' in term) {
      return { kind: 'tariff', tariffs: series[code] ?? [], minimumEmployees: term.minimumEmployees };
    }
    const { isapreCode, currency, period } = term;
    return { kind: 'isapre', isapreCode, basePrice: new Money(basePrices[next++] ?? 0, currency, period) };
  });
}
