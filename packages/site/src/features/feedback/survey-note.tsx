import { href } from '@cotejo/contract/paths';
import { buttonClass } from '@cotejo/ui/button';
import { Notice } from '@cotejo/ui/notice';
import { textLinkClass } from '@cotejo/ui/text-link';
import { Link } from 'react-router';
import { useTexts } from '../../texts/use-texts.ts';
import { feedbackTexts } from './texts.ts';

type SurveyNoteProps =
  | {
      readonly kind: 'thanks' | 'again';
      /** Where the opinion is changed. */
      readonly changeUrl: string;
    }
  | { readonly kind: 'no-link' | 'bad-link' };

/** Thanks for an opinion, or why there is nothing to fill in, and the way on. */
export function SurveyNote(props: SurveyNoteProps) {
  const { kind } = props;
  const t = useTexts(feedbackTexts);
  const isDone = 'changeUrl' in props;
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
      <p className="flex flex-wrap items-center gap-4">
        <Link to={isDone ? href('home', {}) : href('contact', {})} className={buttonClass({ look: 'outline' })}>
          {t(isDone ? 'home' : 'contact')}
        </Link>
        {isDone && (
          <Link to={props.changeUrl} className={textLinkClass({ alone: true })}>
            {t('change')}
          </Link>
        )}
      </p>
    </div>
  );
}
