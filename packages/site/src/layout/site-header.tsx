import { href } from '@cotejo/contract/paths';
import { buttonClass } from '@cotejo/ui/button';
import { Icon } from '@cotejo/ui/icon';
import { Link, NavLink } from 'react-router';
import { useEdition } from '../edition-context.ts';
import { ContactDetails } from './contact-details.tsx';
import { useSiteFacts } from './site-facts.ts';

const contactPopover = 'contacto-arriba';
const menuPopover = 'menu-principal';

/** Mark and product name, leading home. */
function Brand() {
  const { brand } = useEdition();
  return (
    <Link to={href('home', {})} className="flex min-h-11 items-center gap-2.5 font-extrabold text-ink no-underline">
      <span
        aria-hidden="true"
        className="grid size-8.5 place-items-center rounded-control bg-action text-sm font-extrabold text-action-ink"
      >
        {brand.code}
      </span>
      <span className="text-base tracking-tight">{brand.name}</span>
    </Link>
  );
}

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

/** Top bar: on phones the menu is a popover, which opens and closes without script. */
export function SiteHeader() {
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-surface print:static">
      <div className="wrap flex h-(--bar-top) items-center gap-3 lg:gap-7">
        <Brand />
        <nav aria-label="Comparadores" className="hidden lg:block">
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
          className={buttonClass({ look: 'outline', size: 'small', className: 'w-11 lg:hidden' })}
        >
          <Icon name="menu" />
          <span className="sr-only">Menú</span>
        </button>
      </div>
      <section id={contactPopover} popover="auto" aria-label="Contacto" className="top-panel p-5">
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
