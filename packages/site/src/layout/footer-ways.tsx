import { editionIds } from '@cotejo/core/editions';
import { useLocation } from 'react-router';
import { useEdition } from '../edition-context.ts';
import { useAlternates } from '../head/alternates.ts';
import { useSiteUrls } from '../head/site-urls.ts';
import { useTexts } from '../texts/use-texts.ts';
import { footerTexts } from './footer-texts.ts';
import { useFrameFacts } from './site-facts.ts';

const listClass = 'flex flex-wrap items-center gap-x-5';
const linkClass = 'inline-flex min-h-11 min-w-11 items-center text-ink-2 hover:text-action lg:pointer-fine:min-h-8';

/** Where the site is found beside itself; nothing while that could not be had. */
export function SocialLinks() {
  const t = useTexts(footerTexts);
  const { networks } = useFrameFacts();
  if (networks.length === 0) return null;
  return (
    <ul aria-label={t('networks')} className={listClass}>
      {networks.map(({ name, link, external }) => (
        <li key={link}>
          <a href={link} className={linkClass} {...(external ? { target: '_blank', rel: 'noopener' } : {})}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

/**
 * The same page for other countries, or their first page where they have none. In a footer that is fetched by itself the
 * frame's script puts the page's own, which the document names in its head.
 */
export function CountryLinks() {
  const t = useTexts(footerTexts);
  const { id: own } = useEdition();
  const urls = useSiteUrls();
  const alternates = useAlternates(useLocation().pathname);
  const others = editionIds.filter((id) => id !== own && urls[id] !== urls[own]);
  if (others.length === 0) return null;
  return (
    <ul aria-label={t('countries')} className={listClass}>
      {others.map((id) => {
        const same = alternates.find(({ url }) => url === urls[id] || url.startsWith(`${urls[id]}/`));
        return (
          <li key={id}>
            <a href={same?.url ?? urls[id]} data-country-site={urls[id]} className={linkClass}>
              {t(id)}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
