import type { ApiFailure, FieldError } from '@cotejo/contract/errors';
import { householdFromProfile, type Profile, type ProfilePlace } from '@cotejo/contract/profile';
import type { Household } from '@cotejo/core/people';
import { fail, type Result } from '@cotejo/core/result';

/** The family of a request's body, or 400 with each answer that is missing or impossible. */
export function readHousehold(profile: Profile, place: ProfilePlace): Result<Household, ApiFailure> {
  const household = householdFromProfile(profile, place);
  if (household.ok) return household;
  const errors = household.error.map(({ field, reason }): FieldError => ({ field: `body.${field}`, reason }));
  return fail({ kind: 'invalid-input', errors });
}
