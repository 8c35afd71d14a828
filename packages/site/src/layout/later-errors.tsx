import { buttonClass } from '@cotejo/ui/button';
import { lazy, type ComponentType } from 'react';
import { useHref, useLocation } from 'react-router';
import type { ErrorParts } from '../frame-route.tsx';
import { pageInDocument, type PageScript } from '../pages/later-page.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { mainContentId } from './page-main.tsx';
import { layoutTexts } from './texts.ts';

/** What is shown where even the error screens cannot be had: the connection is gone. */
function BareError() {
  const t = useTexts(layoutTexts);
  const { pathname, search } = useLocation();
  return (
    <main id={mainContentId} className="wrap py-14 lg:py-24">
      <h1 className="mb-4 text-2xl tracking-tight lg:text-3xl">{t('unavailable')}</h1>
      <p className="mb-4">{t('unavailableReason')}</p>
      <a href={useHref(pathname + search)} className={buttonClass({})}>
        {t('reload')}
      </a>
    </main>
  );
}

/** The error screens of a browser, brought once the page is taken over, or when something breaks before. */
export function laterErrors({ wanted, surround }: PageScript): ErrorParts {
  const load = () => import('./error-screens.tsx');
  // Brought while there is a connection: what breaks first is often that.
  wanted.then(load).catch(() => undefined);

  function later(part: keyof ErrorParts): ComponentType {
    const Part = lazy(async () => {
      try {
        const [screens, within] = await Promise.all([load(), surround()]);
        return { default: within(screens[part]) };
      } catch {
        return { default: BareError };
      }
    });
    return pageInDocument(Part);
  }
  return { PageError: later('PageError'), ShellError: later('ShellError') };
}
