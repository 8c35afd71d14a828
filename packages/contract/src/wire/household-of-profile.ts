import { noChoices, type Comparator, type ProfileChoice, type ProfileChoices } from '@cotejo/core/catalogue';
import type { Edition } from '@cotejo/core/editions';
import { completeHousehold, type Household, type HouseholdDraft, type HouseholdProblem } from '@cotejo/core/people';
import { unsaidIn, type UnsaidAnswer } from '@cotejo/core/quote';
import { fail, type Result } from '@cotejo/core/result';
import type { FieldError } from '../errors.ts';
import type { Profile } from '../schemas/profile.ts';
import { problemText, saidInProfile, wireNameOf } from './said-profile.ts';

function toFieldError(problem: HouseholdProblem): FieldError {
  return { field: `profile.${wireNameOf(problem.path)}`, reason: problemText(problem) };
}

/**
 * Where a profile is asked: regions and currency of the comparator, or else of the edition, whom it takes for an owner,
 * and the values its questions offer.
 */
export type ProfilePlace = Pick<Edition, 'regions' | 'currency' | 'exampleProfile'> & {
  readonly choices?: Readonly<Record<keyof ProfileChoices, readonly ProfileChoice[]>>;
};

/** The place of a comparator's profile; of a product that no comparator shows, the edition's. */
export function profilePlace(
  edition: Edition,
  comparator: (Pick<Comparator, 'currency' | 'regions'> & Partial<Pick<Comparator, 'choices'>>) | null,
): ProfilePlace {
  return {
    choices: comparator?.choices ?? noChoices,
    exampleProfile: edition.exampleProfile,
    regions: comparator?.regions ?? edition.regions,
    currency: comparator?.currency ?? edition.currency,
  };
}

/** What was said, whoever asks for pets or a company alone being the example person: no price of theirs depends on it. */
function draftOf(profile: Profile, place: ProfilePlace): HouseholdDraft {
  const said = saidInProfile(profile, place);
  const { age, sex } = place.exampleProfile;
  return {
    ...said,
    company: said.company?.employees === undefined ? null : said.company,
    contributors: said.contributors.length > 0 ? said.contributors : [{ age, sex }],
  };
}

/** What a profile leaves unsaid, so that a price may say what was taken in its place. */
export function unsaidOfProfile(profile: Profile, place: ProfilePlace): readonly UnsaidAnswer[] {
  return unsaidIn(draftOf(profile, place), profile.cotizante.length === 0);
}

/** True when a question offers values, and the answer is none of them; what is not said, or not asked, is no mistake. */
function isStrange(offered: readonly ProfileChoice[], answer: string | null | undefined, group?: string): boolean {
  if (answer == null || offered.length === 0) return false;
  return !offered.some((choice) => choice.code === answer && (group === undefined || choice.group === group));
}

/** Answers that the place does not offer, each by its name. */
export function strangeAnswers(profile: Profile, { regions, choices = noChoices }: ProfilePlace): readonly FieldError[] {
  const { region, zona, tipo_trabajo: work, mascotas = [] } = profile;
  const errors: FieldError[] = [];
  if (region != null && !regions.some(({ code }) => code === region.stateCode)) {
    errors.push({ field: 'profile.region.stateCode', reason: `'${region.stateCode}' no es una región conocida` });
  }
  if (isStrange(choices.zones, zona)) errors.push({ field: 'profile.zona', reason: `'${zona}' no es una zona conocida` });
  if (isStrange(choices.riskClasses, work)) {
    errors.push({ field: 'profile.tipo_trabajo', reason: `'${work}' no es un tipo de trabajo conocido` });
  }
  mascotas.forEach(({ raza, especie }, index) => {
    if (!isStrange(choices.breeds, raza, especie)) return;
    errors.push({
      field: `profile.mascotas.${index}.raza`,
      reason: `'${raza}' no es una raza conocida de ${especie.toLowerCase()}`,
    });
  });
  return errors;
}

/** Maps the wire profile to a household of the core; what the place does not offer is refused by name. */
export function householdFromProfile(profile: Profile, place: ProfilePlace): Result<Household, readonly FieldError[]> {
  const strange = strangeAnswers(profile, place);
  if (strange.length > 0) return fail(strange);
  const result = completeHousehold(draftOf(profile, place));
  return result.ok ? result : fail(result.error.map(toFieldError));
}
