import type { ProductDetail } from '@cotejo/contract/catalogue';
import { QuestionList } from '../../content/question-list.tsx';
import { SectionCard } from './section-card.tsx';

/** The product's own questions. */
export function FaqList({ questions }: { readonly questions: ProductDetail['faq'] }) {
  if (questions.length === 0) return null;
  return (
    <SectionCard id="preguntas" title="Preguntas">
      <QuestionList questions={questions} />
    </SectionCard>
  );
}
