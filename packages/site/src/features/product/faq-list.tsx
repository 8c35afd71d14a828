import type { ProductDetail } from '@cotejo/contract/catalogue';
import { QuestionList } from '../../content/question-list.tsx';
import { useSpanishMark } from '../../labels/use-spanish-mark.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { SectionCard } from './section-card.tsx';
import { productTexts } from './texts.ts';

/** The product's own questions. */
export function FaqList({ questions }: { readonly questions: ProductDetail['faq'] }) {
  const t = useTexts(productTexts);
  const spanish = useSpanishMark();
  if (questions.length === 0) return null;
  return (
    <SectionCard id="preguntas" title={t('questions')}>
      <div {...spanish}>
        <QuestionList questions={questions} />
      </div>
    </SectionCard>
  );
}
