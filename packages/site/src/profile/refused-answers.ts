import type { FieldError } from '@cotejo/contract/errors';
import type { Profile } from '@cotejo/contract/profile';
import { colombianInsurerFault } from '@cotejo/core/colombian-rules';
import type { Edition } from '@cotejo/core/editions';
import { maximumIncome, maximumPayroll, petSpecies } from '@cotejo/core/people';
import type { KeyOf, Texts } from '../texts/texts.ts';
import { faultTexts } from './fault-texts.ts';
import { householdTexts } from './household-texts.ts';
import { ageRule, employeesRule, petAgeRule, petFaults, tripDaysRule, type NumberRule } from './number-rules.ts';
import { dependantKind } from './person-words.ts';
import type { ProfileFault } from './profile-fault.ts';
import { editorTexts } from './editor-texts.ts';

/** An answer of a profile that the API refused: where the form asks it, how it is called there, and what to do. */
export interface RefusedAnswer {
  readonly fault: ProfileFault;
  /** Null: no single answer is named. */
  readonly label: string | null;
  readonly sentence: string;
}

interface RefusedProfile {
  readonly profile: Profile;
  readonly edition: Edition;
  readonly texts: Texts;
}

type Fault = Pick<ProfileFault, 'fault' | 'values'>;

/** The API says why in words of the page's language; what there is to do follows from the answer itself. */
function numberFault(
  answer: number | null | undefined,
  { missing, wrong, outside, to }: Pick<NumberRule, 'missing' | 'wrong' | 'outside' | 'to'>,
): Fault {
  if (answer == null) return { fault: missing };
  return Number.isInteger(answer) ? { fault: outside, values: { maximum: to } } : { fault: wrong };
}

function petFaultsOf({ mascotas }: Profile, index: number) {
  return petFaults[mascotas?.[index]?.especie ?? petSpecies[0]];
}

function kindOf({ cargas }: Profile, index: number) {
  return dependantKind(cargas[index]?.parentesco, cargas[index]?.sexo);
}

/** Answers by their name on the wire, N for a place in a list: what is wrong with one that is refused. */
const faultsOf: Readonly<Record<string, (profile: Profile, index: number) => Fault>> = {
  cotizante: () => ({ fault: 'age.visitor' }),
  'cotizante.N.edad': ({ cotizante }, index) =>
    numberFault(cotizante[index]?.edad, { ...ageRule, missing: index === 0 ? 'age.visitor' : 'age.partner' }),
  'cotizante.N.ingreso': ({ cotizante }, index) => ({
    fault: (cotizante[index]?.ingreso ?? 0) > maximumIncome ? 'incomeTooHigh' : 'incomeWrong',
  }),
  'cotizante.N.epsActual': ({ cotizante }, index) => ({
    fault: colombianInsurerFault(cotizante[index]?.epsActual) ?? 'insurerMissing',
  }),
  'cargas.N.edad': (profile, index) =>
    numberFault(profile.cargas[index]?.edad, { ...ageRule, missing: `age.${kindOf(profile, index)}` }),
  'cargas.N.parentesco': ({ cotizante }) => ({ fault: cotizante.length > 1 ? 'spouseBesidePartner' : 'secondSpouse' }),
  'mascotas.N.edad': (profile, index) =>
    numberFault(profile.mascotas?.[index]?.edad, { ...petAgeRule, missing: petFaultsOf(profile, index).missing }),
  'mascotas.N.raza': (profile, index) => ({
    fault: petFaultsOf(profile, index).otherBreed,
    values: { breed: profile.mascotas?.[index]?.raza ?? '' },
  }),
  cantidadempleados: ({ cantidadempleados }) => numberFault(cantidadempleados, employeesRule),
  ingreso: ({ ingreso }) => {
    if (ingreso == null) return { fault: 'payrollMissing' };
    return { fault: ingreso > maximumPayroll ? 'payrollTooHigh' : 'payrollWrong' };
  },
  tipo_trabajo: () => ({ fault: 'work' }),
  'viaje.dias': ({ viaje }) => numberFault(viaje?.dias, tripDaysRule),
  zona: () => ({ fault: 'zone' }),
  'region.stateCode': () => ({ fault: 'region' }),
};

/** Fields of the form that are not called as on the wire (profile-form-data.ts). */
const formFields: Readonly<Record<string, string>> = {
  cotizante: 'cotizante.0.edad',
  ingreso: 'planilla',
  'region.stateCode': 'region',
};

const labels: Readonly<Record<string, KeyOf<typeof editorTexts.es>>> = {
  'cotizante.0.ingreso': 'income',
  'cotizante.1.ingreso': 'partnerIncome',
  'cotizante.0.epsActual': 'insurer',
  'cotizante.1.epsActual': 'insurer',
  cantidadempleados: 'employees',
  planilla: 'payroll',
  tipo_trabajo: 'work',
  'viaje.dias': 'days',
  zona: 'zone',
};

/** A question about one of several as the form calls it: 'Hija · Edad'. */
function labelInRow(field: string, index: number, { profile, texts }: RefusedProfile): string {
  const t = texts.of(editorTexts);
  const asked = t(field.endsWith('.raza') ? 'breed' : field.endsWith('.parentesco') ? 'relationship' : 'age');
  if (field.startsWith('cargas.')) return `${texts.of(householdTexts)(`title.${kindOf(profile, index)}`)} · ${asked}`;
  if (field.startsWith('mascotas.')) return `${index === 0 ? t('mainPet') : t('pet', { number: index + 1 })} · ${asked}`;
  return `${t(index === 0 ? 'you' : 'partner')} · ${asked}`;
}

function answerOf(wireField: string, refused: RefusedProfile): RefusedAnswer {
  const t = refused.texts.of(faultTexts);
  const name = wireField.replace(/^(body\.)?profile\./, '');
  const index = Number(/\d+/.exec(name)?.[0] ?? 0);
  const found = faultsOf[name.replace(/\d+/, 'N')];
  if (!found) return { fault: { field: '', fault: 'other' }, label: null, sentence: t('other') };
  const field = formFields[name] ?? name;
  const { fault, values } = found(refused.profile, index);
  const key = labels[field];
  const ownLabel = field === 'region' ? refused.edition.regionLabel : key && refused.texts.of(editorTexts)(key);
  return {
    fault: { field, fault, ...(values ? { values } : {}) },
    label: ownLabel ?? labelInRow(field, index, refused),
    sentence: t(fault, values),
  };
}

/**
 * What the API refused of a profile, in the words of the form that asks it (docs/decisions/0252): once each, and a single 'other'
 * for all that is no answer of the form.
 */
export function refusedAnswers(errors: readonly FieldError[], refused: RefusedProfile): readonly RefusedAnswer[] {
  const found = errors.map(({ field }) => answerOf(field, refused));
  const known = found.filter(({ label }) => label !== null);
  return known.length > 0 ? known : [answerOf('', refused)];
}
