import type { FeedbackAnswer, SurveyedLead } from '@cotejo/contract/feedback';
import { Button } from '@cotejo/ui/button';
import { ChoiceTiles } from '@cotejo/ui/choice-tiles';
import { TextAreaField } from '@cotejo/ui/field';
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
  /** The opinion that is to be changed; null: there is none yet. */
  readonly before: FeedbackAnswer | null;
  readonly refusal: FeedbackRefusal | null;
}

const scores = Array.from({ length: 10 }, (_, index) => ({ value: String(index + 1), label: index + 1 }));
const longestComment = 2000;

/** A score from 1 to 10 and why, posted to the page itself. */
export function FeedbackForm({ lead, before, refusal }: FeedbackFormProps) {
  const t = useTexts(feedbackTexts);
  const { productDisplayName: product, organizationDisplayName: organization, executive } = lead;
  return (
    <form method="post" className="grid max-w-text gap-6">
      <p className="text-lg leading-normal text-ink-2">
        {t('about', { product, organization })} {executive && t('attended', { name: executive.nombres })}
      </p>
      {before && <input type="hidden" name="opinion" value={before._id} />}
      {refusal && <Notice tone="danger" role="alert" title={t(refusal.reason)} />}
      <ChoiceTiles
        label={t('score')}
        hint={before ? t('before', { score: before.score }) : t('worst')}
        name="nota"
        layout="scale"
        choices={scores}
        required
      />
      <TextAreaField
        label={t('comment')}
        hint={t('optional')}
        id="comentario"
        name="comentario"
        rows={4}
        maxLength={longestComment}
        defaultValue={refusal?.comment ?? before?.comment}
      />
      <Button type="submit" size="large">
        {t(before ? 'change' : 'send')}
      </Button>
    </form>
  );
}
