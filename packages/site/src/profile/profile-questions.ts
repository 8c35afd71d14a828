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

/** The message of a field, where it has one. */
export function errorOf(errors: readonly FieldError[], field: string): string | undefined {
  return errors.find((error) => error.field === field)?.reason;
}

export function asks({ questions }: Pick<ProfileLine, 'questions'>, question: ProfileQuestion): boolean {
  return questions.includes(question);
}

/** Heading of the editor: a family's is exact (B2.4-01). */
export function editorTitle(line: Pick<ProfileLine, 'questions'>): string {
  if (asks(line, 'pets')) return 'Qué mascotas se asegurarán?';
  if (asks(line, 'employees')) return 'Qué empresa se asegurará?';
  return asks(line, 'journey') ? 'Quiénes viajarán?' : 'Quiénes se asegurarán?';
}

/** What the edit button and its section say to a screen reader. */
export function editorSubject(line: Pick<ProfileLine, 'questions'>): string {
  if (asks(line, 'pets')) return 'qué mascotas se asegurarán';
  return asks(line, 'employees') ? 'qué empresa se asegurará' : 'quiénes se asegurarán';
}
