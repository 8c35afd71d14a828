import { buttonClass } from '@cotejo/ui/button';
import { Notice } from '@cotejo/ui/notice';
import { Link, useLocation } from 'react-router';
import { failureText } from '../failures/failure-text.ts';
import { failureTexts } from '../failures/texts.ts';
import { useTexts } from '../texts/use-texts.ts';
import { layoutTexts } from './texts.ts';

/** What the client says of a call that failed to the end (C §8), where the rest of the page stands, and the way to ask again. */
export function CallFailureNotice({ text }: { readonly text: string | null }) {
  const [t, tFailure] = [useTexts(layoutTexts), useTexts(failureTexts)];
  const { pathname, search } = useLocation();
  return (
    <Notice tone="warm">
      {text !== null && <p>{failureText(text, tFailure)}</p>}
      <Link to={pathname + search} reloadDocument className={buttonClass({ look: 'outline', className: 'mt-3' })}>
        {t('retry')}
      </Link>
    </Notice>
  );
}
