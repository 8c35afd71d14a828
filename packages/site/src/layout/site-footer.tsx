import { comparatorHref } from '@cotejo/contract/paths';
import { Link } from 'react-router';
import type { ReactNode } from 'react';
import { useEdition } from '../edition-context.ts';
import { ufFallbackNotice } from '../price/price-view.ts';
import { BrandLink } from './brand-link.tsx';
import { widestComparators } from './comparator-groups.ts';
import { contactId, ContactDetails } from './contact-details.tsx';
import { useSiteFacts } from './site-facts.ts';
import { ufAmount, ufDay } from './uf-text.ts';

function Column({ id, title, children }: { readonly id?: string; readonly title: string; readonly children: ReactNode }) {
  return (
    <section id={id}>
      <h2 className="mb-1 text-base text-ink">{title}</h2>
      {children}
    </section>
  );
}

/** Honest facts at the end of every page: what this is, how it orders, whom to ask, of which day its UF is. */
export function SiteFooter() {
  const edition = useEdition();
  const site = useSiteFacts();
  const comparators = widestComparators(site?.comparators ?? []);
  return (
    <footer className="border-t border-line bg-surface text-sm text-ink-2 print:hidden">
      <div className="wrap grid gap-x-10 gap-y-8 py-10 md:grid-cols-2 lg:grid-cols-[1.5fr_1fr_1.2fr_1fr]">
        <div className="max-w-narrow">
          <BrandLink />
          <p className="mt-2">
            {edition.brand.name} es un comparador. No es una aseguradora ni decide por ti: muestra precios y coberturas para que
            elijas, sin pedirte datos de contacto.
          </p>
        </div>
        {comparators.length > 0 && (
          <Column title="Comparar">
            <ul>
              {comparators.map((comparator) => (
                <li key={comparator.name}>
                  <Link
                    to={comparatorHref(comparator.url)}
                    className="flex min-h-11 items-center text-ink-2 hover:text-action lg:pointer-fine:min-h-8"
                  >
                    {comparator.displayName}
                  </Link>
                </li>
              ))}
            </ul>
          </Column>
        )}
        <Column title="Cómo ordenamos">
          <p>
            Por puntaje, de 0 a 100, y a igual puntaje por precio. Ninguna comisión ni promoción mueve un producto; el que es
            destacado lo dice.
          </p>
        </Column>
        <Column id={contactId} title="Contacto">
          <ContactDetails />
        </Column>
      </div>
      <div className="border-t border-line">
        <div className="wrap flex flex-wrap gap-x-6 gap-y-1 py-4">
          {site?.uf && (
            <p className="tabular">
              {site.uf.status === 'fallback' ? ufFallbackNotice : `UF ${ufAmount(site.uf, edition)} del ${ufDay(site.uf)}`}
            </p>
          )}
          {site?.isDemonstration && <p>Los planes y precios de demostración no sirven para contratar.</p>}
        </div>
      </div>
    </footer>
  );
}
