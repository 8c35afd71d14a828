import type { ComparatorAnswer } from '@cotejo/contract/catalogue';
import { useId } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { listTexts } from './list-texts.ts';

/** Why the list is in this order, in plain words (experience, promise 2; decision 10). It opens without script. */
export function HowWeOrder({ noun, sorts }: Pick<ComparatorAnswer, 'noun' | 'sorts'>) {
  const t = useTexts(listTexts);
  const id = useId();
  return (
    <div>
      <button type="button" popoverTarget={id} className="tap inline-flex items-center font-semibold text-action hover:underline">
        {t('howWeOrder')}
      </button>
      <section id={id} popover="auto" aria-label={t('howWeOrder')} className="term-panel">
        <div className="grid gap-2">
          {sorts.includes('puntaje') ? (
            <>
              <p>{t('howScore', { noun: noun.one })}</p>
              <p>{t('howTie')}</p>
            </>
          ) : (
            <p>{t('howPrice')}</p>
          )}
          <p>{t('howPromotion')}</p>
          {sorts.includes('costo-anual') && <p>{t('howYearlyCost')}</p>}
          {sorts.includes('afinidad') && <p>{t('howAffinity')}</p>}
        </div>
      </section>
    </div>
  );
}
