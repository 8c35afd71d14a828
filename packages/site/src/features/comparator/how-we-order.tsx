import type { ComparatorAnswer } from '@cotejo/contract/catalogue';
import { Popover } from '@cotejo/ui/popover';
import { textLinkClass } from '@cotejo/ui/text-link';
import { useShowsClinics } from '../../layout/site-facts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { listTexts } from './list-texts.ts';

interface HowWeOrderProps extends Pick<
  ComparatorAnswer,
  'noun' | 'sorts' | 'productKind' | 'market' | 'organizationsCompared' | 'organizationsKnown'
> {
  /** Results that do not cover the clinics named are listed as well. */
  readonly clinicsAreOptional: boolean;
  /** Affinity counts beside the score. */
  readonly isBlended: boolean;
}

/** Why the list is in this order, in plain words (experience, promise 2; decision 10). It opens without script. */
export function HowWeOrder({ clinicsAreOptional, isBlended, ...comparator }: HowWeOrderProps) {
  const { noun, sorts, productKind, market, organizationsCompared: compared, organizationsKnown: known } = comparator;
  const { coverage, commission } = market;
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
              {isBlended && <p>{t('howBlend')}</p>}
              <p>{t('howTie')}</p>
            </>
          ) : (
            <p>{t('howPrice')}</p>
          )}
          {clinicsAreOptional && <p>{t('howClinics')}</p>}
          <p>{t('howPromotion')}</p>
          {commission && (
            <p className="tabular">{t(commission.from === commission.to ? 'howCommissionOne' : 'howCommission', commission)}</p>
          )}
          {coverage !== null && <p className="tabular">{t(`howMarket.${productKind}`, { compared, known, coverage })}</p>}
          {sorts.includes('costo-anual') && <p>{t('howYearlyCost')}</p>}
          {sorts.includes('afinidad') && <p>{t('howAffinity')}</p>}
        </div>
      </Popover>
    </div>
  );
}
