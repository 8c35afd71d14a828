import { buttonClass } from '@cotejo/ui/button';
import { Notice } from '@cotejo/ui/notice';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../texts/use-texts.ts';
import { minimumCompared } from './compare-slots.ts';
import { comparisonTexts } from './comparison-texts.ts';
import type { ShownComparison } from './shown-comparison.ts';

interface ComparisonNoticesProps {
  readonly shown: ShownComparison;
  /** The name of a product that has no column, where it is known. */
  readonly nameOf: (identity: string) => string;
  readonly onRetry: ReactNode;
  /** That of a saved comparison says which are gone, and what they cost. */
  readonly goneAreTold?: boolean;
  /** Told when the visitor goes to the list for another. */
  readonly onAdd?: () => void;
}

/** What is missing of a comparison, each with a next step: products that are gone, that failed, or a second one. */
export function ComparisonNotices({ shown, nameOf, onRetry, goneAreTold = false, onAdd }: ComparisonNoticesProps) {
  const t = useTexts(comparisonTexts);
  const { comparator, columns, missing } = shown;
  const namesOf = (isGone: boolean): string =>
    missing
      .filter((product) => product.isGone === isGone)
      .map(({ identity }) => nameOf(identity))
      .join(', ');
  const [gone, failed] = [namesOf(true), namesOf(false)];
  const list = (text: string): ReactNode => (
    <Link to={comparator.url} onClick={onAdd} className={buttonClass({ look: 'outline', size: 'small', className: 'mt-3' })}>
      {text}
    </Link>
  );
  return (
    <>
      {gone !== '' && !goneAreTold && (
        <Notice tone="warm" title={t('goneTitle', { products: gone })}>
          <p>{t('goneText')}</p>
          {list(t('chooseOther', { comparator: comparator.displayName }))}
        </Notice>
      )}
      {failed !== '' && (
        <Notice tone="danger" title={t('missedTitle', { products: failed })} role="alert">
          <p>{t(columns.length > 0 ? 'missedText' : 'missedAllText')}</p>
          {onRetry}
        </Notice>
      )}
      {missing.length === 0 && columns.length < minimumCompared && (
        <Notice title={t('oneTitle')}>
          <p>{t('oneText')}</p>
          {list(t('addOther'))}
        </Notice>
      )}
    </>
  );
}
