import { TextWith } from '../texts/text-with.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { SupportEmail } from './support-email.tsx';
import { layoutTexts } from './texts.ts';

/**
 * What to do about a server that failed, below the title that says so (A8-05 to A8-07, B2.11-26 to B2.11-29). `error`: what
 * the specification says of the call that failed; null: nothing.
 */
export function ServerErrorHints({ error }: { readonly error: string | null }) {
  const t = useTexts(layoutTexts);
  return (
    <div role="alert">
      {error !== null && <p className="mb-2 font-semibold">{error}</p>}
      <p>{t('unavailableReason')}</p>
      <ul className="mt-3 inline-block list-disc pl-5 text-start">
        <li>{t('checkConnection')}</li>
        <li>{t('refresh')}</li>
      </ul>
      <p className="mt-3">
        <TextWith text={t('persists')} elements={{ email: <SupportEmail /> }} />
      </p>
    </div>
  );
}
