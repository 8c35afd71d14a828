import { buttonClass } from '@cotejo/ui/button';
import { useTexts } from '../../texts/use-texts.ts';
import { measuringTexts } from './measuring-texts.ts';

const choiceClass = buttonClass({
  look: 'outline',
  className: 'aria-pressed:border-action aria-pressed:bg-action-soft aria-pressed:text-action',
});

/** Whether visits may be measured: asked here and nowhere else, and as easy to take back (docs/contracts/analytics.md). Shown by the frame's script. */
export function MeasuringChoice() {
  const t = useTexts(measuringTexts);
  return (
    <section hidden data-measuring aria-labelledby="medicion" className="mt-8 rounded-card border border-line p-5">
      <h2 id="medicion" className="text-lg">
        {t('title')}
      </h2>
      <p className="mt-1 max-w-text text-ink-2">{t('text')}</p>
      <div className="mt-4 flex flex-wrap gap-2.5">
        <button type="button" data-measuring-choice="granted" aria-pressed="false" className={choiceClass}>
          {t('accept')}
        </button>
        <button type="button" data-measuring-choice="denied" aria-pressed="true" className={choiceClass}>
          {t('refuse')}
        </button>
      </div>
    </section>
  );
}
