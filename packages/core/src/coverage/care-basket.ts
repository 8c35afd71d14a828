import { plainDate } from '../dates/plain-date.ts';
import type { EditionId } from '../editions/edition.ts';
import type { Currency } from '../money/money.ts';
import type { DatedParameter } from '../pricing/dated.ts';
import type { ExampleName, HealthSystem, Use } from './care-cost.ts';
import type { CareKind, CareService } from './care-services.ts';

/** Services used together, on one occasion; `units` are days for a bed and one for the rest. */
export type Visit = readonly { readonly service: CareService; readonly units: number }[];

/** A visit and how often a person makes it in a year. */
export interface PlannedVisit {
  readonly visit: Visit;
  readonly times: number;
}

/** Reference prices and counts that every product of an edition is measured by. Amounts are decimals in major units. */
export interface CareBasket {
  readonly currency: Currency;
  readonly prices: Readonly<Record<CareService, string>>;
  readonly uses: Readonly<Record<Use, readonly PlannedVisit[]>>;
  readonly examples: Readonly<Record<ExampleName, { readonly label: string; readonly visit: Visit }>>;
  /** Percentage of the price that a health system pays before an insurance does. */
  readonly systemPays: Readonly<Record<HealthSystem, Readonly<Record<CareKind, number>>>>;
  /** Value of one unit of each currency that caps are written in, all in one and the same currency. */
  readonly values: Readonly<Partial<Record<Currency, string>>>;
}

const one = (service: CareService, times: number): PlannedVisit => ({ visit: [{ service, units: 1 }], times });

const hospitalStay: Visit = [
  { service: 'dia-cama', units: 3 },
  { service: 'pabellon', units: 1 },
  { service: 'honorarios', units: 1 },
  { service: 'insumos', units: 1 },
];

const basketOfChile: CareBasket = {
  currency: 'UF',
  prices: {
    consulta: '1.2',
    examenes: '1.5',
    imagenes: '2.5',
    urgencia: '2.5',
    'salud-mental': '1.1',
    medicamentos: '0.8',
    'limpieza-dental': '1.2',
    tapadura: '1.5',
    'dia-cama': '8',
    pabellon: '30',
    honorarios: '25',
    insumos: '15',
    parto: '80',
  },
  uses: {
    low: [one('consulta', 2), one('examenes', 1), one('medicamentos', 1), one('limpieza-dental', 1)],
    medium: [
      one('consulta', 4),
      one('examenes', 2),
      one('imagenes', 1),
      one('urgencia', 1),
      one('salud-mental', 2),
      one('medicamentos', 4),
      one('limpieza-dental', 1),
      one('tapadura', 1),
    ],
    high: [
      one('consulta', 8),
      one('examenes', 4),
      one('imagenes', 2),
      one('urgencia', 2),
      one('salud-mental', 8),
      one('medicamentos', 12),
      one('limpieza-dental', 1),
      one('tapadura', 2),
      { visit: hospitalStay, times: 1 },
    ],
  },
  examples: {
    parto: { label: 'Parto', visit: [{ service: 'parto', units: 1 }] },
    hospitalizacion: { label: 'Hospitalización de 3 días', visit: hospitalStay },
    consulta: {
      label: 'Consulta con exámenes',
      visit: [
        { service: 'consulta', units: 1 },
        { service: 'examenes', units: 1 },
      ],
    },
  },
  systemPays: {
    isapre: { hospitalaria: 70, ambulatoria: 60, urgencia: 60, farmacia: 0, dental: 0 },
    fonasa: { hospitalaria: 40, ambulatoria: 30, urgencia: 30, farmacia: 0, dental: 0 },
  },
  values: { UF: '40844.79', CLP: '1', USD: '935.71' },
};

/**
 * The baskets by edition and day. Prices, counts and shares are assumptions of ours and say so; only the values of UF and
 * dollar are facts. An edition that is not here has no estimate (docs/costo-anual.md).
 */
export const careBaskets: Readonly<Partial<Record<EditionId, DatedParameter<CareBasket>>>> = {
  chile: {
    name: 'care-basket',
    values: [
      {
        edition: 'chile',
        value: basketOfChile,
        validFrom: plainDate('2026-01-01'),
        validUntil: null,
        source:
          'Supuesto de Cotejo, noviembre de 2026: precios y frecuencias redondos, no son un arancel. Sus topes en UF y dólares se pasan a pesos con los valores del 9 de julio de 2026 (Banco Central).',
        caveat: 'No survey of prices stands behind it; it measures all products alike.',
      },
    ],
  },
};
