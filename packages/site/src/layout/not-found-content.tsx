import { Icon } from '@cotejo/ui/icon';
import { textLinkClass } from '@cotejo/ui/text-link';
import { Link } from 'react-router';
import { useEdition } from '../edition-context.ts';
import { PageHead } from '../head/page-head.tsx';
import { TextWith } from '../texts/text-with.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { useNearPages } from './near-pages.ts';
import { layoutTexts } from './texts.ts';
import { usePageName } from './page-name.ts';
import { WayOn } from './way-on.tsx';

function NearPages() {
  const t = useTexts(layoutTexts);
  const pages = useNearPages();
  const pageName = usePageName();
  if (pages.length === 0) return null;
  return (
    <nav aria-labelledby="paginas-cercanas" className="mt-10 w-full max-w-narrow text-start">
      <h2 id="paginas-cercanas" className="text-base">
        {t('nearPages')}
      </h2>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {pages.map(({ title, page, path }) => (
          <li key={path}>
            <Link to={path} className={textLinkClass({ className: 'min-h-12 w-full justify-between gap-3' })}>
              {title ?? pageName(page)}
              <Icon name="right" className="size-4" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What an address without a page shows (A2.1-25 to A2.1-31): why, whom to tell, and the pages that it may have meant. */
export function NotFoundContent() {
  const t = useTexts(layoutTexts);
  const { supportEmail } = useEdition().brand;
  return (
    <WayOn title={t('notFound')} after={<NearPages />}>
      <PageHead title={t('notFound')} isPrivate />
      <p>
        <TextWith
          text={t('notFoundReason')}
          elements={{
            email: (
              <a href={`mailto:${supportEmail}`} className="font-semibold text-action">
                {supportEmail}
              </a>
            ),
          }}
        />
      </p>
    </WayOn>
  );
}
