import type { AnswerGround } from '@cotejo/contract/answer-ground';
import { profileSchema, type Profile } from '@cotejo/contract/profile';
import { dayAt } from '@cotejo/core/dates';
import { editionById, type Edition } from '@cotejo/core/editions';
import type { PublishedCatalogue } from '../published-catalogue.ts';
import { groundOfCall } from './ground-of-call.ts';
import type { QuotedRequest } from './quoted-request-store.ts';

/** What a request is looked at with on another day: its family as it was stored, and the prices of the day. */
export interface PresentOfRequest {
  readonly edition: Edition;
  readonly profile: Profile;
  readonly ground: AnswerGround;
}

/**
 * The present of a request at a moment (milliseconds since 1970); null where its edition or profile is none of ours, or the
 * edition has no catalogue at the moment.
 */
export function presentOf(
  { edition: name, profile }: Pick<QuotedRequest, 'edition' | 'profile'>,
  catalogue: PublishedCatalogue,
  now: number,
): PresentOfRequest | null {
  const edition = editionById(name);
  const read = profileSchema.safeParse(profile);
  if (!edition.ok || !read.success) return null;
  const today = dayAt(now, edition.value.timeZone ?? 'UTC');
  const ground = groundOfCall(catalogue, { edition: edition.value, view: null, today });
  return ground.snapshot.products.length === 0 ? null : { edition: edition.value, profile: read.data, ground };
}
