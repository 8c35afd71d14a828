import { href } from '@cotejo/contract/paths';
import { buttonClass } from '@cotejo/ui/button';
import { LanguageMenu } from '../languages/language-menu.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { PlainLink } from './plain-link.tsx';
import { BarLinks } from './bar-links.tsx';
import { BarMenu } from './bar-menu.tsx';
import { BrandLink } from './brand-link.tsx';
import { ConnectionNote } from './connection-note.tsx';
import { NoticeBell } from './notice-bell.tsx';
import { SavedLink } from './saved-link.tsx';
import { SideMenu } from './side-menu.tsx';
import { layoutTexts } from './texts.ts';
import { TrafficNote } from './traffic-note.tsx';

/**
 * Top bar (A2.1-01): its menus are native popovers, whole without script. The shell script hides it on phones while the
 * visitor scrolls down, by `data-bar`, which React therefore leaves alone.
 */
export function SiteHeader() {
  const t = useTexts(layoutTexts);
  return (
    <header data-bar="shown" suppressHydrationWarning className="site-bar @container">
      <div className="wrap flex h-(--bar-top) items-center gap-2 @sm:gap-3">
        <BrandLink />
        <BarMenu />
        <span className="-ml-2 grow @sm:-ml-3" />
        <TrafficNote />
        <NoticeBell />
        <SavedLink isShort className="@max-xl:hidden" />
        <LanguageMenu />
        <PlainLink
          to={href('contact', {})}
          className={buttonClass({ look: 'outline', size: 'small', className: '@max-few:hidden @xl:hidden' })}
        >
          {t('contact')}
        </PlainLink>
        <BarLinks placeClass="hidden gap-2 @xl:flex" />
        <SideMenu />
      </div>
      <ConnectionNote />
    </header>
  );
}
