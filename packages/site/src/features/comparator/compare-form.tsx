import type { ComparatorAnswer } from '@cotejo/contract/catalogue';
import { href } from '@cotejo/contract/paths';
import { buttonClass } from '@cotejo/ui/button';
import { Form } from 'react-router';
import { barTexts } from '../../comparison/bar-texts.ts';
import { comparisonSearch } from '../../comparison/compare-url.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { compareFormId } from './compare-form-id.ts';

interface CompareFormProps {
  readonly comparator: Pick<ComparatorAnswer, 'url'>;
  /** Codes of the clinics that the list names. */
  readonly clinics: readonly string[];
}

/**
 * What the boxes of cards belong to where there is no script: it stays at the foot of a wide screen, whose cards have them, for as long as
 * the list is in sight, and leads to the comparison of those ticked (decision 0398).
 */
export function CompareForm({ comparator, clinics }: CompareFormProps) {
  const t = useTexts(barTexts);
  return (
    <Form
      id={compareFormId}
      method="get"
      action={href('compareProducts', {})}
      aria-label={t('bar')}
      className="sticky bottom-3 z-2 mt-3.5 hidden items-center justify-end gap-4 rounded-card border border-line bg-surface px-4.5 py-3 shadow-float print:hidden lg:noscript:flex"
    >
      {[...comparisonSearch({ comparator, identities: [], clinics })].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p className="text-ink-2">{t('chooseTwo')}</p>
      <button type="submit" className={buttonClass()}>
        {t('compare')}
      </button>
    </Form>
  );
}
