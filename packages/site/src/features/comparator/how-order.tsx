import type { ComparatorAnswer } from '@cotejo/contract/catalogue';
import { buttonClass } from '@cotejo/ui/button';
import { Icon } from '@cotejo/ui/icon';
import { useShowsClinics } from '../../layout/site-facts.ts';
import { subjectOf } from '../../profile/profile-questions.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { howOrderTexts } from './how-order-texts.ts';

export interface HowOrderProps {
  readonly comparator: ComparatorAnswer;
  /** Results that do not cover the clinics named are listed as well. */
  readonly clinicsAreOptional: boolean;
  /** Affinity counts beside the score. */
  readonly isBlended: boolean;
  /** The panel that it stands in, which its cross closes, also without script. */
  readonly panelId: string;
}

/** Whom a list's products insure. */
function insuredOf(comparator: ComparatorAnswer): 'people' | 'pets' | 'company' {
  const subject = subjectOf(comparator);
  return subject === 'journey' ? 'people' : subject;
}

/** Why the list is in this order, in plain words (experience, promise 2; decisions 10 and 0385). */
export function HowOrder({ comparator, clinicsAreOptional, isBlended, panelId }: HowOrderProps) {
  const { noun, sorts, productKind, market, organizationsCompared: compared, organizationsKnown: known } = comparator;
  const { coverage, commission } = market;
  const t = useTexts(howOrderTexts);
  // Of products, those of an isapre alone are scored by their clinics.
  const tellsClinics = useShowsClinics() && productKind === 'isapre-plan';
  return (
    <div className="grid gap-2">
      <div className="popover-head">
        <b className="grow">{t('title')}</b>
        <button
          type="button"
          popoverTarget={panelId}
          popoverTargetAction="hide"
          className={buttonClass({ look: 'quiet', size: 'icon', className: 'text-ink-2' })}
        >
          <Icon name="close" />
          <span className="sr-only">{t('close')}</span>
        </button>
      </div>
      {sorts.includes('puntaje') ? (
        <>
          <p>{t(tellsClinics ? 'score.clinics' : 'score', { noun: noun.one })}</p>
          {isBlended && <p>{t('blend')}</p>}
          <p>{t('tie')}</p>
        </>
      ) : (
        <p>{t('price')}</p>
      )}
      <p>{t(`family.${insuredOf(comparator)}`)}</p>
      {clinicsAreOptional && <p>{t('clinics')}</p>}
      <p>{t('promotion')}</p>
      {commission && (
        <p className="tabular">{t(commission.from === commission.to ? 'commissionOne' : 'commission', commission)}</p>
      )}
      {coverage !== null && <p className="tabular">{t(`market.${productKind}`, { compared, known, coverage })}</p>}
      {sorts.includes('costo-anual') && <p>{t('yearlyCost')}</p>}
      {sorts.includes('afinidad') && <p>{t('affinity')}</p>}
    </div>
  );
}
