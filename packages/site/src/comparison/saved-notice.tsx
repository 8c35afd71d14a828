import { Button, buttonClass } from '@cotejo/ui/button';
import { Notice } from '@cotejo/ui/notice';
import { Link } from 'react-router';
import { useEdition } from '../edition-context.ts';
import { amountText } from '../price/amount-text.ts';
import { useDayText } from '../texts/use-day-text.ts';
import { useTexts } from '../texts/use-texts.ts';
import { comparisonTexts } from './comparison-texts.ts';
import { savedOf, savedState, type SavedChange } from './saved-changes.ts';
import { savedFrom, useSavedComparisons } from './saved-comparisons.ts';
import { savedTexts } from './saved-texts.ts';
import type { ShownComparison } from './shown-comparison.ts';

/** Says what became of a product since. */
function useChangeText(): (change: SavedChange) => string {
  const edition = useEdition();
  const t = useTexts(savedTexts);
  return (change) => {
    const { product, suffix } = change;
    const write = (amount: Parameters<typeof amountText>[0]): string => amountText(amount, edition) + suffix;
    switch (change.kind) {
      case 'rose':
      case 'fell':
        return t(change.kind, { product, before: write(change.before), now: write(change.now) });
      case 'priced':
        return t('priced', { product, now: write(change.now) });
      case 'unpriced':
        return t('unpriced', { product, before: write(change.before) });
      case 'vanished':
        return change.before === null
          ? t('vanishedUnpriced', { product })
          : t('vanished', { product, before: write(change.before) });
    }
  };
}

/** On return to a saved comparison: what has changed in price or vanished since, in words. */
export function SavedNotice({ shown }: { readonly shown: ShownComparison }) {
  const [t, tComparison] = [useTexts(savedTexts), useTexts(comparisonTexts)];
  const dayText = useDayText();
  const changeText = useChangeText();
  const { all, save } = useSavedComparisons(useEdition().brand.code);
  const saved = savedOf(shown, all);
  if (saved === null) return null;
  const { kind, changes } = savedState(saved, shown);
  const hasChanged = kind === 'other-family' || changes.length > 0;
  // What was saved a moment ago has nothing to tell.
  if (!hasChanged && saved.savedOn === shown.today) return null;
  return (
    <Notice
      tone={changes.length > 0 ? 'warm' : 'quiet'}
      role="status"
      title={t('changesTitle', { name: saved.name, day: dayText(saved.savedOn) })}
    >
      <ul className="mt-1 grid gap-0.5 tabular">
        {changes.map((change) => (
          <li key={change.product}>{changeText(change)}</li>
        ))}
        {kind === 'other-family' && <li>{t('otherFamily')}</li>}
        {!hasChanged && <li>{t('unchanged')}</li>}
      </ul>
      {shown.columns.length > 0 && changes.some(({ kind: change }) => change === 'vanished') && (
        <Link to={shown.comparator.url} className={buttonClass({ look: 'outline', size: 'small', className: 'mt-3 mr-2.5' })}>
          {tComparison('chooseOther', { comparator: shown.comparator.displayName })}
        </Link>
      )}
      {shown.columns.length > 1 && (
        <Button look="outline" size="small" className="mt-3" onClick={() => save(savedFrom(shown, saved.name))}>
          {t('keepToday')}
        </Button>
      )}
    </Notice>
  );
}
