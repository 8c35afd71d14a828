import type { Language } from '@cotejo/core/editions';
import { textLinkClass } from '@cotejo/ui/text-link';
import { Link } from 'react-router';
import type { Breadcrumb } from '../head/structured-data.ts';
import { useTexts } from '../texts/use-texts.ts';
import { wayTexts } from './way-texts.ts';

interface CrumbsProps {
  readonly steps: readonly Breadcrumb[];
  /** Language of the last step's name, where it is not the page's. */
  readonly lastLang?: Language | undefined;
}

/**
 * The way to the page from the wider ones, as links; the last step is the page itself. A phone leaves that to the title right
 * below, so that the way stays on one line.
 */
export function Crumbs({ steps, lastLang }: CrumbsProps) {
  const t = useTexts(wayTexts);
  return (
    <nav aria-label={t('youAreIn')} className="text-sm text-ink-2 max-lg:-my-2.5">
      <ol className="flex flex-wrap gap-x-1.5">
        {steps.map(({ name, path }, index) =>
          index === steps.length - 1 ? (
            <li key={path} lang={lastLang} aria-current="page" className="hidden min-h-6 items-center sm:flex">
              {name}
            </li>
          ) : (
            <li key={path} className="flex items-center gap-1.5">
              <Link to={path} className={textLinkClass({ look: 'quiet', className: 'max-lg:min-h-11 max-lg:min-w-11' })}>
                {name}
              </Link>
              <span aria-hidden="true" className={index === steps.length - 2 ? 'max-sm:hidden' : undefined}>
                ›
              </span>
            </li>
          ),
        )}
      </ol>
    </nav>
  );
}
