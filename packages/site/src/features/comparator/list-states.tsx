import type { ComparatorAnswer } from '@cotejo/contract/catalogue';
import type { CompareAnswer } from '@cotejo/contract/compare';
import { Button, buttonClass } from '@cotejo/ui/button';
import { EmptyState } from '@cotejo/ui/empty-state';
import { ErrorState } from '@cotejo/ui/error-state';
import { Notice } from '@cotejo/ui/notice';
import { Link } from 'react-router';
import { useEdition } from '../../edition-context.ts';
import { AgainForm } from '../../layout/again-form.tsx';
import { SupportEmail } from '../../layout/support-email.tsx';
import { countText } from '../../price/amount-text.ts';
import { useUfText } from '../../price/use-uf-text.ts';
import { profileFormId } from '../../profile/editor-opening.ts';
import type { ProfileFault } from '../../profile/profile-fault.ts';
import { RobotBox } from '../../person-check/robot-box.tsx';
import { TextWith } from '../../texts/text-with.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import type { ListFailure } from './load-list.ts';
import { withPage } from './search-changes.ts';
import { comparatorTexts } from './texts.ts';
import type { ComparatorSearchState } from './use-comparator-search.ts';

interface PastLastPageProps {
  readonly comparator: ComparatorAnswer;
  readonly meta: CompareAnswer['metaData'];
  readonly state: ComparatorSearchState;
}

/** A page beyond the end, as an old link may ask for after a shorter publication: how many there are, and the way to the first. */
export function PastLastPage({ comparator, meta, state }: PastLastPageProps) {
  const edition = useEdition();
  const t = useTexts(comparatorTexts);
  return (
    <EmptyState title={t('pastEnd')}>
      <p className="mb-3 text-ink-2">{t('pastEndNow', { results: countText(meta.total, comparator.noun, edition) })}</p>
      <Link to={state.urlOf(withPage(state.search, 1))} className={buttonClass({ look: 'outline' })}>
        {t('toFirstPage')}
      </Link>
    </EmptyState>
  );
}

interface ListErrorProps {
  readonly failure: ListFailure;
  readonly onRetry: () => void;
  /** Opens the profile's form at what is wrong in it; without script the link leads to the form itself. */
  readonly onCorrect: (faults: readonly ProfileFault[]) => void;
}

/** Why there is no list, and the next step (B §8). */
export function ListError({ failure, onRetry, onCorrect }: ListErrorProps) {
  const t = useTexts(comparatorTexts);
  switch (failure.kind) {
    case 'robot':
      return <RobotBox refusal={failure} place="list" onProved={onRetry} />;
    case 'busy':
      return (
        <ErrorState title={t('busy')}>
          <p className="text-ink-2">
            {failure.retryAfterSeconds === null ? t('busyWait') : t('busySeconds', { count: failure.retryAfterSeconds })}
          </p>
          <AgainForm label={t('retry')} size="small" onAgain={onRetry} />
        </ErrorState>
      );
    case 'profile':
      return (
        <ErrorState title={t('badProfile')}>
          <ul className="list-disc pl-5 text-ink-2">
            {failure.refused.map(({ fault, label, sentence }) => (
              <li key={fault.field}>
                {label !== null && <b className="font-semibold text-ink">{label}: </b>}
                {sentence}
              </li>
            ))}
          </ul>
          <a
            href={`#${profileFormId}`}
            onClick={(event) => {
              event.preventDefault();
              onCorrect(failure.refused.map(({ fault }) => fault));
            }}
            className={buttonClass({ size: 'small', className: 'mt-3' })}
          >
            {t('correct')}
          </a>
        </ErrorState>
      );
    case 'failed':
      return (
        <ErrorState title={t('failed')}>
          <ul className="list-disc pl-5 text-ink-2">
            <li>{t('failedConnection')}</li>
            <li>{t('failedUpdate')}</li>
          </ul>
          <p className="mt-2 text-sm text-ink-2">
            <TextWith text={t('failedStill')} elements={{ email: <SupportEmail /> }} />
          </p>
          <AgainForm label={t('retry')} size="small" onAgain={onRetry} />
        </ErrorState>
      );
  }
}

/** The last list kept while no other can be had, with the UF it was made with: for want of a connection, or of an answer in time. */
export function OfflineNotice({ uf, onRetry }: { readonly uf: CompareAnswer['metaData']['uf']; readonly onRetry: () => void }) {
  const t = useTexts(comparatorTexts);
  const ufText = useUfText();
  return (
    <div className="mb-4">
      <Notice tone="warm" title={t(navigator.onLine ? 'late' : 'offline')} role="status">
        <p>{uf ? t('offlineListUf', { uf: ufText(uf) }) : t('offlineList')}</p>
        <Button look="outline" size="small" className="mt-2" onClick={onRetry}>
          {t('offlineReload')}
        </Button>
      </Notice>
    </div>
  );
}
