import type { ProfileQuestion } from '../catalogue/profile-questions.ts';

/** Processes by which a request asks more than how to reach who asks; each names its form of data (`/api/integration/form/{hash}`). */
export const requestProcesses = {
  company: '6f1d2b54-0f3e-4d2b-9a67-5f6b0c9e1a02',
  travel: '6f1d2b54-0f3e-4d2b-9a67-5f6b0c9e1a03',
} as const;

/** The process of a request, by what the profile of its line is asked: a company's, a journey's; null: none of its own. */
export function requestProcessOf(questions: readonly ProfileQuestion[]): string | null {
  if (questions.includes('employees')) return requestProcesses.company;
  return questions.includes('journey') ? requestProcesses.travel : null;
}
