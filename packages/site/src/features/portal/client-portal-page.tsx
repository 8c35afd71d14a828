import { href } from '@cotejo/contract/paths';
import { cardClass } from '@cotejo/ui/card';
import { Link, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import type { ClientPortals } from '@cotejo/contract/page-rendering';
import { PlainPage } from '../../content/plain-page.tsx';
import { serverContext } from '../../server-context.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { portalTexts } from './texts.ts';

/** Where the portals are, as set (A2.2-042). */
export function loader({ context }: LoaderFunctionArgs): ClientPortals {
  return context.get(serverContext).portals;
}

/** The two portals of who is a client already (A2.2-039 to A2.2-041); one without an address is entered by the login page. */
export function Component() {
  const t = useTexts(portalTexts);
  const { people, companies } = useLoaderData<ClientPortals>();
  const portals = [
    { portal: 'personas', address: people, name: t('people'), text: t('peopleText') },
    { portal: 'empresas', address: companies, name: t('companies'), text: t('companiesText') },
  ] as const;
  return (
    <PlainPage title={t('title')} lead={t('lead')} path={href('clientPortal', {})}>
      <ul className="grid gap-3.5 md:max-w-page md:grid-cols-2 lg:gap-5">
        {portals.map(({ portal, address, name, text }) => (
          <li key={portal} className="grid">
            <Link
              to={address ?? href('login', {}, new URLSearchParams({ portal }))}
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
