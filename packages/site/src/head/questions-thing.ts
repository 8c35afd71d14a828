import type { Thing } from './structured-data.ts';

interface Question {
  readonly question: string;
  readonly answer: string;
}

/** Questions with the answers that the page itself shows, as structured data; nothing where there are none. */
export function questionsThings(questions: readonly Question[]): readonly Thing[] {
  if (questions.length === 0) return [];
  return [
    {
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];
}
