import { textLinkClass } from '@cotejo/ui/text-link';
import { Link } from 'react-router';
import { useTexts } from '../texts/use-texts.ts';
import { sentTexts } from './texts.ts';

/** Leads to where the request is taken back, as easily as it was sent (docs/decisions/0338). Null: its mail alone has the link. */
export function WithdrawalLink({ url }: { readonly url: string | null }) {
  const t = useTexts(sentTexts);
  if (url === null) return null;
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-2 text-sm text-ink-2">
      {t('changedMind')}
      <Link to={url} rel="nofollow" reloadDocument className={textLinkClass({ alone: true })}>
        {t('takeBack')}
      </Link>
    </p>
  );
}
