import { dateInSpanish, isPlainDate } from '@cotejo/core/dates';
import type { ShownQuote } from './load-product.ts';

/** 'Vale hasta el 9 de diciembre de 2026.', or why nothing is promised; null where there is no price to speak of. */
export function promiseText({ expires, noPromise }: Pick<ShownQuote, 'expires' | 'noPromise'>): string | null {
  if (expires !== null) return `Vale hasta el ${isPlainDate(expires) ? dateInSpanish(expires) : expires}.`;
  return noPromise === null || noPromise.kind === 'no-price' ? null : noPromise.text;
}

interface QuoteNoteProps {
  readonly quote: ShownQuote | null;
  readonly className: string;
}

/** What the price was made with that nobody said, and how long it holds (decision 24). */
export function QuoteNote({ quote, className }: QuoteNoteProps) {
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
          <p className="mt-1.5">Este precio supone:</p>
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
