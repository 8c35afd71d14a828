import { href } from '@cotejo/contract/paths';
import { Button, buttonClass } from '@cotejo/ui/button';
import { useHref } from 'react-router';
import { PageHead } from '../head/page-head.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { PageMain } from './page-main.tsx';
import { stripTexts } from './strip-texts.ts';

/** Kept in the browser, and shown without connection for a page that is not. The worker that shows it leads to the last comparison. */
export function Component() {
  const t = useTexts(stripTexts);
  const home = useHref(href('home', {}));
  return (
    <PageMain className="wrap py-14 lg:py-24">
      <PageHead title={t('offline')} isPrivate />
      <h1 className="mb-4 text-2xl tracking-tight lg:text-3xl">{t('offline')}</h1>
      <p className="max-w-text text-ink-2">{t('offlineReason')}</p>
      <div className="mt-6 flex flex-wrap gap-2.5">
        <form method="get">
          <Button type="submit">{t('tryAgain')}</Button>
        </form>
        <a href={home} hidden data-last-comparison="" className={buttonClass({ look: 'outline' })}>
          {t('lastComparison')}
        </a>
      </div>
    </PageMain>
  );
}
