import type { ProductDetail } from '@cotejo/contract/catalogue';
import { ExecutiveChat } from '../../content/executive-chat.tsx';
import { QuestionList } from '../../content/question-list.tsx';
import { useSpanishMark } from '../../labels/use-spanish-mark.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { SectionCard } from '../../product-detail/section-card.tsx';
import { productTexts } from '../../product-detail/texts.ts';

interface FaqListProps {
  readonly questions: ProductDetail['faq'];
  /** Somebody answers what is not among them. */
  readonly chatIsOpen: boolean;
}

/** The product's own questions. */
export function FaqList({ questions, chatIsOpen }: FaqListProps) {
  const t = useTexts(productTexts);
  const spanish = useSpanishMark();
  if (questions.length === 0) return null;
  return (
    <SectionCard id="preguntas" title={t('questions')}>
      <div {...spanish}>
        <QuestionList questions={questions} />
      </div>
      {chatIsOpen && <ExecutiveChat />}
    </SectionCard>
  );
}
