import type { Edition } from '@cotejo/core/editions';
import type { FormDefinition } from '@cotejo/core/forms';
import type { MailContent } from '../../../platform/messages/written-message.ts';
import { toldAnswers, type Answers } from './told-answers.ts';
import { toldProfile } from './told-profile.ts';

/** The forms of an edition that are made of data, as they are now, with the values of their lists. */
export type ReadForms = (edition: Edition) => Promise<readonly FormDefinition[]>;

/** What of a request its person said of themselves. */
interface Said {
  readonly lead: { readonly additionalData: Answers; readonly employees: number | null };
  readonly quote: { readonly profile: unknown } | null;
}

/** All that somebody said of themselves in a request, as rows of label and value for whoever answers it; none: nothing. */
export async function toldRows({ lead, quote }: Said, edition: Edition, readForms: ReadForms): Promise<MailContent['rows']> {
  const isAsked = Object.values(lead.additionalData).some((text) => text !== '');
  const answers = isAsked ? toldAnswers(lead.additionalData, await readForms(edition), edition) : [];
  return [...answers, ...toldProfile(quote?.profile, lead.employees, edition)];
}
