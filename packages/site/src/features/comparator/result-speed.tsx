import { contractingSpeedLevel } from '@cotejo/core/contracting-speed';
import { useId } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { cardLaterTexts } from './card-later-texts.ts';
import type { ListedItem } from './listed-item.ts';

const accents = {
  fast: ['text-best', 'accent-best'],
  medium: ['text-warm', 'accent-warm'],
  slow: ['text-danger', 'accent-danger'],
} as const;

/** How fast the mandatory Covid insurance is contracted (A4-35 to A4-38, A9-47, A9-48). */
export function ResultSpeed({ item }: { readonly item: ListedItem }) {
  const id = useId();
  const t = useTexts(cardLaterTexts);
  const score = item.insuranceMetadata.contractingSpeed;
  if (score === null) return null;
  const level = contractingSpeedLevel(score);
  const [text, bar] = accents[level];
  return (
    <p className="flex h-6 items-center gap-2">
      <span id={id} className="truncate text-ink-2">
        {t('speed')}
      </span>
      <progress aria-labelledby={id} max={100} value={score} className={`h-6 w-16 grow ${bar}`} />
      <b className={`font-bold ${text}`}>{t(`speed.${level}`)}</b>
    </p>
  );
}
