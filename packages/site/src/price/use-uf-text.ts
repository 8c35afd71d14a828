import type { Uf } from '@cotejo/contract/compare';
import { useDayText } from '../texts/use-day-text.ts';
import { useTexts } from '../texts/use-texts.ts';
import { priceTexts } from './texts.ts';

/** 'UF del 20 de noviembre de 2026': a price says which UF it was made with (decision 8). */
export function useUfText(): (uf: Pick<Uf, 'fecha'>) => string {
  const t = useTexts(priceTexts);
  const dayText = useDayText();
  return ({ fecha }) => t('ufOf', { day: dayText(fecha) });
}
