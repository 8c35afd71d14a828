import { noChoices, plainComparator, type Comparator, type ProfileChoice } from '@cotejo/core/catalogue';
import { petBreeds } from './pet-breeds.ts';

const insurances = {
  noun: { one: 'seguro', many: 'seguros' },
  productKind: 'insurance',
  ...plainComparator,
  asksIncome: false,
  isComparable: true,
} as const satisfies Partial<Comparator>;

/** Priced for a company of thirty, the size at which every minimum of the demonstration is met. */
const exampleCompany = { employees: 30, riskClass: null, monthlyPayroll: null } as const;

/** What a company buys for its people. */
export const companyComparators: readonly Omit<Comparator, 'id'>[] = [
  {
    ...insurances,
    name: 'seguros-de-vida-guardias',
    url: '/Comparar/Seguros-de-Vida/Guardias',
    displayName: 'Vida para guardias',
    title: 'Compara seguros de vida para guardias',
    description: 'El seguro que la ley pide para guardias de seguridad, con precio según cuántos son.',
    upperTypes: ['SEGURO VIDA'],
    typeNames: ['SEGURO_VIDA_GUARDIAS'],
    productType: 'SEGURO COLECTIVO',
    example: { company: { ...exampleCompany, employees: 10 } },
  },
  {
    ...insurances,
    name: 'seguro-complementario-empresa',
    url: '/Comparar/Seguro-Complementario-Empresa',
    displayName: 'Seguros para empresas',
    title: 'Compara seguros colectivos para tu empresa',
    description: 'Salud y vida para tu equipo, con precio según cuántas personas son.',
    upperTypes: ['SEGURO COLECTIVO'],
    productType: 'SEGURO COLECTIVO',
    example: { company: exampleCompany },
  },
  {
    ...insurances,
    name: 'seguro-covid',
    url: '/Comparar/Seguro-Covid',
    displayName: 'Covid obligatorio',
    title: 'Compara el seguro Covid obligatorio',
    description: 'El seguro de la ley 21.342 para quienes trabajan en forma presencial. Se paga por un año, con IVA.',
    upperTypes: ['SEGURO COVID'],
    productType: 'SEGURO COVID',
    example: { company: { ...exampleCompany, employees: 10 } },
  },
];

/** C9-24: who asks for a pet is taken for a man of 25 until they say otherwise. */
export const petComparator: Omit<Comparator, 'id'> = {
  ...insurances,
  name: 'seguros-mascotas',
  url: '/Comparar/Seguros-Mascotas',
  displayName: 'Seguros de mascotas',
  title: 'Compara seguros de mascotas',
  description: 'Ves el precio de tu perro o gato según su raza y su edad.',
  upperTypes: ['SEGURO_MASCOTAS'],
  productType: 'SEGURO_MASCOTAS',
  choices: { ...noChoices, breeds: petBreeds },
  example: { age: 25, sex: 'Masculino', pets: [{ species: 'Perro', breed: 'Mestizo', age: 3 }] },
};

/** Zones that travel prices are written for, the nearest first. */
export const travelZones: readonly ProfileChoice[] = [
  { code: 'chile', name: 'Chile', group: null },
  { code: 'sudamerica', name: 'Sudamérica', group: null },
  { code: 'norteamerica', name: 'Norteamérica, Centroamérica y el Caribe', group: null },
  { code: 'europa', name: 'Europa', group: null },
  { code: 'asia-oceania', name: 'Asia y Oceanía', group: null },
  { code: 'africa', name: 'África y Medio Oriente', group: null },
  { code: 'mundo', name: 'Todo el mundo', group: null },
];

export const travelComparator: Omit<Comparator, 'id'> = {
  ...insurances,
  name: 'seguros-de-viaje',
  url: '/Comparar/Seguros-de-Viaje',
  displayName: 'Seguros de viaje',
  title: 'Compara seguros de viaje',
  description: 'Ves el precio de tu viaje según los días, el destino y la edad de cada persona.',
  upperTypes: ['SEGURO VIAJE'],
  productType: 'SEGURO VIAJE',
  choices: { ...noChoices, zones: travelZones },
  example: { tripDays: 10, zone: 'europa' },
};
