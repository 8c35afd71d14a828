import type { Item } from '@cotejo/contract/compare';
import type { LeadQuote } from '@cotejo/contract/lead';
import { isPlainDate } from '@cotejo/core/dates';
import { useEdition } from '../edition-context.ts';
import { amountText } from '../price/amount-text.ts';
import { useDayText } from '../texts/use-day-text.ts';
import { useTexts } from '../texts/use-texts.ts';
import { sentTexts } from './texts.ts';

/** Why the request carries another quote than the one that was seen, in the page's language. */
function Replaced({ kind, expired }: NonNullable<LeadQuote['replaced']>) {
  const t = useTexts(sentTexts);
  const dayText = useDayText();
  const text = expired === null ? t(`replaced.${kind}`) : t('replaced.expiredOn', { day: dayText(expired) });
  return <p className="mb-3 text-warm">{text}</p>;
}

interface QuoteRowsProps {
  readonly quote: LeadQuote;
  readonly item: Item;
  /** The price is of the example's family. */
  readonly isExample: boolean;
}

/** What was asked for, at which price, and until when it holds. */
export function QuoteRows({ quote, item, isExample }: QuoteRowsProps) {
  const edition = useEdition();
  const t = useTexts(sentTexts);
  const dayText = useDayText();
  const price = quote.price === null ? null : amountText({ value: quote.price, unit: { code: quote.currency } }, edition);
  const rows: readonly (readonly [string, string])[] = [
    [t('product'), t('productOf', { product: quote.productDisplayName, organization: quote.organizationDisplayName })],
    [t(isExample ? 'priceOfExample' : 'price'), price === null ? t('unconfirmed') : `${price}${item.priceSuffix}`],
    ...(quote.expires !== null && isPlainDate(quote.expires) ? [[t('until'), dayText(quote.expires)] as const] : []),
  ];
  return (
    <div className="mt-5 border-t border-line pt-4">
      {quote.replaced && <Replaced {...quote.replaced} />}
      <dl className="tabular grid gap-2">
        {rows.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="text-ink-2">{label}</dt>
            <dd className="min-w-0 break-words text-right">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
