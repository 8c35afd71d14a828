import type { CatalogueSnapshot, Comparator } from '@cotejo/core/catalogue';
import type { PlainDate } from '@cotejo/core/dates';
import type { Edition } from '@cotejo/core/editions';
import type { UfValue } from '@cotejo/core/pricing';
import type { QuoteContext, QuoteQuestion } from '@cotejo/core/quote';
import { fail, ok, type Result } from '@cotejo/core/result';
import type { ApiFailure, FieldError } from '../errors.ts';
import type { Profile } from '../schemas/profile.ts';
import { householdFromProfile, profilePlace, unsaidOfProfile } from './household-of-profile.ts';

/** What prices are answered with, wherever that is done: the catalogue, the day and the day's rates. */
export interface AnswerGround {
  readonly edition: Edition;
  readonly snapshot: CatalogueSnapshot;
  /** Day in the edition's zone. */
  readonly today: PlainDate;
  /** Null in an edition without an indexed unit. */
  readonly uf: UfValue | null;
  /** Rates of other currencies into the edition's: the dollar. */
  readonly rates: readonly UfValue[];
  /** Last day whose UF is published; null when none is. */
  readonly ufPublishedUntil: PlainDate | null;
  /** SHA-256 of a text in UTF-8, as 64 hexadecimal digits. */
  readonly digest: (text: string) => string;
}

/** Whose price is asked, and by which comparator's currency, regions and choices; null: by the edition's. */
export interface PriceAsked {
  readonly profile: Profile;
  readonly comparator: Comparator | null;
}

/** Everything of a quote but its product: worked out once for a whole list. */
export type QuoteGround = Omit<QuoteQuestion, 'product'>;

function pricingOf(
  { edition, snapshot, today, uf, rates, ufPublishedUntil }: AnswerGround,
  comparator: PriceAsked['comparator'],
): QuoteContext {
  const currency = comparator?.currency ?? edition.currency;
  return { today, uf, rates, ufPublishedUntil, currency, catalogueVersion: snapshot.version };
}

/**
 * Reads the profile of a body and joins it with day and rates (decision 24). 400 with each answer that is missing,
 * impossible or not offered, named by its field.
 */
export function quoteGroundOf({ profile, comparator }: PriceAsked, ground: AnswerGround): Result<QuoteGround, ApiFailure> {
  const place = profilePlace(ground.edition, comparator);
  const household = householdFromProfile(profile, place);
  if (!household.ok) {
    const errors = household.error.map(({ field, reason }): FieldError => ({ field: `body.${field}`, reason }));
    return fail({ kind: 'invalid-input', errors });
  }
  return ok({
    household: household.value,
    unsaid: unsaidOfProfile(profile, place),
    isExample: !profile.ingresodatos,
    context: pricingOf(ground, comparator),
  });
}
