import { plainComparator, type Comparator } from '@cotejo/core/catalogue';

export const isapreComparator: Omit<Comparator, 'id'> = {
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

/** The health lines one person or family buys; life, pets and what companies buy have pages of their own. */
export const personalHealthUpperTypes = [
  'SEGURO COMPLEMENTARIO',
  'SEGURO CATASTROFICO',
  'SEGURO COMPLEMENTARIO CATASTROFICO',
  'SEGURO DENTAL',
  'SEGURO ONCOLOGICO',
  'SEGURO CARDIOLOGICO',
  'SEGURO ESCOLAR',
  'SEGURO FARMACIA',
  'SEGURO PRIMARIO',
  'SEGURO ACCIDENTES',
  'SEGURO INDEMNIZACION',
  'SEGURO INTERNACIONAL',
  'SERVICIO ASISTENCIA',
] as const;

export const healthInsuranceComparator: Omit<Comparator, 'id'> = {
  name: 'seguros-de-salud',
  url: '/Comparar/Seguros-de-Salud',
  displayName: 'Seguros de salud',
  title: 'Compara seguros de salud',
  description: 'Ves el precio para cada persona de tu familia sin dar tu teléfono.',
  noun: { one: 'seguro', many: 'seguros' },
  productKind: 'insurance',
  upperTypes: personalHealthUpperTypes,
  ...plainComparator,
  productType: 'SEGURO',
  asksIncome: false,
  isComparable: true,
};
