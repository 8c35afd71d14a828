import type { Profile } from '@cotejo/contract/profile';
import type { ProfileQuestion } from '@cotejo/core/profile-questions';
import type { ProfileLine } from './profile-line.ts';

type Person = Profile['cotizante'][number];

function withoutIncome({ ingreso: _ingreso, ...person }: Person): Person {
  return person;
}

function knows(list: readonly { readonly code: string }[], code: string | null | undefined): boolean {
  return list.some((choice) => choice.code === code);
}

function isBreed({ choices }: ProfileLine, { raza, especie }: NonNullable<Profile['mascotas']>[number]): boolean {
  return choices.breeds.some(({ code, group }) => code === raza && group === especie);
}

/** Whether a profile answers what a line cannot price without. */
function answers(profile: Profile, question: ProfileQuestion, line: ProfileLine): boolean {
  switch (question) {
    case 'people':
      return profile.cotizante.length > 0;
    case 'pets':
      return (profile.mascotas ?? []).length > 0;
    case 'employees':
      return profile.cantidadempleados != null;
    case 'payroll':
      return profile.ingreso != null;
    case 'riskClass':
      return knows(line.choices.riskClasses, profile.tipo_trabajo);
    case 'journey':
      return profile.viaje != null;
    case 'zone':
      return knows(line.choices.zones, profile.zona);
    case 'region':
      return !line.regionIsRequired || line.regions.some(({ stateCode }) => stateCode === profile.region?.stateCode);
    case 'dependants':
    case 'income':
      return true;
  }
}

/** The answers of a profile to the questions of a line, and nothing else: no income reaches a line that asks for none. */
function answersTo(profile: Profile, line: ProfileLine): Profile {
  const asks = (question: ProfileQuestion): boolean => line.questions.includes(question);
  const { cotizante, cargas, mascotas = [], region } = profile;
  const isKnown = line.regions.some(({ stateCode }) => stateCode === region?.stateCode);
  const people = asks('people') ? cotizante : [];
  return {
    cotizante: asks('income') ? people : people.map(withoutIncome),
    cargas: asks('dependants') ? cargas : [],
    region: asks('region') && isKnown ? region : null,
    enPareja: people.length > 1,
    ingresodatos: profile.ingresodatos,
    ...(asks('pets') ? { mascotas: mascotas.map((pet) => ({ ...pet, raza: isBreed(line, pet) ? pet.raza : null })) } : {}),
    ...(asks('employees') ? { cantidadempleados: profile.cantidadempleados } : {}),
    ...(asks('payroll') ? { ingreso: profile.ingreso } : {}),
    ...(asks('riskClass') ? { tipo_trabajo: profile.tipo_trabajo } : {}),
    ...(asks('journey') ? { viaje: profile.viaje } : {}),
    ...(asks('zone') ? { zona: profile.zona } : {}),
  };
}

/** True when a kept profile says enough for a line: else the line shows its example. */
export function suits(profile: Profile, line: ProfileLine): boolean {
  return line.questions.every((question) => answers(profile, question, line));
}

/** A kept profile as a line takes it, or null when it does not say enough for it. */
export function ownProfile(kept: Profile | null, line: ProfileLine): Profile | null {
  return kept !== null && suits(kept, line) ? answersTo(kept, line) : null;
}

/**
 * What one keeper of all lines holds after a line's profile was given: its answers, beside those to what only other lines
 * ask (a visitor without script keeps the family when asking for the pet).
 */
export function joinProfiles(kept: Profile | null, given: Profile, { questions }: ProfileLine): Profile {
  if (kept === null) return given;
  const people = questions.includes('people') ? given : kept;
  return {
    ...kept,
    ...given,
    cotizante: people.cotizante,
    cargas: questions.includes('dependants') ? given.cargas : kept.cargas,
    region: questions.includes('region') ? given.region : kept.region,
    ...(people.enPareja === undefined ? {} : { enPareja: people.enPareja }),
  };
}
