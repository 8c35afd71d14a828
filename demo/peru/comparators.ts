import { type Comparator, noChoices, plainComparator } from '@cotejo/core/catalogue';
import { workChoices } from './sctr.ts';

const base = {
  noun: { one: 'plan', many: 'planes' },
  productKind: 'insurance',
  ...plainComparator,
  asksIncome: false,
  isComparable: true,
  /** Most of the country's clinics are in Lima. */
  example: { regionCode: '15' },
} as const satisfies Partial<Comparator>;
const insurance = { noun: { one: 'seguro', many: 'seguros' }, productType: 'SEGURO' } as const;

export const peruComparators: readonly Omit<Comparator, 'id'>[] = [
  {
    ...base,
    name: 'eps',
    url: '/Comparar/EPS',
    displayName: 'EPS',
    title: 'Compara planes de EPS',
    description: 'Ves el precio de cada plan para tu familia sin dar tu teléfono.',
    upperTypes: ['EPS'],
    typeNames: ['EPS_PERSONA'],
    productType: 'EPS',
  },
  {
    ...base,
    name: 'eps-empresa',
    url: '/Comparar/EPS/Empresa',
    displayName: 'EPS para empresas',
    title: 'Compara planes de EPS para tu empresa',
    description: 'Ves el precio según cuántos trabajadores tienes.',
    upperTypes: ['EPS'],
    typeNames: ['EPS_EMPRESA'],
    productType: 'EPS EMPRESA',
    example: { company: { employees: 30, riskClass: null, monthlyPayroll: null } },
  },
  {
    ...base,
    name: 'sctr',
    url: '/Comparar/SCTR',
    displayName: 'SCTR',
    title: 'Compara el SCTR para tu empresa',
    description: 'El seguro de trabajo de riesgo, con precio según tu planilla y tu actividad. Incluye el IGV.',
    noun: { one: 'póliza', many: 'pólizas' },
    upperTypes: ['SCTR'],
    productType: 'SCTR',
    choices: { ...noChoices, riskClasses: workChoices },
    // Thirty people of a building site at S/ 2,400 each.
    example: { company: { employees: 30, riskClass: '500', monthlyPayroll: 72_000 } },
  },
  {
    ...base,
    name: 'planes-clinicos',
    url: '/Comparar/Planes-Clinicos',
    displayName: 'Planes clínicos',
    title: 'Compara planes de clínicas',
    description: 'Una cuota al mes y te atiendes siempre en la misma clínica.',
    upperTypes: ['PLAN CLINICO'],
    productType: 'SEGURO',
  },
  {
    ...base,
    ...insurance,
    name: 'seguros-de-salud',
    url: '/Comparar/Seguros-de-Salud',
    displayName: 'Seguros de salud',
    title: 'Compara seguros de salud',
    description: 'Ves el precio para cada persona de tu familia sin dar tu teléfono.',
    upperTypes: ['SEGURO SALUD'],
  },
  {
    ...base,
    ...insurance,
    name: 'seguros-oncologicos',
    url: '/Comparar/Seguros-de-Salud/Oncologico',
    displayName: 'Seguros oncológicos',
    title: 'Compara seguros oncológicos',
    description: 'Lo que paga cada uno si te diagnostican cáncer, y cuánto cuesta a tu edad.',
    upperTypes: ['SEGURO ONCOLOGICO'],
  },
  {
    ...base,
    ...insurance,
    name: 'seguros-dentales',
    url: '/Comparar/Seguros-de-Salud/Dental',
    displayName: 'Seguros dentales',
    title: 'Compara seguros dentales',
    description: 'Lo que paga cada uno en el dentista, con precio para tu familia.',
    upperTypes: ['SEGURO DENTAL'],
  },
];
