import { editionOf } from '@cotejo/core/editions';
import { dearerBreeds } from './pet-breeds.ts';
import type { AxisStep, PriceAxis } from '../line-tariff.ts';

export const firstDependantFree: PriceAxis = {
  of: 'dependants',
  steps: [
    { conditions: { nth: { from: 1, to: 1 } }, share: 0 },
    { conditions: { nth: { from: 2, to: null } }, share: 1 },
  ],
  point: ['Primera carga gratis', 'La carga de más edad no paga, si es menor de 25 años.'],
};

export const thirdDependantFree: PriceAxis = {
  of: 'dependants',
  steps: [
    { conditions: { nth: { from: 1, to: 2 } }, share: 1 },
    { conditions: { nth: { from: 3, to: null } }, share: 0 },
  ],
  point: ['Familias grandes', 'Desde la tercera, las cargas menores de 25 años no pagan. Se cuentan desde la de más edad.'],
};

/** A family of one pays less than one with dependants, at a price per home. */
export const aloneOrFamily: PriceAxis = {
  of: 'everybody',
  steps: [
    { conditions: { dependants: { from: 0, to: 0 } }, share: 1 },
    { conditions: { dependants: { from: 1, to: 3 } }, share: 1.4 },
    { conditions: { dependants: { from: 4, to: null } }, share: 1.7 },
  ],
  point: ['Precio del hogar', 'Depende de cuántas cargas viven contigo: ninguna, de una a tres, o más.'],
};

/** What a company pays for each employee falls with its size. */
export const companySizes: PriceAxis = {
  of: 'everybody',
  steps: [
    { conditions: { employees: { from: 1, to: 19 } }, share: 1.1 },
    { conditions: { employees: { from: 20, to: 99 } }, share: 1 },
    { conditions: { employees: { from: 100, to: 499 } }, share: 0.92 },
    { conditions: { employees: { from: 500, to: null } }, share: 0.84 },
  ],
  point: ['Tamaño de la empresa', 'El precio por persona baja desde 20, 100 y 500 trabajadores.'],
};

/** Regions where a service arrives, each with its share of the price; elsewhere it is not sold. */
export function servedRegions(shares: Readonly<Record<string, number>>): PriceAxis {
  const names = editionOf('chile')
    .regions.filter(({ code }) => code in shares)
    .map(({ name }) => name);
  return {
    of: 'everybody',
    steps: Object.entries(shares).map(([region, share]) => ({ conditions: { region }, share })),
    point: ['Dónde llega', `Da servicio en estas regiones: ${names.join(', ')}.`],
  };
}

/** Region codes that a tariff is written for; null: everywhere. */
export function regionsOf(axes: readonly PriceAxis[] = []): readonly string[] | null {
  const codes = axes.flatMap(({ steps }) => steps.flatMap(({ conditions }) => conditions.region ?? []));
  return codes.length === 0 ? null : codes;
}

/** Breeds with dearer illnesses first, then whatever the species; cats are cheaper. */
export const speciesAndBreed: PriceAxis = {
  of: 'everybody',
  steps: [
    ...dearerBreeds.map(({ species, breed, share }): AxisStep => ({
      conditions: { petSpecies: species, petBreed: breed },
      share: species === 'Gato' ? share * 0.76 : share,
    })),
    { conditions: { petSpecies: 'Perro' }, share: 1 },
    { conditions: { petSpecies: 'Gato' }, share: 0.76 },
  ],
  point: ['Especie y raza', 'Un gato paga menos que un perro. Las razas con más enfermedades de familia pagan más.'],
};

export const secondPetCheaper: PriceAxis = {
  of: 'everybody',
  steps: [
    { conditions: { nth: { from: 1, to: 1 } }, share: 1 },
    { conditions: { nth: { from: 2, to: null } }, share: 0.85 },
  ],
  point: ['Más de una mascota', 'Desde la segunda el precio baja un 15 %. Se cuentan desde la de más edad.'],
};

/** Lengths of a journey, up to the last day of each, beside one of ten days. */
const journeys = [
  [3, 0.5],
  [7, 0.78],
  [10, 1],
  [15, 1.32],
  [21, 1.7],
  [30, 2.2],
  [45, 3],
  [60, 3.7],
  [90, 5.1],
] as const;

export const journeyDays: PriceAxis = {
  of: 'everybody',
  steps: journeys.map(([last, share], index) => ({
    conditions: { tripDays: { from: (journeys[index - 1]?.[0] ?? 0) + 1, to: last } },
    share,
  })),
  point: ['Días de viaje', 'El precio va por tramos de días, hasta 90 días seguidos.'],
};

export const journeyZones: PriceAxis = {
  of: 'everybody',
  steps: [
    { conditions: { zone: 'chile' }, share: 0.3 },
    { conditions: { zone: 'sudamerica' }, share: 0.68 },
    { conditions: { zone: 'norteamerica' }, share: 1.35 },
    { conditions: { zone: 'europa' }, share: 1 },
    { conditions: { zone: 'asia-oceania' }, share: 1.15 },
    { conditions: { zone: 'africa' }, share: 1.1 },
    { conditions: { zone: 'mundo' }, share: 1.5 },
  ],
  point: ['Destino', 'Cada zona tiene su precio. Si visitas varias, elige Todo el mundo.'],
};
