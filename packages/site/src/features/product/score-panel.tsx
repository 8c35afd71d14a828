import type { ProductDetail } from '@cotejo/contract/catalogue';
import { useEdition } from '../../edition-context.ts';
import { formatNumber } from '@cotejo/core/money-format';
import { ScoreTable } from '../../product-data/score-table.tsx';
import { SectionCard } from './section-card.tsx';

interface ScorePanelProps {
  readonly score: number | null;
  readonly parts: ProductDetail['scoreParts'];
}

/** How the score came about, part by part. */
export function ScorePanel({ score, parts }: ScorePanelProps) {
  const edition = useEdition();
  if (score === null || parts.length === 0) return null;
  return (
    <SectionCard id="puntaje" title={`Puntaje: ${formatNumber(score, edition, 1)} de 100`}>
      <ScoreTable parts={parts} />
      <p className="mt-3 text-sm text-ink-2">Ni las comisiones ni las promociones entran en el puntaje.</p>
    </SectionCard>
  );
}
