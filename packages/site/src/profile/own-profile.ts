import type { Profile } from '@cotejo/contract/profile';
import { saidInProfile } from '@cotejo/contract/said-profile';
import { currencies } from '@cotejo/core/money';
import { missingAnswers } from '@cotejo/core/missing-answers';
import type { ProfileQuestion } from '@cotejo/core/profile-questions';
import type { ProfileLine } from './profile-line.ts';

type Person = Profile['cotizante'][number];

function isBreed({ choices }: ProfileLine, { raza, especie }: NonNullable<Profile['mascotas']>[number]): boolean {
  return choices.breeds.some(({ code, group }) => code === raza && group === especie);
}

/** Of what is said, the parts that have one of the names. */
function named<Said extends object>(said: Said, names: readonly string[]): Partial<Said> {
  const parts: Partial<Said> = {};
  for (const name in said) if (names.includes(name) && said[name] != null) parts[name] = said[name];
  return parts;
}

/** Answers that a profile holds by themselves, by their questions. */
const single: Readonly<Partial<Record<ProfileQuestion, string>>> = {
  employees: 'cantidadempleados',
  payroll: 'ingreso',
  riskClass: 'tipo_trabajo',
  zone: 'zona',
};

/** The answers of a profile to the questions of a line, and nothing else: neither an income nor an EPS reaches a line that asks for none. */
function answersTo(profile: Profile, line: ProfileLine): Profile {
  const asks = (question: ProfileQuestion): boolean => line.questions.includes(question);
  const { cotizante, cargas, mascotas = [], region, viaje } = profile;
  const isKnown = line.regions.some(({ stateCode }) => stateCode === region?.stateCode);
  const people = asks('people') ? cotizante : [];
  const names = ['sexo', asks('income') ? 'ingreso' : '', ...line.extras];
  const asked = (person: Person): Person => ({ edad: person.edad, ...named(person, names) });
  return {
    cotizante: people.map(asked),
    cargas: asks('dependants') ? cargas : [],
    region: asks('region') && isKnown ? region : null,
    enPareja: people.length > 1,
    ingresodatos: profile.ingresodatos,
    ...(asks('pets') ? { mascotas: mascotas.map((pet) => ({ ...pet, raza: isBreed(line, pet) ? pet.raza : null })) } : {}),
    ...(asks('journey') && viaje ? { viaje: { dias: viaje.dias, ...named(viaje, line.extras) } } : {}),
    ...named(
      profile,
      line.questions.map((question) => single[question] ?? ''),
    ),
  };
}

/** True when a kept profile says enough for a line: else the line shows its example. */
export function suits(profile: Profile, line: ProfileLine): boolean {
  const regionCodes = line.regions.map(({ stateCode }) => stateCode);
  // What is missing is the same in every currency.
  const said = saidInProfile(profile, { currency: currencies[0] });
  return missingAnswers({ ...line, regionCodes }, said).length === 0;
}

/** A kept profile as a line takes it, or null when it does not say enough for it. */
export function ownProfile(kept: Profile | null, line: ProfileLine): Profile | null {
  return kept !== null && suits(kept, line) ? answersTo(kept, line) : null;
}

/**
 * What a form gives of people, with what was kept of them that it does not ask: their EPS, nationality and the like. What it asked and
 * nobody answered is null, and ends what was kept.
 */
export function withKept(kept: Profile | null, given: Profile): Profile {
  const cotizante = given.cotizante.map((person, index) => {
    const { edad: _edad, sexo: _sexo, ingreso: _ingreso, ...besides } = kept?.cotizante[index] ?? person;
    return { ...besides, ...person };
  });
  return { ...given, cotizante };
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
    cotizante: people === kept ? kept.cotizante : withKept(kept, given).cotizante,
    cargas: questions.includes('dependants') ? given.cargas : kept.cargas,
    region: questions.includes('region') ? given.region : kept.region,
    ...(people.enPareja === undefined ? {} : { enPareja: people.enPareja }),
  };
}
