import { contractingSpeedLevel } from '@cotejo/core/contracting-speed';
import { Progress } from '@cotejo/ui/progress';
import { useTexts } from '../../texts/use-texts.ts';
import { resultTexts } from './card-texts.ts';
import type { ListedItem } from './listed-item.ts';

const tones = { fast: 'best', medium: 'warm', slow: 'danger' } as const;

/** How fast the mandatory Covid insurance is contracted (A4-35 to A4-38, A9-47, A9-48). */
export function ResultSpeed({ item }: { readonly item: ListedItem }) {
  const t = useTexts(resultTexts);
  const score = item.insuranceMetadata.contractingSpeed;
  if (score === null) return null;
  const level = contractingSpeedLevel(score);
  return <Progress label={t('speed')} value={score} text={t(`speed.${level}`)} tone={tones[level]} />;
}
