import type { ProductDetail } from '@cotejo/contract/catalogue';
import { useEdition } from '../../edition-context.ts';
import { formatNumber } from '@cotejo/core/money-format';
import { ScoreTable } from '../../product-data/score-table.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { SectionCard } from '../../product-detail/section-card.tsx';
import { productTexts } from '../../product-detail/texts.ts';

interface ScorePanelProps {
  readonly score: number | null;
  readonly parts: ProductDetail['scoreParts'];
}

/** How the score came about, part by part. */
export function ScorePanel({ score, parts }: ScorePanelProps) {
  const edition = useEdition();
  const t = useTexts(productTexts);
  if (score === null || parts.length === 0) return null;
  return (
    <SectionCard id="puntaje" title={t('scoreTitle', { score: formatNumber(score, edition, 1) })}>
      <ScoreTable parts={parts} />
      <p className="mt-3 text-sm text-ink-2">{t('scoreNote')}</p>
    </SectionCard>
  );
}
