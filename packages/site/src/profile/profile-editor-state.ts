import type { Profile } from '@cotejo/contract/profile';
import { maximumAge, maximumDependants, type Relationship, type Sex } from '@cotejo/core/people';

export type PersonRole = 'titular' | 'pareja' | 'carga';

/** One row of the editor, as typed. */
export interface DraftPerson {
  readonly key: number;
  readonly role: PersonRole;
  readonly sexo: Sex;
  readonly edad: string;
  readonly parentesco: Relationship;
  /** Monthly take-home pay in whole units, digits only; a carga has none. */
  readonly ingreso: string;
}

/** The editor's answers while they are being typed. Rows are ordered: you, your partner, cargas. */
export interface ProfileDraft {
  readonly people: readonly DraftPerson[];
  readonly stateCode: string;
  readonly nextKey: number;
}

const ageDigits = 3;

/** Age fields are cut to three digits, income is not (decision 25). */
export function ageText(text: string): string {
  return text.replace(/\D/g, '').slice(0, ageDigits);
}

export function draftFromProfile(profile: Profile): ProfileDraft {
  const contributors = profile.cotizante.map((person, index) => ({
    key: index,
    role: index === 0 ? ('titular' as const) : ('pareja' as const),
    sexo: person.sexo ?? ('Masculino' as const),
    edad: String(person.edad),
    parentesco: 'Otro' as const,
    ingreso: person.ingreso == null ? '' : String(Math.round(person.ingreso)),
  }));
  const dependants = profile.cargas.map((person, index) => ({
    key: contributors.length + index,
    role: 'carga' as const,
    sexo: person.sexo ?? ('Masculino' as const),
    edad: String(person.edad),
    parentesco: person.parentesco ?? ('Hijo/Hija' as const),
    ingreso: '',
  }));
  const people = [...contributors, ...dependants];
  return { people, stateCode: profile.region?.stateCode ?? '', nextKey: people.length };
}

function peopleOf(draft: ProfileDraft, role: PersonRole): readonly DraftPerson[] {
  return draft.people.filter((person) => person.role === role);
}

/** A couple has one partner, and one spouse among the cargas takes that place too (B4-29). */
export function hasPartner(draft: ProfileDraft): boolean {
  return draft.people.some((person) => person.role === 'pareja' || (person.role === 'carga' && person.parentesco === 'Cónyuge'));
}

export function canAddDependant(draft: ProfileDraft): boolean {
  return peopleOf(draft, 'carga').length < maximumDependants;
}

/** Adds a carga in the shape of the last one, with empty age (decision 25, B4-27); full: nothing changes. */
export function addDependant(draft: ProfileDraft): ProfileDraft {
  if (!canAddDependant(draft)) return draft;
  const last = peopleOf(draft, 'carga').at(-1);
  const parentesco = last && last.parentesco !== 'Cónyuge' ? last.parentesco : 'Hijo/Hija';
  const added: DraftPerson = {
    key: draft.nextKey,
    role: 'carga',
    sexo: last?.sexo ?? 'Masculino',
    edad: '',
    parentesco,
    ingreso: '',
  };
  return { ...draft, people: [...draft.people, added], nextKey: draft.nextKey + 1 };
}

export function addPartner(draft: ProfileDraft): ProfileDraft {
  const [titular, ...others] = draft.people;
  if (!titular || hasPartner(draft)) return draft;
  const partner: DraftPerson = {
    key: draft.nextKey,
    role: 'pareja',
    sexo: titular.sexo === 'Masculino' ? 'Femenino' : 'Masculino',
    edad: '',
    parentesco: 'Otro',
    ingreso: '',
  };
  return { ...draft, people: [titular, partner, ...others], nextKey: draft.nextKey + 1 };
}

/** Takes out a row; the visitor's own stays (B §9: one row is kept). */
export function removePerson(draft: ProfileDraft, key: number): ProfileDraft {
  return { ...draft, people: draft.people.filter((person) => person.role === 'titular' || person.key !== key) };
}

export function changePerson(draft: ProfileDraft, key: number, change: Partial<DraftPerson>): ProfileDraft {
  return { ...draft, people: draft.people.map((person) => (person.key === key ? { ...person, ...change } : person)) };
}

const dependantNouns: Readonly<Record<Relationship, readonly [string, string]>> = {
  'Hijo/Hija': ['hijo', 'hija'],
  'Hijastro/Hijastra': ['hijastro', 'hijastra'],
  Cónyuge: ['cónyuge', 'cónyuge'],
  'Padre/Madre': ['padre', 'madre'],
  'Nieto/Nieta': ['nieto', 'nieta'],
  Otro: ['carga', 'carga'],
};

/** 'hijo', 'hija', 'madre': what a carga is to the visitor. */
export function dependantNoun(parentesco: Relationship, sexo: Sex): string {
  const [man, woman] = dependantNouns[parentesco];
  return sexo === 'Masculino' ? man : woman;
}

function whoseAge(person: DraftPerson): string {
  switch (person.role) {
    case 'titular':
      return 'tu edad';
    case 'pareja':
      return 'la edad de tu pareja';
    case 'carga':
      return `la edad de tu ${dependantNoun(person.parentesco, person.sexo)}`;
  }
}

/** Message under the row's age, or null when it is right: ages are 0 to 120 (B5-34). */
export function ageError(person: DraftPerson): string | null {
  if (person.edad === '') return `Falta ${whoseAge(person)}`;
  if (!/^\d{1,3}$/.test(person.edad) || Number(person.edad) > maximumAge) return `La edad va de 0 a ${maximumAge}`;
  return null;
}

/** What a submit finds: the profile, or the line for the form and a message per row (by key). */
export type DraftCheck =
  | { readonly kind: 'valid'; readonly profile: Profile }
  | { readonly kind: 'invalid'; readonly line: string; readonly errors: ReadonlyMap<number, string> };

export const invalidLine = 'Perfil inválido';

/** Checks the draft as a whole (B2.4-03, B4-19); a valid one is the visitor's own, marked ingresodatos (B4-15). */
export function checkDraft(draft: ProfileDraft, regions: readonly { code: string; name: string }[]): DraftCheck {
  const errors = new Map<number, string>();
  for (const person of draft.people) {
    const error = ageError(person);
    if (error) errors.set(person.key, error);
  }
  if (errors.size > 0) {
    const isBlank = draft.people.every((person) => person.edad === '');
    return { kind: 'invalid', line: isBlank ? 'No se ingresaron los siguientes campos: edad' : invalidLine, errors };
  }
  const region = regions.find((candidate) => candidate.code === draft.stateCode);
  const contributors = draft.people.filter((person) => person.role !== 'carga');
  return {
    kind: 'valid',
    profile: {
      cotizante: contributors.map((person) => ({
        sexo: person.sexo,
        edad: Number(person.edad),
        ...(person.ingreso === '' ? {} : { ingreso: Number(person.ingreso) }),
      })),
      cargas: peopleOf(draft, 'carga').map(({ sexo, edad, parentesco }) => ({ sexo, edad: Number(edad), parentesco })),
      region: region ? { stateCode: region.code, stateName: region.name } : null,
      enPareja: contributors.length > 1,
      ingresodatos: true,
    },
  };
}
