import type { ProfileForm } from '@cotejo/contract/catalogue';
import type { FieldError } from '@cotejo/contract/errors';
import { profilePlace, strangeAnswers } from '@cotejo/contract/household-of-profile';
import type { Profile } from '@cotejo/contract/profile';
import { problemText, saidInProfile, wireNameOf } from '@cotejo/contract/said-profile';
import type { ProfileChoice } from '@cotejo/core/catalogue';
import type { Edition } from '@cotejo/core/editions';
import { completeProfile, type LineProfile } from '@cotejo/core/line-profile';
import { productLineOf } from '@cotejo/core/product-line';
import type { ProfileQuestion } from '@cotejo/core/profile-questions';
import { fail, type Result } from '@cotejo/core/result';

/** Which question the field of a form asks; a field that is not named asks none of what a price depends on. */
const questionOfField: Readonly<Record<string, ProfileQuestion>> = {
  cotizante_edad: 'people',
  cargas_edad: 'dependants',
  mascota_edad: 'pets',
  cantidadempleados: 'employees',
  ingreso: 'payroll',
  tipo_trabajo: 'riskClass',
  viaje_dias: 'journey',
  zona: 'zone',
  region: 'region',
};

/** The values that a field of the form offers; none where it offers everything. */
function offeredBy({ profileFormFields }: ProfileForm, fldName: string): readonly ProfileChoice[] {
  const { allowedValues } = profileFormFields.find((field) => field.fldName === fldName) ?? { allowedValues: null };
  return (allowedValues ?? []).map(({ value, label }) => ({ code: value, name: label, group: null }));
}

/**
 * The complete profile that was sent to a form, or what is wrong with it by its name in the body: values that the form does not
 * offer, and what its line still needs (missingAnswers). What the form does not ask is no part of it.
 */
export function profileOfForm(form: ProfileForm, sent: Profile, edition: Edition): Result<LineProfile, readonly FieldError[]> {
  const questions = form.profileFormFields.flatMap(({ fldName }) => questionOfField[fldName] ?? []);
  const asks = (question: ProfileQuestion): boolean => questions.includes(question);
  const profile: Profile = { ...sent, region: asks('region') ? sent.region : null };
  const choices = { zones: offeredBy(form, 'zona'), riskClasses: offeredBy(form, 'tipo_trabajo'), breeds: [] };
  const place = { ...profilePlace(edition, null), choices };
  const regionIsRequired = form.profileFormFields.some(({ fldName, isRequired }) => fldName === 'region' && isRequired);
  const asking = { line: productLineOf(form.productType.name), questions, regionIsRequired, choices };
  const regionCodes = offeredBy(form, 'region').map(({ code }) => code);
  const complete = completeProfile({ ...asking, regionCodes }, saidInProfile(profile, place));
  const strange = strangeAnswers(profile, place);
  if (complete.ok && strange.length === 0) return complete;
  const problems = complete.ok ? [] : complete.error;
  const wrong = problems.map((problem) => ({ field: `profile.${wireNameOf(problem.path)}`, reason: problemText(problem) }));
  const errors = [...wrong.filter(({ field }) => strange.every((each) => each.field !== field)), ...strange];
  return fail(errors.map(({ field, reason }) => ({ field: field.replace('profile.', 'body.form.'), reason })));
}

/** What is noted of a profile: the ages of people, how many come along, and the region. */
export function countedOf(profile: LineProfile): {
  readonly ages: readonly number[];
  readonly dependants: number;
  readonly regionCode: string | null;
} {
  switch (profile.line) {
    case 'isapre':
    case 'health':
    case 'international': {
      const { contributors, dependants, regionCode } = profile;
      return { ages: [...contributors, ...dependants].map(({ age }) => age), dependants: dependants.length, regionCode };
    }
    case 'travel': {
      const ages = profile.passengers.map(({ age }) => age);
      return { ages, dependants: ages.length - 1, regionCode: null };
    }
    case 'pets':
    case 'collective':
    case 'work-accidents':
      return { ages: [], dependants: 0, regionCode: null };
  }
}
