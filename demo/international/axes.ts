import type { ProfileChoice } from '@cotejo/core/catalogue';
import type { PriceAxis } from '../line-tariff.ts';

interface Zone {
  readonly code: string;
  readonly name: string;
  /** Price beside the zone that is taken for the reference. */
  readonly share: number;
}

/** Where a health policy pays. Care in the United States is what costs most. */
const healthZones: readonly Zone[] = [
  { code: 'mundial', name: 'Todo el mundo', share: 1.75 },
  { code: 'mundial-sin-eeuu', name: 'Todo el mundo, sin Estados Unidos', share: 1 },
  { code: 'america-latina', name: 'América Latina y el Caribe', share: 0.68 },
  { code: 'europa', name: 'Europa', share: 0.82 },
];

const tripZones: readonly Zone[] = [
  { code: 'america-latina', name: 'América Latina y el Caribe', share: 0.72 },
  { code: 'norteamerica', name: 'Estados Unidos y Canadá', share: 1.4 },
  { code: 'europa', name: 'Europa', share: 1 },
  { code: 'asia-oceania', name: 'Asia y Oceanía', share: 1.12 },
  { code: 'africa', name: 'África', share: 1.08 },
  { code: 'mundial', name: 'Varias zonas o todo el mundo', share: 1.55 },
];

function choicesOf(zones: readonly Zone[]): readonly ProfileChoice[] {
  return zones.map(({ code, name }) => ({ code, name, group: null }));
}

function axisOf(zones: readonly Zone[], point: PriceAxis['point']): PriceAxis {
  return { of: 'everybody', steps: zones.map(({ code, share }) => ({ conditions: { zone: code }, share })), point };
}

export const healthZoneChoices = choicesOf(healthZones);
export const tripZoneChoices = choicesOf(tripZones);

export const coverZone: PriceAxis = axisOf(healthZones, [
  'Zona de cobertura',
  'El precio depende de dónde quieres atenderte. Estados Unidos es lo que más cuesta.',
]);
export const destination: PriceAxis = axisOf(tripZones, [
  'Destino',
  'Cada zona tiene su precio. Si visitas varias, elige todo el mundo.',
]);

/** Lengths of a journey, up to the last day of each, beside one of ten days. */
const journeys = [
  [5, 0.6],
  [10, 1],
  [15, 1.38],
  [21, 1.8],
  [30, 2.4],
  [60, 4.1],
  [90, 5.6],
] as const;

export const journeyLength: PriceAxis = {
  of: 'everybody',
  steps: journeys.map(([last, share], index) => ({
    conditions: { tripDays: { from: (journeys[index - 1]?.[0] ?? 0) + 1, to: last } },
    share,
  })),
  point: ['Días de viaje', 'El precio va por tramos de días, hasta 90 días seguidos.'],
};
