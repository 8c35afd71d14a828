import { href } from '@cotejo/contract/paths';
import { cardClass } from '@cotejo/ui/card';
import { Link } from 'react-router';
import { PlainPage } from '../../content/plain-page.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { portalTexts } from './texts.ts';

/** The two portals of who is a client already (A2.2-039 to A2.2-041). */
export function Component() {
  const t = useTexts(portalTexts);
  const portals = [
    { portal: 'personas', name: t('people'), text: t('peopleText') },
    { portal: 'empresas', name: t('companies'), text: t('companiesText') },
  ] as const;
  return (
    <PlainPage title={t('title')} lead={t('lead')} path={href('clientPortal', {})}>
      <ul className="grid gap-3.5 md:max-w-page md:grid-cols-2 lg:gap-5">
        {portals.map(({ portal, name, text }) => (
          <li key={portal} className="grid">
            <Link
              to={href('login', {}, new URLSearchParams({ portal }))}
              className={cardClass({ look: 'link', className: 'group flex flex-col gap-1' })}
            >
              <span className="text-xl font-bold tracking-tight">{name}</span>
              <span className="text-ink-2">{text}</span>
              <span className="mt-auto pt-4 font-semibold text-action group-hover:text-action-strong">
                {t('enter')}
                <span className="sr-only">: {name}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </PlainPage>
  );
}
