import type { Item } from '@cotejo/contract/compare';
import type { Executive, LeadAnswer } from '@cotejo/contract/lead';
import { isPlainDate } from '@cotejo/core/dates';
import { buttonClass } from '@cotejo/ui/button';
import { Icon } from '@cotejo/ui/icon';
import { useEffect, useRef } from 'react';
import { useEdition } from '../edition-context.ts';
import { amountText } from '../price/amount-text.ts';
import { useDayText } from '../texts/use-day-text.ts';
import { useTexts } from '../texts/use-texts.ts';
import { clearDraft } from './request-draft.ts';
import { sentTexts } from './texts.ts';

/** wa.me address with a text to send. */
function whatsAppUrl(executive: Executive, text: string): string {
  return `https://wa.me/${executive.telefono_1.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
}

function ExecutiveActions({ executive, item }: { readonly executive: Executive; readonly item: Item }) {
  const t = useTexts(sentTexts);
  const meeting = executive.calendly.active ? executive.calendly.url : null;
  return (
    <div className="mt-4 grid gap-2.5">
      <a
        href={whatsAppUrl(executive, t('whatsAppText', { product: item.displayName }))}
        target="_blank"
        rel="noreferrer"
        className={buttonClass({ size: 'large', wide: true })}
      >
        {t('whatsApp')}
      </a>
      <a
        href={`tel:${executive.telefono_1.replace(/[^\d+]/g, '')}`}
        className={buttonClass({ look: 'outline', wide: true, className: 'lg:hidden' })}
      >
        {t('call')}
      </a>
      {meeting && (
        <a href={meeting} target="_blank" rel="noreferrer" className={buttonClass({ look: 'outline', wide: true })}>
          {t('meet')}
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

/** Why the request carries another quote than the one that was seen, in the page's language. */
function Replaced({ kind, expired }: NonNullable<LeadAnswer['quote']['replaced']>) {
  const t = useTexts(sentTexts);
  const dayText = useDayText();
  const text = expired === null ? t(`replaced.${kind}`) : t('replaced.expiredOn', { day: dayText(expired) });
  return <p className="mb-3 text-warm">{text}</p>;
}

function QuoteRows({ answer, item }: { readonly answer: LeadAnswer; readonly item: Item }) {
  const edition = useEdition();
  const t = useTexts(sentTexts);
  const dayText = useDayText();
  const { quote, dataSocio } = answer;
  const price = quote.price === null ? null : amountText({ value: quote.price, unit: { code: quote.currency } }, edition);
  const rows: readonly (readonly [string, string])[] = [
    [t('product'), t('productOf', { product: quote.productDisplayName, organization: quote.organizationDisplayName })],
    [t('price'), price === null ? t('unconfirmed') : `${price}${item.priceSuffix}`],
    ...(quote.expires !== null && isPlainDate(quote.expires) ? [[t('until'), dayText(quote.expires)] as const] : []),
    ...(dataSocio ? [[t('from'), dataSocio.telefono_1] as const] : []),
  ];
  return (
    <div className="mt-5 border-t border-line pt-4">
      {quote.replaced && <Replaced {...quote.replaced} />}
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
  const t = useTexts(sentTexts);
  const heading = useRef<HTMLDivElement>(null);
  const { brand } = useEdition();
  useEffect(() => {
    clearDraft(brand.code);
    heading.current?.focus();
  }, [brand.code]);
  return (
    <section aria-label={t('label')} className="rounded-card border border-line bg-surface p-4.5 lg:p-7">
      <div ref={heading} tabIndex={-1} role="status" className="outline-none">
        <p className="flex items-center gap-2 font-semibold text-best">
          <Icon name="check" />
          {t('sent')}
        </p>
        <p className="mt-1">{t('sentText')}</p>
      </div>
      <h1 className="mt-5 text-xl tracking-tight">{t(answer.dataSocio ? 'assigned' : 'unassigned')}</h1>
      {answer.dataSocio ? (
        <>
          <p className="mt-1 text-ink-2">{t('assignedText')}</p>
          <ExecutiveFace executive={answer.dataSocio} />
          <ExecutiveActions executive={answer.dataSocio} item={item} />
        </>
      ) : (
        <p className="mt-1 text-ink-2">{t('unassignedText')}</p>
      )}
      <QuoteRows answer={answer} item={item} />
    </section>
  );
}
