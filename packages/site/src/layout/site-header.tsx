import { comparatorHref } from '@cotejo/contract/paths';
import { buttonClass } from '@cotejo/ui/button';
import { Icon } from '@cotejo/ui/icon';
import { NavLink } from 'react-router';
import { BrandLink } from './brand-link.tsx';
import { widestComparators } from './comparator-groups.ts';
import { ContactDetails } from './contact-details.tsx';
import { useSiteFacts } from './site-facts.ts';

const contactPopover = 'contacto-arriba';
const menuPopover = 'menu-principal';
/** Comparators that have room in the bar of a desktop; the menu names the others too. */
const mostInBar = 5;

/** The comparators that exist, as the catalogue names them; the narrower ones are reached from these. */
function ComparatorLinks({ className, most }: { readonly className: string; readonly most?: number }) {
  const site = useSiteFacts();
  const shown = widestComparators(site?.comparators ?? []).filter(({ productCount }) => productCount > 0);
  return shown.slice(0, most).map((comparator) => (
    <li key={comparator.name}>
      <NavLink to={comparatorHref(comparator.url)} className={className}>
        {comparator.displayName}
      </NavLink>
    </li>
  ));
}

/**
 * Top bar: on phones the menu is a popover, which opens and closes without script. Contacto (A2.1-07) opens the
 * edition's contact until its page exists.
 */
export function SiteHeader() {
  const hasMore = widestComparators(useSiteFacts()?.comparators ?? []).length > mostInBar;
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-surface print:static">
      <div className="wrap flex h-(--bar-top) items-center gap-3 xl:gap-7">
        <BrandLink />
        <nav aria-label="Comparadores" className="hidden xl:block">
          <ul className="flex gap-5.5">
            <ComparatorLinks className="nav-link" most={mostInBar} />
          </ul>
        </nav>
        <span className="grow" />
        <button type="button" popoverTarget={contactPopover} className={buttonClass({ look: 'outline', size: 'small' })}>
          Contacto
        </button>
        <button
          type="button"
          popoverTarget={menuPopover}
          className={buttonClass({ look: 'outline', size: 'small', className: hasMore ? 'w-11' : 'w-11 xl:hidden' })}
        >
          <Icon name="menu" />
          <span className="sr-only">Menú</span>
        </button>
      </div>
      <section id={contactPopover} popover="auto" aria-label="Contacto" className="top-panel px-5 py-3">
        <ContactDetails />
      </section>
      <nav id={menuPopover} popover="auto" aria-label="Menú" className="top-panel p-2">
        <ul>
          <ComparatorLinks className="flex min-h-12 items-center rounded-control px-3 text-lg text-ink no-underline hover:bg-surface-2 aria-[current=page]:font-bold" />
        </ul>
      </nav>
    </header>
  );
}
