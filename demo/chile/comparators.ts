import { plainComparator, type Comparator } from '@cotejo/core/catalogue';
import { companyComparators, petComparator, travelComparator } from './special-comparators.ts';

export type DemoComparator = Omit<Comparator, 'id'>;

export const isapreComparator: DemoComparator = {
  name: 'isapres',
  url: '/Comparar/Isapres',
  displayName: 'Isapres',
  title: 'Compara planes de isapre',
  description: 'Ves el precio de tu familia sin dar tu teléfono.',
  noun: { one: 'plan', many: 'planes' },
  productKind: 'isapre-plan',
  upperTypes: [],
  ...plainComparator,
  productType: 'ISAPRE',
  asksIncome: true,
  isComparable: true,
};

/** What all comparators of people's insurances have in common: nothing but people is asked. */
const forPeople = {
  noun: { one: 'seguro', many: 'seguros' },
  productKind: 'insurance',
  ...plainComparator,
  productType: 'SEGURO',
  asksIncome: false,
  isComparable: true,
} as const satisfies Partial<DemoComparator>;

interface LinePage {
  /** Last segments of its path, under '/Comparar/'. */
  readonly path: string;
  readonly displayName: string;
  readonly title: string;
  readonly description: string;
  readonly upperType: string;
  readonly typeNames?: readonly string[];
}

function linePage({ path, displayName, title, description, upperType, typeNames = [] }: LinePage): DemoComparator {
  const name = path.replace('Seguros-de-Salud/', '').replaceAll('/', '-').toLowerCase();
  return { ...forPeople, name, url: `/Comparar/${path}`, displayName, title, description, upperTypes: [upperType], typeNames };
}

/** The health lines that one person or family buys, each with a page of its own. */
const healthPages: readonly DemoComparator[] = [
  linePage({
    path: 'Seguros-de-Salud/Dental',
    displayName: 'Dental',
    title: 'Compara seguros dentales',
    description: 'Ves cuánto pagan por limpieza, tapaduras, conductos y ortodoncia, y el precio de tu familia.',
    upperType: 'SEGURO DENTAL',
  }),
  linePage({
    path: 'Seguros-de-Salud/Complementario',
    displayName: 'Complementario',
    title: 'Compara seguros complementarios',
    description: 'Devuelven una parte de lo que tu isapre o Fonasa no paga.',
    upperType: 'SEGURO COMPLEMENTARIO',
  }),
  linePage({
    path: 'Seguros-de-Salud/Catastrofico',
    displayName: 'Catastrófico',
    title: 'Compara seguros catastróficos',
    description: 'Pagan las cuentas muy altas, desde un deducible que puedes elegir.',
    upperType: 'SEGURO CATASTROFICO',
  }),
  linePage({
    path: 'Seguros-de-Salud/Complementario-Catastrofico',
    displayName: 'Complementario + Catastrófico',
    title: 'Compara seguros complementarios con catastrófico',
    description: 'Dos coberturas en un contrato: los gastos de cada día y las cuentas muy altas.',
    upperType: 'SEGURO COMPLEMENTARIO CATASTROFICO',
  }),
  linePage({
    path: 'Seguros-de-Salud/Oncologico',
    displayName: 'Oncológico',
    title: 'Compara seguros oncológicos',
    description: 'Ves dónde te atienden, hasta qué monto y con cuánta espera.',
    upperType: 'SEGURO ONCOLOGICO',
  }),
  linePage({
    path: 'Seguros-de-Salud/Cardiologico',
    displayName: 'Cardiológico',
    title: 'Compara seguros cardiológicos',
    description: 'Ves qué pagan de la urgencia, la cirugía y la recuperación del corazón.',
    upperType: 'SEGURO CARDIOLOGICO',
  }),
  linePage({
    path: 'Seguros-de-Salud/Escolar-Universitario',
    displayName: 'Escolar y universitario',
    title: 'Compara seguros escolares y universitarios',
    description: 'Agrega a tus hijos como cargas y ves el precio de toda la familia.',
    upperType: 'SEGURO ESCOLAR',
  }),
  linePage({
    path: 'Seguros-de-Salud/Farmacia',
    displayName: 'Farmacia',
    title: 'Compara seguros de farmacia',
    description: 'Ves cuánto te devuelven de tus medicamentos con receta.',
    upperType: 'SEGURO FARMACIA',
  }),
  linePage({
    path: 'Seguros-de-Salud/Primario',
    displayName: 'Primario',
    title: 'Compara seguros primarios',
    description: 'Cubren lo de cada día: consultas, exámenes simples y médico por video.',
    upperType: 'SEGURO PRIMARIO',
  }),
  linePage({
    path: 'Seguros-de-Salud/Indemnizacion',
    displayName: 'Indemnización',
    title: 'Compara seguros de indemnización',
    description: 'Pagan un monto fijo por cada día de hospital o cirugía, sin pedir boletas.',
    upperType: 'SEGURO INDEMNIZACION',
  }),
  linePage({
    path: 'Seguros-de-Salud/Internacional',
    displayName: 'Internacional',
    title: 'Compara seguros de salud internacionales',
    description: 'Cubren tu atención en Chile y en otros países, con topes en dólares.',
    upperType: 'SEGURO INTERNACIONAL',
  }),
  {
    ...linePage({
      path: 'Seguros-de-Salud/Asistencia',
      displayName: 'Asistencia',
      title: 'Compara servicios de asistencia',
      description: 'Ambulancia, médico por video y médico a domicilio, con un precio por hogar.',
      upperType: 'SERVICIO ASISTENCIA',
    }),
    noun: { one: 'servicio', many: 'servicios' },
  },
];

const accidentPage = linePage({
  path: 'Accidentes-Personales',
  displayName: 'Accidentes personales',
  title: 'Compara seguros de accidentes personales',
  description: 'Pagan la urgencia, el tratamiento y un capital si tienes un accidente.',
  upperType: 'SEGURO ACCIDENTES',
});

const lifePage = linePage({
  path: 'Seguros-de-Vida',
  displayName: 'Seguros de vida',
  title: 'Compara seguros de vida',
  description: 'Ves el precio de tu capital, con o sin ahorro.',
  upperType: 'SEGURO VIDA',
  typeNames: ['SEGURO_VIDA', 'SEGURO_VIDA_AHORRO'],
});

/** The upper types of the general health page: those of its line pages, and accidents. */
export const personalHealthUpperTypes: readonly string[] = [...healthPages, accidentPage].flatMap(({ upperTypes }) => upperTypes);

const healthInsuranceComparator: DemoComparator = {
  ...forPeople,
  name: 'seguros-de-salud',
  url: '/Comparar/Seguros-de-Salud',
  displayName: 'Seguros de salud',
  title: 'Compara seguros de salud',
  description: 'Ves el precio para cada persona de tu familia sin dar tu teléfono.',
  upperTypes: personalHealthUpperTypes,
};

/**
 * Every comparator of the layer 'seguros' in its order. The first that shows a product is its home: the general health
 * page asks what its line pages ask, so it may be.
 */
export const insuranceComparators: readonly DemoComparator[] = [
  healthInsuranceComparator,
  ...healthPages,
  accidentPage,
  lifePage,
  ...companyComparators,
  petComparator,
  travelComparator,
];

/** The public system, the reference that isapre plans and insurances are held against. */
export const fonasaComparator: DemoComparator = {
  ...forPeople,
  name: 'fonasa',
  url: '/Comparar/Fonasa',
  displayName: 'Fonasa',
  title: 'Compara los tramos y modalidades de Fonasa',
  description: 'Ves tu tramo según tu ingreso y tus cargas, tu cotización del 7 % y cuánto paga cada modalidad.',
  noun: { one: 'modalidad', many: 'modalidades' },
  upperTypes: ['FONASA'],
  productType: 'FONASA',
  asksIncome: true,
};
