import type { InsuredKind, Item, ProfilePrice, Uf } from '@cotejo/contract/compare';
import { salesOfferOf } from '@cotejo/core/requests';
import { comparatorHref, requestTab } from '@cotejo/contract/paths';
import { buttonClass } from '@cotejo/ui/button';
import { Term } from '@cotejo/ui/term';
import { Link } from 'react-router';
import { useEdition } from '../../edition-context.ts';
import { amountText } from '../../price/amount-text.ts';
import { insurableText, noPriceText, personName, priceForText } from '../../price/insured-words.ts';
import { ufDateText, ufFallbackNotice } from '../../price/price-view.ts';
import type { ProductPageData } from '../../product-data/load-product.ts';
import { profileText } from '../../profile/say-profile.ts';
import { breakdownRows } from './price-breakdown.ts';

function Breakdown({ price, uf }: { readonly price: ProfilePrice; readonly uf: Uf | null }) {
  const rows = breakdownRows(price, uf, useEdition());
  if (rows.length === 0) return null;
  return (
    <dl className="tabular my-4 grid gap-1.5 border-y border-line py-3.5">
      {rows.map(({ label, value, strong }) => (
        <div key={label} className="flex justify-between gap-3">
          <dt className="text-ink-2">{label}</dt>
          <dd className={strong ? 'font-bold' : ''}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Uninsurable({ price, insures }: { readonly price: ProfilePrice; readonly insures: InsuredKind }) {
  const left = price.profiles.filter(({ method }) => method === 'uninsurable');
  if (left.length === 0) return null;
  return (
    <div className="my-3 rounded-control bg-warm-soft px-3.5 py-2.5 text-sm text-warm">
      <p className="font-semibold">{insurableText(price, insures)}</p>
      <ul>
        {left.map((person) => (
          <li key={`${person.role}-${person.index}`}>
            {insures !== 'company' && `${personName(person)}: `}
            {person.reasons.join('; ')}.
          </li>
        ))}
      </ul>
    </div>
  );
}

/** How the price is made, with its explanation: 'Precio por persona, según edad'. */
export function PriceDetail({ metadata }: { readonly metadata: Item['insuranceMetadata'] }) {
  const { price_detail: detail, price_tooltip: tooltip } = metadata;
  if (detail === null) return null;
  return (
    <p className="mt-1 text-sm text-ink-2">
      Precio {detail}
      {tooltip !== null && <Term word="este precio">{tooltip}</Term>}
    </p>
  );
}

/** What this family pays, of what it is made, and the way to ask for it. Sticks on a desktop. */
export function PriceBox({ data, className }: { readonly data: ProductPageData; readonly className: string }) {
  const edition = useEdition();
  const { price, profile, line, uf, detail, comparator } = data;
  const { item } = detail;
  const offer = salesOfferOf(item.insuranceMetadata.salesChannel);
  return (
    <aside aria-label="Precio" className={`rounded-card border border-line bg-surface p-4.5 lg:p-6 ${className}`}>
      {!profile.ingresodatos && <p className="mb-2 text-sm font-semibold text-warm">Perfil de ejemplo</p>}
      {item.priceLabel && <p className="text-sm text-ink-2">{item.priceLabel}</p>}
      <p
        className={`tabular font-extrabold tracking-tighter ${price.price ? 'text-3xl' : 'text-xl'}`}
        data-price={price.price?.value ?? ''}
      >
        {price.price ? amountText(price.price, edition) : noPriceText(item.insures)}
        {price.price && <span className="text-base font-medium tracking-normal text-ink-2">{item.priceSuffix}</span>}
      </p>
      <p className="tabular mt-1 text-sm text-ink-2">
        {price.unitPrice && `${amountText(price.unitPrice, edition)} · `}
        {priceForText({ insures: item.insures, profilePrice: price }, edition)}
      </p>
      <PriceDetail metadata={item.insuranceMetadata} />
      <p className="mt-1 text-sm text-ink-2">{profileText(profile, line, edition)}</p>
      {comparator && (
        <Link to={comparatorHref(comparator.url)} className="inline-flex min-h-11 items-center text-sm font-semibold text-action">
          Cambiar mi perfil
        </Link>
      )}
      <Breakdown price={price} uf={uf} />
      <Uninsurable price={price} insures={item.insures} />
      {offer.action === null ? (
        <p className="rounded-control bg-surface-2 px-3.5 py-2.5 text-sm text-ink-2">
          No se vende aquí: lo mostramos para que compares. Se contrata directamente con {item.organization.displayName}.
        </p>
      ) : (
        <Link to={`${item.url}/${requestTab}`} className={buttonClass({ size: 'large', wide: true })}>
          {offer.action}
        </Link>
      )}
      {uf && price.ufDate && (
        <p className="mt-3 text-sm text-ink-2">
          {uf.status === 'fallback' ? ufFallbackNotice : `Precio con la ${ufDateText({ ...uf, fecha: price.ufDate })}.`}
        </p>
      )}
    </aside>
  );
}
