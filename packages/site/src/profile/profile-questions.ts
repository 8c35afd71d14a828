import type { FieldError } from '@cotejo/contract/errors';
import type { HouseholdDraft } from '@cotejo/core/people';
import type { ProfileQuestion } from '@cotejo/core/profile-questions';
import type { ProfileLine } from './profile-line.ts';

/** What every group of questions of the editor is given. */
export interface QuestionGroupProps {
  readonly line: ProfileLine;
  readonly draft: HouseholdDraft;
  readonly errors: readonly FieldError[];
  /** Null: the form works without script, and blank rows stand ready for what is to come. */
  readonly onChange: ((draft: HouseholdDraft) => void) | null;
}

export function asks({ questions }: Pick<ProfileLine, 'questions'>, question: ProfileQuestion): boolean {
  return questions.includes(question);
}

/** Whom a line's editor is about, as its catalogue names it. */
export function subjectOf(line: Pick<ProfileLine, 'questions'>): 'pets' | 'company' | 'journey' | 'people' {
  if (asks(line, 'pets')) return 'pets';
  if (asks(line, 'employees')) return 'company';
  return asks(line, 'journey') ? 'journey' : 'people';
}
