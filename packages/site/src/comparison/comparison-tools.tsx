import { comparisonFileHref, type ComparisonFormat } from '@cotejo/contract/paths/comparison-file';
import { Button, buttonClass } from '@cotejo/ui/button';
import { useState } from 'react';
import { Link, useHref } from 'react-router';
import { useAddressOf } from '../head/site-urls.ts';
import { useTexts } from '../texts/use-texts.ts';
import { useOwnAwaited } from '../product-data/use-own-awaited.ts';
import { heldLook, useHeldPress } from '../use-held-press.ts';
import { comparisonHref, comparisonSearch, type NamedComparison } from './compare-url.ts';
import { comparisonTexts } from './comparison-texts.ts';
import { profileField } from './profile-field.ts';
import { SaveComparison } from './save-comparison.tsx';
import { namedComparison, type ShownComparison } from './shown-comparison.ts';
import { ToolsMessage, type Said } from './tools-message.tsx';

const small = { look: 'outline', size: 'small', className: heldLook } as const;

/**
 * Asks for the file with a plain form, so that it works without script too. Not to be pressed while the visitor's own prices are on
 * their way: the file would have the example's.
 */
function FileButtons({ shown, named }: { readonly shown: ShownComparison; readonly named: NamedComparison }) {
  const t = useTexts(comparisonTexts);
  const search = comparisonSearch(named);
  const file = buttonClass({ ...small, className: `${heldLook} ${useOwnAwaited(shown.comparator, shown.profile)}` });
  const hrefOf: Record<ComparisonFormat, string> = {
    pdf: useHref(comparisonFileHref('pdf', search)),
    csv: useHref(comparisonFileHref('csv', search)),
  };
  return (
    <form method="post" action={hrefOf.pdf} className="contents">
      <input type="hidden" name={profileField} value={JSON.stringify(shown.profile)} />
      <button type="submit" aria-label={t('pdfOf')} className={file}>
        {t('pdf')}
      </button>
      <button type="submit" formAction={hrefOf.csv} aria-label={t('csvOf')} className={file}>
        {t('csv')}
      </button>
    </form>
  );
}

/** Hands the address to the device's own sheet where it has one, else copies it; says how that went. */
function useShare(path: string, say: (said: Said) => void): () => Promise<void> {
  const t = useTexts(comparisonTexts);
  const url = useAddressOf()(path);
  return async () => {
    try {
      if (matchMedia('(pointer: coarse)').matches && 'share' in navigator) await navigator.share({ title: document.title, url });
      else {
        await navigator.clipboard.writeText(url);
        say({ text: t('shared'), wayOn: null, stays: false });
      }
    } catch (error) {
      // Who closes the sheet wanted nothing else.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      say({ text: t('copyThis'), link: url, wayOn: null, stays: true });
    }
  };
}

interface ComparisonToolsProps {
  readonly shown: ShownComparison;
  readonly onlyDifferences: boolean;
  readonly place: 'page' | 'dialog';
}

/** What can be done with a comparison: share, keep, take it away, print; a phone takes the PDF to print. */
export function ComparisonTools({ shown, onlyDifferences, place }: ComparisonToolsProps) {
  const t = useTexts(comparisonTexts);
  const named = { ...namedComparison(shown), onlyDifferences };
  const [said, setSaid] = useState<Said | null>(null);
  const close = () => setSaid(null);
  const path = comparisonHref(named);
  const share = useShare(path, setSaid);
  const [saidOf, setSaidOf] = useState(path);
  // A link to copy is of what was compared then.
  if (saidOf !== path) {
    setSaidOf(path);
    if (said?.link !== undefined) setSaid(null);
  }
  const onShare = (): void => void share();
  const heldShare = useHeldPress<HTMLSpanElement>(onShare);
  const heldPrint = useHeldPress<HTMLSpanElement>(() => print());
  return (
    <div className="relative flex flex-wrap items-center gap-2.5">
      <span {...heldShare} className="contents noscript:hidden">
        <Button {...small} onClick={onShare}>
          {t('share')}
        </Button>
      </span>
      <SaveComparison shown={shown} onSaid={setSaid} onOpen={close} />
      <FileButtons shown={shown} named={named} />
      {place === 'page' && (
        <span {...heldPrint} className="contents max-lg:hidden noscript:hidden">
          <Button {...small} onClick={() => print()}>
            {t('print')}
          </Button>
        </span>
      )}
      {place === 'dialog' && (
        <Link to={path} className={buttonClass(small)}>
          {t('ownPage')}
        </Link>
      )}
      <ToolsMessage said={said} place={place} onClose={close} />
    </div>
  );
}
