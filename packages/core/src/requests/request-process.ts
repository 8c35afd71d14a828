import type { ProfileQuestion } from '../catalogue/profile-questions.ts';
import type { Edition, EditionId } from '../editions/edition.ts';

/** Processes by which a request asks more than how to reach who asks; each names its form of data (`/api/integration/form/{hash}`). */
export const requestProcesses = {
  company: '6f1d2b54-0f3e-4d2b-9a67-5f6b0c9e1a02',
  travel: '6f1d2b54-0f3e-4d2b-9a67-5f6b0c9e1a03',
  pets: '6f1d2b54-0f3e-4d2b-9a67-5f6b0c9e1a05',
  sctr: '6f1d2b54-0f3e-4d2b-9a67-5f6b0c9e1a06',
  health: '6f1d2b54-0f3e-4d2b-9a67-5f6b0c9e1a07',
} as const;
type RequestProcess = keyof typeof requestProcesses;

/** What a profile is asked tells whom its line insures: the first that is asked holds, and every journey has people. */
const processOfQuestion: readonly (readonly [ProfileQuestion, RequestProcess])[] = [
  ['payroll', 'sctr'],
  ['employees', 'company'],
  ['journey', 'travel'],
  ['pets', 'pets'],
  ['people', 'health'],
];

/**
 * Which requests ask by a form in an edition; the others by the contact form (docs/decisions/0294). Beside the editions, since only
 * pages of a request ask it: what editions say is loaded with every page.
 */
const asksByForm: Readonly<Record<EditionId, readonly RequestProcess[]>> = {
  chile: ['company', 'travel', 'pets'],
  peru: ['company', 'sctr', 'health'],
  colombia: ['company', 'pets', 'health'],
  international: ['travel', 'health'],
};

/**
 * The process of a request, by what the profile of its line is asked: a company's, a journey's, a pet's, work at risk, health; null:
 * none of its own, or none in this edition.
 */
export function requestProcessOf(questions: readonly ProfileQuestion[], { id }: Pick<Edition, 'id'>): string | null {
  const [, process] = processOfQuestion.find(([question]) => questions.includes(question)) ?? [];
  return process !== undefined && asksByForm[id].includes(process) ? requestProcesses[process] : null;
}
