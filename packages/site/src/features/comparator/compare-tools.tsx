import type { ComparatorAnswer } from '@cotejo/contract/catalogue';

import { useState } from 'react';
import { useEdition } from '../../edition-context.ts';
import { CompareBar } from './compare-bar.tsx';
import { CompareDialog } from './compare-dialog.tsx';
import type { CompareSelection } from './compare-selection.ts';
import { chosenProducts, minimumCompared } from './compare-slots.ts';
import type { ListedAnswer } from './listed-item.ts';
import { comparisonUrl } from './compare-url.ts';
import type { ComparatorSearchState } from './use-comparator-search.ts';

interface CompareToolsProps {
  readonly comparator: ComparatorAnswer;
  /** The list in sight; null: it could not be had. */
  readonly answer: ListedAnswer | null;
  readonly selection: CompareSelection;
  readonly state: ComparatorSearchState;
}

/** What is chosen, and the table of it: loaded once something is. */
export function CompareTools({ comparator, answer, selection, state }: CompareToolsProps) {
  const edition = useEdition();
  const [isComparing, setIsComparing] = useState(false);
  const chosen = chosenProducts(selection.slots);
  return (
    <>
      {answer && (
        <CompareBar
          selection={selection}
          items={answer.data}
          setting={{ edition, uf: answer.metaData.uf, inUf: state.search.inUf }}
          onCompare={() => setIsComparing(true)}
        />
      )}
      <CompareDialog
        open={isComparing && chosen.length >= minimumCompared}
        url={comparisonUrl(chosen, state)}
        count={chosen.length}
        nouns={comparator.noun.many}
        onClose={() => setIsComparing(false)}
      />
    </>
  );
}
