import type { MenuItem } from '@cotejo/contract/site-content';
import { buttonClass } from '@cotejo/ui/button';
import { Disclosure } from '@cotejo/ui/disclosure';
import { Icon } from '@cotejo/ui/icon';
import { useLocation } from 'react-router';
import { LanguageList } from '../languages/language-menu.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { PlainLink } from './plain-link.tsx';
import { BarLinks } from './bar-links.tsx';
import { leadsTo, menuEntries } from './menu-entries.ts';
import { MenuFailed } from './menu-failed.tsx';
import { SavedLink } from './saved-link.tsx';
import { useFrameFacts } from './site-facts.ts';
import { layoutTexts } from './texts.ts';

const sideMenuId = 'menu-principal';

function Title({ item }: { readonly item: MenuItem }) {
  const t = useTexts(layoutTexts);
  const { pathname } = useLocation();
  return (
    <Disclosure name="menu" open={leadsTo(item, pathname)} summary={item.title} className="border-b border-line text-lg">
      <ul className="pb-3 text-base">
        {menuEntries(item, t('seeAll')).map(({ name, url }) => (
          <li key={url}>
            <PlainLink to={url} className="menu-link" aria-current={url === pathname ? 'page' : undefined}>
              {name}
            </PlainLink>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

/** Button and menu that slides in from the side where the bar has no room (A2.1-06); both work without script. */
export function SideMenu() {
  const t = useTexts(layoutTexts);
  const { menu } = useFrameFacts();
  return (
    <>
      <button
        type="button"
        popoverTarget={sideMenuId}
        className={buttonClass({ look: 'outline', size: 'icon', className: 'bar-sign @xl:hidden lg:pointer-fine:min-h-9' })}
      >
        <Icon name="menu" />
        <span className="sr-only">{t('menu')}</span>
      </button>
      <nav id={sideMenuId} popover="auto" data-side-menu aria-label={t('menu')} className="side-menu">
        <div className="flex min-h-(--bar-top) items-center justify-between border-b border-line">
          <p className="text-lg font-bold">{t('menu')}</p>
          <button
            type="button"
            popoverTarget={sideMenuId}
            popoverTargetAction="hide"
            className={buttonClass({ look: 'outline', size: 'icon', className: 'bar-sign lg:pointer-fine:min-h-9' })}
          >
            <Icon name="close" />
            <span className="sr-only">{t('closeMenu')}</span>
          </button>
        </div>
        {menu === null ? <MenuFailed /> : menu.map((item) => <Title key={item.title} item={item} />)}
        <div className="mt-5 grid gap-3">
          <SavedLink className="w-full" />
          <BarLinks className="w-full" placeClass="contents" />
        </div>
        <LanguageList />
      </nav>
    </>
  );
}
