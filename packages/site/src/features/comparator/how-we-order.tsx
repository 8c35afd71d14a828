import type { ComparatorAnswer } from '@cotejo/contract/catalogue';
import { Popover } from '@cotejo/ui/popover';
import { textLinkClass } from '@cotejo/ui/text-link';
import { useShowsClinics } from '../../layout/site-facts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { listTexts } from './list-texts.ts';

/** Why the list is in this order, in plain words (experience, promise 2; decision 10). It opens without script. */
export function HowWeOrder({ noun, sorts, productKind }: Pick<ComparatorAnswer, 'noun' | 'sorts' | 'productKind'>) {
  const t = useTexts(listTexts);
  // Of products, those of an isapre alone are scored by their clinics.
  const tellsClinics = useShowsClinics() && productKind === 'isapre-plan';
  return (
    <div>
      <Popover trigger={t('howWeOrder')} triggerClass={textLinkClass({ alone: true })} label={t('howWeOrder')}>
        <div className="grid gap-2">
          {sorts.includes('puntaje') ? (
            <>
              <p>{t(tellsClinics ? 'howScore.clinics' : 'howScore', { noun: noun.one })}</p>
              <p>{t('howTie')}</p>
            </>
          ) : (
            <p>{t('howPrice')}</p>
          )}
          <p>{t('howPromotion')}</p>
          {sorts.includes('costo-anual') && <p>{t('howYearlyCost')}</p>}
          {sorts.includes('afinidad') && <p>{t('howAffinity')}</p>}
        </div>
      </Popover>
    </div>
  );
}
