import { Link } from 'react-router';
import { useTexts } from '../texts/use-texts.ts';
import { sentTexts } from './texts.ts';

interface WithdrawalLinkProps {
  /** Own path; null: the link is in the mail of the first request alone. */
  readonly url: string | null;
  /** The page is left by it: what is kept of the answer does not hold any more. */
  readonly onLeave?: (() => void) | undefined;
}

/** Leads to where the request is taken back, as easily as it was sent (docs/decisions/0338). */
export function WithdrawalLink({ url, onLeave }: WithdrawalLinkProps) {
  const t = useTexts(sentTexts);
  if (url === null) return null;
  return (
    <p className="mt-6 text-sm text-ink-2">
      {t('changedMind')}{' '}
      <Link to={url} rel="nofollow" reloadDocument onClick={onLeave}>
        {t('takeBack')}
      </Link>
    </p>
  );
}
