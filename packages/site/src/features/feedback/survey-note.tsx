import { href } from '@cotejo/contract/paths';
import { buttonClass } from '@cotejo/ui/button';
import { Notice } from '@cotejo/ui/notice';
import { Link } from 'react-router';
import { useTexts } from '../../texts/use-texts.ts';
import { feedbackTexts } from './texts.ts';

interface SurveyNoteProps {
  readonly kind: 'thanks' | 'again' | 'no-link' | 'bad-link';
}

/** Thanks for an opinion, or why there is nothing to fill in, and the way on. */
export function SurveyNote({ kind }: SurveyNoteProps) {
  const t = useTexts(feedbackTexts);
  const isDone = kind === 'thanks' || kind === 'again';
  return (
    <div className="grid max-w-text gap-5">
      {kind === 'thanks' && (
        <Notice tone="best" title={t('thanks')}>
          <p>{t('thanksText')}</p>
        </Notice>
      )}
      {kind === 'again' && <Notice title={t('again')} />}
      {kind === 'no-link' && <p className="text-lg leading-normal">{t('noLink')}</p>}
      {kind === 'bad-link' && <Notice tone="warm" title={t('badLink')} />}
      <p>
        <Link to={isDone ? href('home', {}) : href('contact', {})} className={buttonClass({ look: 'outline' })}>
          {t(isDone ? 'home' : 'contact')}
        </Link>
      </p>
    </div>
  );
}
