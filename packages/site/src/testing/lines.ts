import type { Edition } from '@cotejo/core/editions';
import type { ProfileQuestion } from '@cotejo/core/profile-questions';
import { lineOfEdition } from '../profile/line-of-edition.ts';
import type { ProfileLine } from '../profile/profile-line.ts';

/** A line of an edition that asks the given questions; without any it asks for a family with its income, as isapres do. */
export function lineFor(
  edition: Edition,
  questions: readonly ProfileQuestion[] = ['people', 'dependants', 'income', 'region'],
  other: Partial<ProfileLine> = {},
): ProfileLine {
  return { ...lineOfEdition(edition, 'ISAPRE'), questions: [...questions], ...other };
}
