import { TextLink } from '@cotejo/ui/text-link';
import { useHref, useLocation } from 'react-router';
import { useTexts } from '../texts/use-texts.ts';
import { layoutTexts } from './texts.ts';

/** In place of a menu that could not be had (A8-13); a reload asks again. */
export function MenuFailed() {
  const t = useTexts(layoutTexts);
  const { pathname, search } = useLocation();
  const here = useHref(pathname + search);
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-ink-2">
      {t('menuFailed')}
      <TextLink href={here} className="min-h-11">
        {t('retry')}
      </TextLink>
    </p>
  );
}
