import { Disclosure } from '@cotejo/ui/disclosure';

interface Question {
  readonly question: string;
  readonly answer: string;
}

/** Questions that open to their answers, with no script. */
export function QuestionList({ questions }: { readonly questions: readonly Question[] }) {
  return questions.map(({ question, answer }) => (
    <Disclosure key={question} summary={question} className="border-t border-line first-of-type:border-t-0">
      <p className="max-w-text pb-3.5">{answer}</p>
    </Disclosure>
  ));
}
