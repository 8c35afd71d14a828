import { useDayText } from '../texts/use-day-text.ts';
import { useTexts } from '../texts/use-texts.ts';
import type { ShownQuote } from './load-product.ts';
import { productDataTexts } from './texts.ts';

/** 'Vale hasta el 9 de diciembre de 2026.', or why nothing is promised; null where there is no price to speak of. */
function usePromiseText(): (quote: Pick<ShownQuote, 'expires' | 'noPromise'>) => string | null {
  const t = useTexts(productDataTexts);
  const dayText = useDayText();
  return ({ expires, noPromise }) => {
    if (expires !== null) return t('until', { day: dayText(expires) });
    return noPromise === null || noPromise.kind === 'no-price' ? null : noPromise.text;
  };
}

interface QuoteNoteProps {
  readonly quote: ShownQuote | null;
  readonly className: string;
}

/** What the price was made with that nobody said, and how long it holds (decision 24). */
export function QuoteNote({ quote, className }: QuoteNoteProps) {
  const t = useTexts(productDataTexts);
  const promiseText = usePromiseText();
  if (quote === null) return null;
  const promise = promiseText(quote);
  // Who is left out stands beside the price already, person by person.
  const assumptions = quote.assumptions.filter(({ kind }) => kind !== 'part-of-family');
  if (promise === null && assumptions.length === 0) return null;
  return (
    <div className={`text-sm text-ink-2 ${className}`}>
      {promise !== null && <p className="tabular">{promise}</p>}
      {assumptions.length > 0 && (
        <>
          <p className="mt-1.5">{t('assumes')}</p>
          <ul className="list-disc pl-4.5">
            {assumptions.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
