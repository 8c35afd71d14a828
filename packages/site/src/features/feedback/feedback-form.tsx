import type { SurveyedLead } from '@cotejo/contract/feedback';
import { Button } from '@cotejo/ui/button';
import { controlClass } from '@cotejo/ui/field';
import { Notice } from '@cotejo/ui/notice';
import { useTexts } from '../../texts/use-texts.ts';
import { feedbackTexts } from './texts.ts';

/** Why an opinion was not kept, with what was written of it. */
export interface FeedbackRefusal {
  readonly reason: 'missing' | 'failed';
  readonly comment: string;
}

interface FeedbackFormProps {
  readonly lead: SurveyedLead;
  readonly refusal: FeedbackRefusal | null;
}

const scores = Array.from({ length: 10 }, (_, index) => index + 1);
const longestComment = 2000;

/** A score from 1 to 10 and why, posted to the page itself. */
export function FeedbackForm({ lead, refusal }: FeedbackFormProps) {
  const t = useTexts(feedbackTexts);
  const { productDisplayName: product, organizationDisplayName: organization, executive } = lead;
  return (
    <form method="post" className="grid max-w-text gap-6">
      <p className="text-lg leading-normal text-ink-2">
        {t('about', { product, organization })} {executive && t('attended', { name: executive.nombres })}
      </p>
      {refusal && <Notice tone="danger" role="alert" title={t(refusal.reason)} />}
      <fieldset>
        <legend className="font-bold">{t('score')}</legend>
        <p className="mb-3 text-sm text-ink-2">{t('worst')}</p>
        <div className="grid grid-cols-5 gap-2 sm:grid-cols-10">
          {scores.map((score) => (
            <label
              key={score}
              className="grid min-h-12 place-items-center rounded-control border border-control font-semibold tabular hover:bg-surface-2 has-checked:border-action has-checked:bg-action has-checked:text-action-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-action"
            >
              <input type="radio" name="nota" value={score} required className="sr-only" />
              {score}
            </label>
          ))}
        </div>
      </fieldset>
      <div>
        <label htmlFor="comentario" className="mb-1.5 block font-bold">
          {t('comment')}
        </label>
        <textarea
          id="comentario"
          name="comentario"
          rows={4}
          maxLength={longestComment}
          defaultValue={refusal?.comment}
          aria-describedby="comentario-ayuda"
          className={controlClass({ className: 'min-h-28 py-2.5' })}
        />
        <p id="comentario-ayuda" className="mt-1.5 text-sm text-ink-2">
          {t('optional')}
        </p>
      </div>
      <Button type="submit" size="large">
        {t('send')}
      </Button>
    </form>
  );
}
