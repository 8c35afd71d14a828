import type { ProfileChoice } from '@cotejo/core/catalogue';
import type { PriceAxis } from '../line-tariff.ts';

const dogs = [
  'Beagle',
  'Border Collie',
  'Caniche',
  'Chihuahua',
  'Golden Retriever',
  'Labrador Retriever',
  'Schnauzer',
  'Shih Tzu',
  'Mestizo',
];
/** Breeds whose illnesses cost more. */
const dearDogs = ['Bulldog Francés', 'Bulldog Inglés', 'Gran Danés', 'Pastor Alemán', 'Pug', 'Rottweiler'];
const cats = ['Azul Ruso', 'Bengalí', 'Persa', 'Siamés', 'Doméstico'];

export const petBreeds: readonly ProfileChoice[] = [
  ...[...dogs, ...dearDogs]
    .toSorted((one, other) => one.localeCompare(other, 'es'))
    .map((name) => ({ code: name, name, group: 'Perro' })),
  ...cats.map((name) => ({ code: name, name, group: 'Gato' })),
];

export const speciesAndBreed: PriceAxis = {
  of: 'everybody',
  steps: [
    ...dearDogs.map((petBreed) => ({ conditions: { petSpecies: 'Perro', petBreed }, share: 1.3 }) as const),
    { conditions: { petSpecies: 'Perro' }, share: 1 },
    { conditions: { petSpecies: 'Gato', petBreed: 'Persa' }, share: 0.95 },
    { conditions: { petSpecies: 'Gato' }, share: 0.78 },
  ],
  point: ['Especie y raza', 'Un gato paga menos que un perro. Las razas con más enfermedades pagan más.'],
};
