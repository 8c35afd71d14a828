import { assumptionText } from '@cotejo/contract/wire-quote';
import { noPromiseOf } from '../labels/said-reasons.ts';
import { quoteTexts } from '../labels/texts.ts';
import { useDayText } from '../texts/use-day-text.ts';
import { useLanguage, useTexts } from '../texts/use-texts.ts';
import type { ShownQuote } from './load-product.ts';
import { productDataTexts } from './texts.ts';

/** 'Vale hasta el 9 de diciembre de 2026.', or why nothing is promised; null where there is no price to speak of. */
function usePromise({ expires, noPromise }: ShownQuote): string | null {
  const [t, tQuote] = [useTexts(productDataTexts), useTexts(quoteTexts)];
  const dayText = useDayText();
  const language = useLanguage();
  if (expires !== null) return t('until', { day: dayText(expires) });
  if (noPromise === null || noPromise.kind === 'no-price') return null;
  return language === 'es' ? noPromise.text : noPromiseOf(noPromise, tQuote);
}

/** What the price supposes, each in a sentence; the API says it in Spanish. */
function useAssumptions({ assumptions }: ShownQuote): readonly string[] {
  const t = useTexts(quoteTexts);
  const dayText = useDayText();
  const language = useLanguage();
  // Who is left out stands beside the price already, person by person.
  const shown = assumptions.filter(({ kind }) => kind !== 'part-of-family');
  return shown.map((assumption) => (language === 'es' ? assumption.text : assumptionText(assumption, t, dayText)));
}

function Note({ quote, className }: { readonly quote: ShownQuote; readonly className: string }) {
  const t = useTexts(productDataTexts);
  const promise = usePromise(quote);
  const assumptions = useAssumptions(quote);
  if (promise === null && assumptions.length === 0) return null;
  return (
    <div className={`text-sm text-ink-2 ${className}`}>
      {promise !== null && <p className="tabular">{promise}</p>}
      {assumptions.length > 0 && (
        <>
          <p className="mt-1.5">{t('assumes')}</p>
          <ul className="list-disc pl-4.5">
            {assumptions.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

interface QuoteNoteProps {
  readonly quote: ShownQuote | null;
  readonly className: string;
}

/** What the price was made with that nobody said, and how long it holds (decision 24). */
export function QuoteNote({ quote, className }: QuoteNoteProps) {
  return quote && <Note quote={quote} className={className} />;
}
