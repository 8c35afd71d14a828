import type { Item } from '@cotejo/contract/compare';
import type { Executive, LeadAnswer } from '@cotejo/contract/lead';
import { dateInSpanish, isPlainDate } from '@cotejo/core/dates';
import { buttonClass } from '@cotejo/ui/button';
import { Icon } from '@cotejo/ui/icon';
import { useEffect, useRef } from 'react';
import { useEdition } from '../../edition-context.ts';
import { amountText } from '../../price/amount-text.ts';
import { clearDraft } from './request-draft.ts';

/** wa.me address with a text that names the product and nobody (B §2.2). */
export function whatsAppUrl(executive: Executive, product: string): string {
  const text = `Hola, solicité información de ${product} en el comparador.`;
  return `https://wa.me/${executive.telefono_1.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
}

function ExecutiveActions({ executive, item }: { readonly executive: Executive; readonly item: Item }) {
  const meeting = executive.calendly.active ? executive.calendly.url : null;
  return (
    <div className="mt-4 grid gap-2.5">
      <a
        href={whatsAppUrl(executive, item.displayName)}
        target="_blank"
        rel="noreferrer"
        className={buttonClass({ size: 'large', wide: true })}
      >
        Escribir por WhatsApp
      </a>
      <a
        href={`tel:${executive.telefono_1.replace(/[^\d+]/g, '')}`}
        className={buttonClass({ look: 'outline', wide: true, className: 'lg:hidden' })}
      >
        Llamar ahora
      </a>
      {meeting && (
        <a href={meeting} target="_blank" rel="noreferrer" className={buttonClass({ look: 'outline', wide: true })}>
          Agendar una reunión
        </a>
      )}
    </div>
  );
}

function ExecutiveFace({ executive }: { readonly executive: Executive }) {
  const initials = `${executive.nombres.charAt(0)}${executive.apellidos.charAt(0)}`;
  return (
    <div className="mt-4 flex items-center gap-4">
      <span
        aria-hidden="true"
        className="grid size-15 shrink-0 place-items-center rounded-full bg-action-soft text-lg font-bold text-action"
      >
        {initials}
      </span>
      <div className="min-w-0">
        <p className="text-lg font-bold" data-executive-name>
          {executive.nombres} {executive.apellidos}
        </p>
        <p className="tabular break-words text-ink-2">
          {executive.telefono_1} · {executive.email_corporativo}
        </p>
      </div>
    </div>
  );
}

function QuoteRows({ answer, item }: { readonly answer: LeadAnswer; readonly item: Item }) {
  const edition = useEdition();
  const { quote, dataSocio } = answer;
  const price = quote.price === null ? null : amountText({ value: quote.price, unit: { code: quote.currency } }, edition);
  const rows: readonly (readonly [string, string])[] = [
    ['Producto', `${quote.productDisplayName}, ${quote.organizationDisplayName}`],
    ['Precio cotizado', price === null ? 'A confirmar' : `${price}${item.priceSuffix}`],
    ...(quote.expires !== null && isPlainDate(quote.expires) ? [['Vigente hasta', dateInSpanish(quote.expires)] as const] : []),
    ...(dataSocio ? [['Te escribirá desde', dataSocio.telefono_1] as const] : []),
  ];
  return (
    <div className="mt-5 border-t border-line pt-4">
      {quote.replaced && <p className="mb-3 text-warm">{quote.replaced.text}</p>}
      <dl className="tabular grid gap-2">
        {rows.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="text-ink-2">{label}</dt>
            <dd className="text-right">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** After the request: the success message and, when one was free, the executive who will answer (decision 31). */
export function ExecutiveCard({ answer, item }: { readonly answer: LeadAnswer; readonly item: Item }) {
  const heading = useRef<HTMLDivElement>(null);
  const { brand } = useEdition();
  useEffect(() => {
    clearDraft(brand.code);
    heading.current?.focus();
  }, [brand.code]);
  return (
    <section aria-label="Solicitud enviada" className="rounded-card border border-line bg-surface p-4.5 lg:p-7">
      <div ref={heading} tabIndex={-1} role="status" className="outline-none">
        <p className="flex items-center gap-2 font-semibold text-best">
          <Icon name="check" />
          Enviado
        </p>
        <p className="mt-1">Solicitud enviada. En los próximos segundos recibirás un email.</p>
      </div>
      <h1 className="mt-5 text-xl tracking-tight">
        {answer.dataSocio ? 'Asignación automática de Seguro' : 'Te contactaremos pronto'}
      </h1>
      {answer.dataSocio ? (
        <>
          <p className="mt-1 text-ink-2">Esta persona responde tu solicitud.</p>
          <ExecutiveFace executive={answer.dataSocio} />
          <ExecutiveActions executive={answer.dataSocio} item={item} />
        </>
      ) : (
        <p className="mt-1 text-ink-2">Tu solicitud quedó guardada. Un ejecutivo te escribirá en cuanto haya uno disponible.</p>
      )}
      <QuoteRows answer={answer} item={item} />
    </section>
  );
}
