import type { ComparatorAnswer } from '@cotejo/contract/catalogue';
import { writeComparatorSearch, type ComparatorSearch } from '@cotejo/contract/search-params';
import { buttonClass } from '@cotejo/ui/button';
import { Form } from 'react-router';
import { barTexts } from '../../comparison/bar-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { compareFormId } from './compare-form-id.ts';
import { SearchFields } from './search-fields.tsx';

interface CompareFormProps {
  readonly comparator: Pick<ComparatorAnswer, 'url'>;
  /** Of the list: its clinics are compared, and the way back leads to it. */
  readonly search: ComparatorSearch;
}

/**
 * What the boxes of cards belong to where there is no script: it stays at the foot of a wide screen, whose cards have them, for as long as
 * the list is in sight, and leads to the comparison of those ticked (decision 0398).
 */
export function CompareForm({ comparator, search }: CompareFormProps) {
  const t = useTexts(barTexts);
  const sort = writeComparatorSearch(search).get('sort');
  return (
    <Form
      id={compareFormId}
      method="get"
      action={comparator.url}
      aria-label={t('bar')}
      className="sticky bottom-3 z-2 mt-3.5 hidden items-center justify-end gap-4 rounded-card border border-line bg-surface px-4.5 py-3 shadow-float print:hidden lg:noscript:flex"
    >
      <SearchFields search={search} part="all-but-sort" />
      {sort !== null && <input type="hidden" name="sort" value={sort} />}
      <p className="text-ink-2">{t('chooseTwo')}</p>
      <button type="submit" className={buttonClass()}>
        {t('compare')}
      </button>
    </Form>
  );
}
