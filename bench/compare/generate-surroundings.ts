import {
  plainComparator,
  type Clinic,
  type Comparator,
  type Feature,
  type Organization,
  type OrganizationKind,
} from '@cotejo/core/catalogue';

/** An insurance type under its upper type, with the texts of both. */
export interface TypeOfPlan {
  readonly upperType: string;
  readonly upperTypeDisplayName: string;
  readonly typeName: string;
  readonly typeDisplayName: string;
  readonly typeDescription: string;
}

const fields = [
  'Complementario',
  'Catastrófico',
  'Oncológico',
  'Dental',
  'Hospitalario',
  'Ambulatorio',
  'Vida',
  'Accidentes',
  'Viajes',
  'Mascotas',
];
const scopes = ['Individual', 'Familiar', 'Sénior'];

/** A text as a path segment or code: no accents, words joined by `joint`. */
export function slugOf(text: string, joint = '-'): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, joint);
}

/** Ten upper types of three types each. */
export const typesOfPlans: readonly TypeOfPlan[] = fields.flatMap((field) =>
  scopes.map((scope) => ({
    upperType: slugOf(field).toUpperCase(),
    upperTypeDisplayName: field,
    typeName: slugOf(`${field} ${scope}`, '_').toUpperCase(),
    typeDisplayName: `${field} ${scope.toLowerCase()}`,
    typeDescription: `Seguro ${field.toLowerCase()} para quien busca una cobertura ${scope.toLowerCase()}.`,
  })),
);

const houses = ['Aconcagua', 'Boldo', 'Canelo', 'Elqui', 'Huemul', 'Lenga', 'Maitén', 'Ñandú', 'Queule', 'Raulí'];
const branches = ['Seguros', 'Vida', 'Salud', 'Mutual'];
const kinds: readonly OrganizationKind[] = ['insurer', 'insurer', 'assistance', 'prepaid', 'insurer', 'isapre', 'eps'];

/** Forty organisations of five kinds, and two clinic groups that sell nothing. */
export const organizations: readonly Organization[] = [
  ...branches.flatMap((branch) => houses.map((house) => `${branch} ${house}`)),
  'Grupo Clínico Coigüe',
  'Grupo Clínico Tepa',
].map((name, index) => ({
  id: index + 1,
  code: slugOf(name, '_').toUpperCase(),
  acronym: name.replace(/[^A-ZÑ]/g, ''),
  name,
  displayName: name,
  url: slugOf(name),
  kind: index < 40 ? (kinds[index % kinds.length] ?? 'insurer') : 'provider',
  mark: name.slice(0, 2).toUpperCase(),
  hue: (index * 47) % 360,
  open: index % 11 !== 7,
}));

/** How many of the organisations sell. */
export const sellerCount = 40;

const places = ['Norte', 'Sur', 'Oriente', 'Poniente', 'del Mar', 'del Valle', 'Central', 'del Río', 'Austral', 'del Parque'];
const centres = ['Clínica', 'Hospital', 'Centro Médico', 'Clínica San Gaspar', 'Hospital Los Robles', 'Policlínico'];
const regionCodes = ['13', '13', '13', '5', '8', '13', '9', '2', '10', '7'];

/** Sixty clinics; the last stands for 'libre elección', which is no place and no choice of the filter. */
export const clinics: readonly Clinic[] = centres
  .flatMap((centre) => places.map((place) => `${centre} ${place}`))
  .map((displayName, index) => ({
    id: index + 1,
    code: index === 59 ? 'QPCL-1' : slugOf(displayName, '_').toUpperCase(),
    displayName,
    url: slugOf(displayName),
    regionCode: regionCodes[index % regionCodes.length] ?? null,
    latitude: null,
    longitude: null,
    address: null,
  }));

const benefits = [
  'Telemedicina',
  'Reembolso en línea',
  'Farmacia',
  'Maternidad',
  'Salud mental',
  'Kinesiología',
  'Urgencia a domicilio',
  'Chequeo anual',
];
const grades = ['básica', 'ampliada', 'completa', 'preferente', 'sin espera'];

/** Forty features; the first eight are main ones. */
export const features: readonly Feature[] = grades
  .flatMap((grade) => benefits.map((benefit) => `${benefit} ${grade}`))
  .map((displayName, index) => ({
    id: index + 1,
    name: slugOf(displayName, '_').toLowerCase(),
    displayName,
    typeId: index < 8 ? 1 : 2,
    description: '',
  }));

/** The one comparator over every plan. */
export const comparator: Comparator = {
  id: 1,
  name: 'seguros',
  url: '/Comparar/Seguros',
  displayName: 'Seguros',
  title: 'Seguros',
  description: '',
  noun: { one: 'seguro', many: 'seguros' },
  productKind: 'insurance',
  upperTypes: [],
  ...plainComparator,
  productType: 'SEGURO',
  asksIncome: false,
  isComparable: true,
};
