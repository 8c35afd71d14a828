import type { ProductDetail } from '@cotejo/contract/catalogue';
import { ExplainedTerm } from '../../layout/explained-term.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { SectionCard } from '../../product-detail/section-card.tsx';
import { productTexts } from '../../product-detail/texts.ts';

/** What is covered only after so many days. */
export function WaitingPeriods({ periods }: { readonly periods: ProductDetail['waitingPeriods'] }) {
  const t = useTexts(productTexts);
  if (periods.length === 0) return null;
  return (
    <SectionCard id="carencias" title={t('waiting')}>
      <p className="mb-2 text-ink-2">
        {t('waitingLead')}
        <ExplainedTerm word={t('waitingWord')}>{t('waitingMeaning')}</ExplainedTerm>
      </p>
      <dl>
        {periods.map(({ benefit, days }) => (
          <div key={benefit} className="flex justify-between gap-4 border-t border-line py-2.5">
            <dt className="min-w-0">{benefit}</dt>
            <dd className="tabular font-semibold whitespace-nowrap">{t('days', { count: days })}</dd>
          </div>
        ))}
      </dl>
    </SectionCard>
  );
}
