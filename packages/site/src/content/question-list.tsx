import { Icon } from '@cotejo/ui/icon';

interface Question {
  readonly question: string;
  readonly answer: string;
}

/** Questions that open to their answers, with no script. */
export function QuestionList({ questions }: { readonly questions: readonly Question[] }) {
  return questions.map(({ question, answer }) => (
    <details key={question} className="group border-t border-line first-of-type:border-t-0">
      <summary className="flex min-h-11 items-center justify-between gap-4 py-2.5 font-semibold">
        {question}
        <Icon name="down" className="size-5 text-ink-2 group-open:rotate-180" />
      </summary>
      <p className="max-w-text pb-3.5">{answer}</p>
    </details>
  ));
}
