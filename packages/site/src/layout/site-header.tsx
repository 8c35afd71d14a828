import { buttonClass } from '@cotejo/ui/button';
import { Icon } from '@cotejo/ui/icon';
import { NavLink } from 'react-router';
import { BrandLink } from './brand-link.tsx';
import { ContactDetails } from './contact-details.tsx';
import { useSiteFacts } from './site-facts.ts';

const contactPopover = 'contacto-arriba';
const menuPopover = 'menu-principal';

/** The comparators that exist, as the catalogue names them. */
function ComparatorLinks({ className }: { readonly className: string }) {
  const site = useSiteFacts();
  return site?.comparators.map((comparator) => (
    <li key={comparator.name}>
      <NavLink to={comparator.url} className={className}>
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
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-surface print:static">
      <div className="wrap flex h-(--bar-top) items-center gap-3 xl:gap-7">
        <BrandLink />
        <nav aria-label="Comparadores" className="hidden xl:block">
          <ul className="flex gap-5.5">
            <ComparatorLinks className="nav-link" />
          </ul>
        </nav>
        <span className="grow" />
        <button type="button" popoverTarget={contactPopover} className={buttonClass({ look: 'outline', size: 'small' })}>
          Contacto
        </button>
        <button
          type="button"
          popoverTarget={menuPopover}
          className={buttonClass({ look: 'outline', size: 'small', className: 'w-11 xl:hidden' })}
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
