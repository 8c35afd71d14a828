import { plainDate, type PlainDate } from '../dates/plain-date.ts';
import { moneyOf, type Money } from '../money/money.ts';
import { fail, type Result } from '../result.ts';
import { valueAt, type DatedParameter, type DatedValue, type ParameterProblem } from './dated.ts';

export { valueAt } from './dated.ts';
export type { DatedParameter, DatedValue, ParameterProblem } from './dated.ts';

/** One age band of the single factor table, ages in completed years, both ends inclusive, factors in tenths. */
export interface FactorBand {
  readonly ageFrom: number;
  readonly ageTo: number;
  readonly contributorTenths: number;
  readonly dependantTenths: number;
}

export interface FactorTable {
  readonly bands: readonly FactorBand[];
  /** A dependant younger than this pays the GES price only (Corte Suprema, 2022-11-30). */
  readonly gesOnlyBelowAge: number;
}

/** Tabla Única de Factores: the same for both sexes and every isapre. */
export const factorTable: DatedParameter<FactorTable> = {
  name: 'isapre-factor-table',
  values: [
    {
      edition: 'chile',
      validFrom: plainDate('2020-04-01'),
      validUntil: null,
      source:
        'Superintendencia de Salud, Circular IF/N° 343 (2019), contratos desde 2020-04-01; menores de dos años: Corte Suprema, Tercera Sala, 2022-11-30',
      caveat: '"Menor de dos años" is read as age 0 or 1.',
      value: {
        gesOnlyBelowAge: 2,
        bands: [
          { ageFrom: 0, ageTo: 19, contributorTenths: 6, dependantTenths: 6 },
          { ageFrom: 20, ageTo: 24, contributorTenths: 9, dependantTenths: 7 },
          { ageFrom: 25, ageTo: 34, contributorTenths: 10, dependantTenths: 7 },
          { ageFrom: 35, ageTo: 44, contributorTenths: 13, dependantTenths: 9 },
          { ageFrom: 45, ageTo: 54, contributorTenths: 14, dependantTenths: 10 },
          { ageFrom: 55, ageTo: 64, contributorTenths: 20, dependantTenths: 14 },
          { ageFrom: 65, ageTo: 120, contributorTenths: 24, dependantTenths: 22 },
        ],
      },
    },
  ],
};

function cap(uf: string, from: string, rest: { until: string; source: string; caveat?: string }): DatedValue<Money> {
  return {
    edition: 'chile',
    value: moneyOf(uf, 'UF', 'month'),
    validFrom: plainDate(from),
    validUntil: plainDate(rest.until),
    source: rest.source,
    caveat: rest.caveat ?? null,
  };
}

/**
 * Tope imponible for pensions and health, UF per month. It is fixed anew each year, so the last value ends
 * with the January that follows it: from then on the calculation fails until the new figure is written here.
 */
export const taxableCap: DatedParameter<Money> = {
  name: 'tope-imponible',
  values: [
    cap('80.2', '2020-02-01', { until: '2021-01-31', source: 'afphabitat.cl, 2020-03-03' }),
    cap('81.6', '2021-02-01', { until: '2022-01-31', source: 'Superintendencia de Pensiones, según prensadigital.cl' }),
    cap('81.6', '2022-02-01', {
      until: '2022-12-31',
      source: 'Superintendencia de Pensiones ("se mantendrá en 81,6"), según prensadigital.cl',
    }),
    cap('81.6', '2023-01-01', { until: '2024-01-31', source: 'banmedica.cl, información legal' }),
    cap('84.3', '2024-02-01', {
      until: '2025-01-31',
      source: 'Especificación del producto (84,3 UF)',
      caveat: 'Start month unverified.',
    }),
    cap('87.8', '2025-02-01', {
      until: '2025-12-31',
      source: 'textual.cl y latercera.com, 2026-02-10',
      caveat: 'Start month unverified.',
    }),
    cap('89.9', '2026-01-01', {
      until: '2026-01-31',
      source: 'latercera.com, 2026-02-10',
      caveat: 'Provisional figure of January 2026.',
    }),
    cap('90.0', '2026-02-01', { until: '2027-01-31', source: 'latercera.com, 2026-02-10; aafp.cl, 2026-02-16' }),
  ],
};

const press2022 = 'diariousach.cl, 2022-10-08; agenciaele.cl, 2023-12-05';
const press2024 = 'agenciaele.cl, 2023-12-05; tabla pública de un corredor (2024-2025)';
const published2026 = 'Tabla pública de un corredor (2026), recalculada desde 83 pares de precios publicados en 2026-07';

interface GesPrices {
  readonly name: string;
  readonly from2022: string;
  readonly from2024: string;
  readonly from2026: string;
  readonly caveat2022?: string;
  readonly caveat2024?: string;
}

function ges(isapreCode: string, prices: GesPrices): readonly [string, DatedParameter<Money>] {
  const dated = (
    uf: string,
    source: string,
    days: { from: string; until: string | null; caveat?: string },
  ): DatedValue<Money> => ({
    edition: 'chile',
    value: moneyOf(uf, 'UF', 'month'),
    validFrom: plainDate(days.from),
    validUntil: days.until === null ? null : plainDate(days.until),
    source,
    caveat: days.caveat ?? null,
  });
  return [
    isapreCode,
    {
      name: `ges-${prices.name}`,
      values: [
        dated(prices.from2022, press2022, { from: '2022-10-01', until: '2023-12-31', caveat: prices.caveat2022 }),
        dated(prices.from2024, press2024, { from: '2024-01-01', until: '2025-12-31', caveat: prices.caveat2024 }),
        dated(prices.from2026, published2026, { from: '2026-01-01', until: null }),
      ],
    },
  ];
}

/** GES price per isapre code, UF per beneficiary and month. The five values of C4-11 are those of 2024-2025. */
export const gesPrices: ReadonlyMap<string, DatedParameter<Money>> = new Map([
  ges('67', { name: 'Colmena', from2022: '0.93', from2024: '0.77', from2026: '1.036' }),
  ges('78', {
    name: 'Cruz Blanca',
    from2022: '1.228',
    from2024: '0.74',
    from2026: '0.971',
    caveat2022: 'One source rounds to 1.23.',
  }),
  ges('80', { name: 'Vida Tres', from2022: '0.85', from2024: '0.63', from2026: '0.712' }),
  ges('81', { name: 'Nueva Masvida', from2022: '1.29', from2024: '0.795', from2026: '0.854' }),
  ges('99', {
    name: 'Banmédica',
    from2022: '0.8',
    from2024: '0.602',
    from2026: '0.778',
    caveat2022: 'A second source says 0.83.',
    caveat2024: 'The press rounds to 0.60; the increase of January 2026 implies 0.620.',
  }),
  ges('107', {
    name: 'Consalud',
    from2022: '1.39',
    from2024: '0.602',
    from2026: '0.731',
    caveat2024: 'The press rounds to 0.60.',
  }),
  ges('108', {
    name: 'Esencial',
    from2022: '0.8',
    from2024: '0.8',
    from2026: '0.91',
    caveat2022: 'One source.',
    caveat2024: 'One source.',
  }),
]);

/** GES price of one isapre on a day, UF per beneficiary and month, or why there is none. */
export function gesPriceAt(isapreCode: string, date: PlainDate): Result<DatedValue<Money>, ParameterProblem> {
  const parameter = gesPrices.get(isapreCode);
  if (!parameter) return fail({ kind: 'unknown-parameter', parameter: `ges-${isapreCode}`, date });
  return valueAt(parameter, date);
}
