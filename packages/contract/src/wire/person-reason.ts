import type { NumberRange, PersonPrice, TariffConditions, UninsurableReason } from '@cotejo/core/pricing';
import type { SayValues } from '@cotejo/core/say';

/** Codes of why a person has no price; each has a text. */
export const personReasonCodes = [
  'people-of-age',
  'pets-of-age',
  'entry-from',
  'entry-between',
  'this-person',
  'fewer-employees',
  'official-value',
  'too-many',
  'no-payroll',
  'no-income',
  'no-pet',
  'no-employees',
  'not-in-force',
  'unsaid-nth',
  'unsaid-region',
  'unsaid-petSpecies',
  'unsaid-petBreed',
  'unsaid-employees',
  'unsaid-monthlyPayroll',
  'unsaid-monthlyIncome',
  'unsaid-dependants',
  'unsaid-riskClass',
  'unsaid-tripDays',
  'unsaid-zone',
  'unpriced-nth',
  'unpriced-region',
  'unpriced-petSpecies',
  'unpriced-petBreed',
  'unpriced-employees',
  'unpriced-monthlyPayroll',
  'unpriced-monthlyIncome',
  'unpriced-dependants',
  'unpriced-riskClass',
  'unpriced-tripDays',
  'unpriced-zone',
] as const;
export type PersonReasonCode = (typeof personReasonCodes)[number];

/** What a person without a price reads, by code: the API says it in Spanish, pages in their language. */
export const personReasonTexts = {
  'people-of-age_one': 'No hay precio publicado para personas de {{count}} año',
  'people-of-age_other': 'No hay precio publicado para personas de {{count}} años',
  'pets-of-age_one': 'No hay precio publicado para mascotas de {{count}} año',
  'pets-of-age_other': 'No hay precio publicado para mascotas de {{count}} años',
  'entry-from_one': 'Se entra desde los {{count}} año',
  'entry-from_other': 'Se entra desde los {{count}} años',
  'entry-between_one': 'Se entra de {{from}} a {{count}} año',
  'entry-between_other': 'Se entra de {{from}} a {{count}} años',
  'this-person': 'No tiene precio para esta persona',
  'fewer-employees': 'Seguro para un mínimo de {{minimum}} empleados',
  'official-value': 'Falta un valor oficial de esta fecha para calcular el precio',
  'too-many': 'Asegura a un máximo de {{maximum}} por póliza',
  'no-payroll': 'Falta la planilla mensual de la empresa',
  'no-income': 'Falta el ingreso mensual',
  'no-pet': 'Falta decir a qué mascota asegurar',
  'no-employees': 'Falta decir cuántos empleados tiene la empresa',
  'not-in-force': 'No tiene tarifa vigente en esta fecha',
  'unsaid-nth': 'Falta decir tantas personas',
  'unsaid-region': 'Falta decir la región',
  'unsaid-petSpecies': 'Falta decir esa especie',
  'unsaid-petBreed': 'Falta decir la raza',
  'unsaid-employees': 'Falta decir ese número de empleados',
  'unsaid-monthlyPayroll': 'Falta decir esa planilla mensual',
  'unsaid-monthlyIncome': 'Falta decir ese ingreso',
  'unsaid-dependants': 'Falta decir ese número de cargas',
  'unsaid-riskClass': 'Falta decir el tipo de trabajo',
  'unsaid-tripDays': 'Falta decir los días de viaje',
  'unsaid-zone': 'Falta decir la zona',
  'unpriced-nth': 'No tiene precio para tantas personas',
  'unpriced-region': 'No tiene precio para la región',
  'unpriced-petSpecies': 'No tiene precio para esa especie',
  'unpriced-petBreed': 'No tiene precio para la raza',
  'unpriced-employees': 'No tiene precio para ese número de empleados',
  'unpriced-monthlyPayroll': 'No tiene precio para esa planilla mensual',
  'unpriced-monthlyIncome': 'No tiene precio para ese ingreso',
  'unpriced-dependants': 'No tiene precio para ese número de cargas',
  'unpriced-riskClass': 'No tiene precio para el tipo de trabajo',
  'unpriced-tripDays': 'No tiene precio para los días de viaje',
  'unpriced-zone': 'No tiene precio para la zona',
} as const;

/** A reason by its code, with the values of its text. */
export interface PersonReason {
  readonly code: PersonReasonCode;
  readonly values?: SayValues;
}

const without = (code: PersonReasonCode): PersonReason => ({ code });

function entryReason({ from, to }: NumberRange): PersonReason {
  return to === null ? { code: 'entry-from', values: { count: from } } : { code: 'entry-between', values: { from, count: to } };
}

function conditionReason(condition: keyof TariffConditions, isSaid: boolean): PersonReason {
  return without(`${isSaid ? 'unpriced' : 'unsaid'}-${condition}`);
}

/** Why a person has no price, as texts are found by. */
export function personReason(reason: UninsurableReason, role: PersonPrice['role']): PersonReason {
  switch (reason.kind) {
    case 'age-outside-tariff':
      return { code: role === 'pet' ? 'pets-of-age' : 'people-of-age', values: { count: reason.age } };
    case 'entry-age':
      return entryReason(reason.ages);
    case 'no-tariff-row':
      return without('this-person');
    case 'employees-below-minimum':
      return { code: 'fewer-employees', values: { minimum: reason.minimum } };
    case 'parameter-missing':
      return without('official-value');
    case 'too-many-people':
      return { code: 'too-many', values: { maximum: reason.maximum } };
    case 'condition-unmet':
      return conditionReason(reason.condition, reason.value !== null);
    case 'salary-missing':
      return without(reason.salary === 'monthlyPayroll' ? 'no-payroll' : 'no-income');
    case 'nobody-to-insure':
      return without(reason.insures === 'pets' ? 'no-pet' : 'no-employees');
    case 'tariff-not-in-force':
      return without('not-in-force');
  }
}
