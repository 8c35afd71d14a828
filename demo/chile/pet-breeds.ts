import type { ProfileChoice } from '@cotejo/core/catalogue';
import type { PetSpecies } from '@cotejo/core/people';

/** How much dearer a breed is at the veterinarian's than the rest of its species. */
interface BreedGroup {
  readonly species: PetSpecies;
  readonly share: number;
  readonly breeds: readonly string[];
}

/** Real breeds, the usual ones in Chile. Flat-nosed, giant and long-backed ones are known for dearer illnesses. */
const groups: readonly BreedGroup[] = [
  { species: 'Perro', share: 1.35, breeds: ['Bulldog Francés', 'Bulldog Inglés', 'Pug', 'Shar Pei'] },
  { species: 'Perro', share: 1.25, breeds: ['Gran Danés', 'San Bernardo', 'Rottweiler', 'Dogo Argentino', 'Bullmastiff'] },
  { species: 'Perro', share: 1.12, breeds: ['Pastor Alemán', 'Labrador Retriever', 'Golden Retriever', 'Dachshund', 'Bóxer'] },
  {
    species: 'Perro',
    share: 1,
    breeds: [
      'Beagle',
      'Border Collie',
      'Caniche',
      'Chihuahua',
      'Cocker Spaniel Inglés',
      'Fox Terrier Chileno',
      'Husky Siberiano',
      'Jack Russell Terrier',
      'Maltés',
      'Schnauzer Miniatura',
      'Shih Tzu',
      'West Highland White Terrier',
      'Yorkshire Terrier',
      'Mestizo',
    ],
  },
  { species: 'Gato', share: 1.2, breeds: ['Persa', 'Exótico de Pelo Corto', 'Scottish Fold', 'Sphynx'] },
  {
    species: 'Gato',
    share: 1,
    breeds: [
      'Abisinio',
      'Angora Turco',
      'Azul Ruso',
      'Bengalí',
      'Bosque de Noruega',
      'Británico de Pelo Corto',
      'Burmés',
      'Cornish Rex',
      'Maine Coon',
      'Ragdoll',
      'Siamés',
      'Mestizo',
    ],
  },
];

/** What the profile of pets offers, by species in alphabetical order, mixed ones last. The code is the name itself. */
export const petBreeds: readonly ProfileChoice[] = (['Perro', 'Gato'] as const).flatMap((species) =>
  groups
    .filter((group) => group.species === species)
    .flatMap(({ breeds }) => breeds)
    .toSorted((one, other) => Number(one === 'Mestizo') - Number(other === 'Mestizo') || one.localeCompare(other, 'es'))
    .map((name) => ({ code: name, name, group: species })),
);

/** Breeds with a price of their own; the others of a species, and an unknown one, pay what the species does. */
export const dearerBreeds: readonly { readonly species: PetSpecies; readonly breed: string; readonly share: number }[] =
  groups.flatMap(({ species, share, breeds }) => (share === 1 ? [] : breeds.map((breed) => ({ species, breed, share }))));
