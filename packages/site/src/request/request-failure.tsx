import { ErrorState } from '@cotejo/ui/error-state';
import { SupportEmail } from '../layout/support-email.tsx';
import { TextWith } from '../texts/text-with.tsx';
import { useTexts } from '../texts/use-texts.ts';
import type { BrokenRule, FailureReason } from './submit-request.ts';
import { requestTexts } from './texts.ts';

/** The request did not go; what was typed stays (B §8). One that is doubted is no error: it is sent once more. */
export function RequestFailure({ reason }: { readonly reason: FailureReason }) {
  const t = useTexts(requestTexts);
  const isDoubted = reason === 'doubted';
  return (
    <ErrorState place="form" title={t(isDoubted ? 'doubted' : 'failed')}>
      {!isDoubted && (
        <p className="mt-1">
          <TextWith text={t('failedText')} elements={{ email: <SupportEmail /> }} />
        </p>
      )}
      <p className="mt-1 text-ink-2">{t(`failed.${reason}`)}</p>
    </ErrorState>
  );
}

/** The request did not go, because of the profile it is for, which says why in the page's language. What was typed stays. */
export function ProfileRefused({ sentence }: { readonly sentence: string }) {
  const t = useTexts(requestTexts);
  return (
    <ErrorState place="form" title={t('refused')}>
      <p className="mt-1">{sentence}</p>
      <p className="mt-1 text-ink-2">{t('failed.server')}</p>
    </ErrorState>
  );
}

/** Either of both, for a form made of data. */
export function UnsentReason({ failure }: { readonly failure: FailureReason | BrokenRule }) {
  return typeof failure === 'string' ? <RequestFailure reason={failure} /> : <ProfileRefused {...failure} />;
}
