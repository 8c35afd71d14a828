import { href } from '@cotejo/contract/paths';
import { buttonClass } from '@cotejo/ui/button';
import { Notice } from '@cotejo/ui/notice';
import { Link } from 'react-router';
import { useEdition } from '../edition-context.ts';
import { useTexts } from '../texts/use-texts.ts';
import { contentTexts } from './texts.ts';

/** In place of what a signed link leads to: there is no link, or it is of no request; and where to ask instead. */
export function NoRequest({ kind }: { readonly kind: 'no-link' | 'bad-link' }) {
  const t = useTexts(contentTexts);
  const { brand } = useEdition();
  return (
    <>
      {kind === 'no-link' && <p className="text-lg leading-normal">{t('noLink')}</p>}
      {kind === 'bad-link' && <Notice tone="warm" title={t('badLink', { email: brand.supportEmail })} />}
      <p>
        <Link to={href('contact', {})} className={buttonClass({ look: 'outline' })}>
          {t('contact')}
        </Link>
      </p>
    </>
  );
}
