import { failureTexts } from '../failures/texts.ts';
import { useTexts } from '../texts/use-texts.ts';
import { useSiteFacts } from './site-facts.ts';

/** True while no UF is stored and prices are made with the one of last resort. */
export function useIsFallbackUf(): boolean {
  return useSiteFacts()?.uf?.status === 'fallback';
}

interface FallbackUfNoticeProps {
  /** Day of the UF that the price was made with; null: it was made without. */
  readonly ufDate: string | null;
  readonly className?: string;
}

/** The notice beside a price in pesos made with the fallback (decision 8); nothing while a UF is stored. */
export function FallbackUfNotice({ ufDate, className = '' }: FallbackUfNoticeProps) {
  const t = useTexts(failureTexts);
  const isFallback = useIsFallbackUf();
  if (ufDate === null || !isFallback) return null;
  return <span className={`block text-sm text-warm ${className}`}>{t('getUf')}</span>;
}
