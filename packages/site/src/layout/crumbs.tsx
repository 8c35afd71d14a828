import { textLinkClass } from '@cotejo/ui/text-link';
import { Link } from 'react-router';
import type { Breadcrumb } from '../head/structured-data.ts';
import { useTexts } from '../texts/use-texts.ts';
import { wayTexts } from './way-texts.ts';

/** The way to the page from the wider ones, as links; the last step is the page itself. */
export function Crumbs({ steps }: { readonly steps: readonly Breadcrumb[] }) {
  const t = useTexts(wayTexts);
  return (
    <nav aria-label={t('youAreIn')} className="text-sm text-ink-2 max-lg:-my-2.5">
      <ol className="flex flex-wrap gap-x-1.5">
        {steps.map(({ name, path }, index) =>
          index === steps.length - 1 ? (
            <li key={path} aria-current="page" className="flex min-h-6 items-center">
              {name}
            </li>
          ) : (
            <li key={path} className="flex items-center gap-1.5">
              <Link to={path} className={textLinkClass({ look: 'quiet', className: 'max-lg:min-h-11' })}>
                {name}
              </Link>
              <span aria-hidden="true">›</span>
            </li>
          ),
        )}
      </ol>
    </nav>
  );
}
