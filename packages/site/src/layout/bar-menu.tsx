import type { MenuItem } from '@cotejo/contract/site-content';
import { Icon } from '@cotejo/ui/icon';
import { NavLink, useLocation } from 'react-router';
import { useTexts } from '../texts/use-texts.ts';
import { PlainLink } from './plain-link.tsx';
import { leadsTo, menuEntries } from './menu-entries.ts';
import { MenuFailed } from './menu-failed.tsx';
import { useFrameFacts } from './site-facts.ts';
import { layoutTexts } from './texts.ts';

/** A title with its panel: a click opens it without script, with script a pointer that rests on it does too. */
function Title({ item, id }: { readonly item: MenuItem; readonly id: string }) {
  const t = useTexts(layoutTexts);
  const { pathname } = useLocation();
  const entries = menuEntries(item, t('seeAll'));
  const [only] = entries;
  if (only !== undefined && entries.length === 1) {
    return (
      <NavLink to={only.url} className="nav-link">
        {item.title}
      </NavLink>
    );
  }
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-current={leadsTo(item, pathname) ? 'true' : undefined}
        className="nav-link gap-1 whitespace-nowrap"
      >
        {item.title}
        <Icon name="down" className="size-4 text-ink-2" />
      </button>
      <div id={id} popover="auto" data-hover-panel className="menu-panel">
        <ul>
          {entries.map(({ name, url }) => (
            <li key={url}>
              <PlainLink to={url} className="menu-link" aria-current={url === pathname ? 'page' : undefined}>
                {name}
              </PlainLink>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

/** The main menu in the bar of wide screens (A2.1-05). */
export function BarMenu() {
  const t = useTexts(layoutTexts);
  const { menu } = useFrameFacts();
  return (
    <nav aria-label={t('menu')} className="hidden pl-2 @xl:block">
      {menu === null ? (
        <MenuFailed />
      ) : (
        <ul className="flex gap-3.5">
          {menu.map((item, place) => (
            <li key={item.title}>
              <Title item={item} id={`menu-${place + 1}`} />
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}
