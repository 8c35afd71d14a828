import type { ApiClient } from '@cotejo/contract/client';
import type { Reason } from '@cotejo/contract/site-content';
import type { ProfileLine } from '../profile/profile-line.ts';
import { subjectOf } from '../profile/profile-questions.ts';

/** Whom the reasons are for: a family, or a company that insures those who work in it (A2.4-35). */
export type ReasonsFor = 'people' | 'company';

/** Names that the reasons are kept under. */
const projects = { people: 'cotejo', company: 'colectivos' } as const satisfies Record<ReasonsFor, string>;

export interface Reasons {
  readonly for: ReasonsFor;
  readonly all: readonly Reason[];
}

/** Why to compare here, for whoever a line is about; empty while it cannot be told. */
export async function loadReasons(api: Pick<ApiClient, 'listReasons'>, line: Pick<ProfileLine, 'questions'>): Promise<Reasons> {
  const whom = subjectOf(line) === 'company' ? 'company' : 'people';
  const answer = await api.listReasons({ params: { id: projects[whom] } });
  return { for: whom, all: answer.ok ? answer.value.data : [] };
}
