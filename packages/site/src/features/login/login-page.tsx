import { href } from '@cotejo/contract/paths';
import { buttonClass } from '@cotejo/ui/button';
import { Notice } from '@cotejo/ui/notice';
import { TextLink } from '@cotejo/ui/text-link';
import { Link, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { PlainPage } from '../../content/plain-page.tsx';
import { pageUrlOf } from '../../page-url.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { readLogin, type LoginError, type LoginQuestion } from './login-address.ts';
import { loginTexts } from './texts.ts';

/** What the address says. */
export function loader({ request }: LoaderFunctionArgs): LoginQuestion {
  return readLogin(pageUrlOf(request).searchParams);
}

const errorTexts = {
  'sesion-vencida': 'expired',
  'token-invalido': 'invalid',
  'sin-token': 'missing',
  timeout: 'late',
  otro: 'failed',
} as const satisfies Record<LoginError, string>;

/** There are no accounts: says so, why the visitor is here, and who helps. */
export function Component() {
  const { error, referrer, portal } = useLoaderData<LoginQuestion>();
  const t = useTexts(loginTexts);
  return (
    <PlainPage title={t('title')} path={href('login', {})} isPrivate>
      <div className="grid max-w-text gap-5">
        {error !== null && <Notice tone="warm" title={t(errorTexts[error])} />}
        <p className="text-lg leading-normal">
          {t('noAccounts')} {t(portal === 'empresas' ? 'companies' : 'people')}
        </p>
        <div className="flex flex-wrap gap-3">
          <Link to={href('contact', {})} className={buttonClass({})}>
            {t('contact')}
          </Link>
          <Link to={href('clientPortal', {})} className={buttonClass({ look: 'outline' })}>
            {t('portals')}
          </Link>
        </div>
        {referrer !== null && (
          <p>
            <TextLink href={referrer} className="min-h-11">
              {t('back')}
            </TextLink>
          </p>
        )}
      </div>
    </PlainPage>
  );
}
