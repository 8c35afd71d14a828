import type { ComparatorAnswer } from '@cotejo/contract/catalogue';
import { useEffect, useEffectEvent } from 'react';
import { CompareBar } from '../../comparison/compare-bar.tsx';
import type { CompareSelection } from '../../comparison/compare-selection.ts';
import { chosenProducts, minimumCompared } from '../../comparison/compare-slots.ts';
import { comparisonUrl } from '../../comparison/compare-url.ts';
import { useEdition } from '../../edition-context.ts';
import { usePlaceOverPage } from '../../layout/use-place-over-page.ts';
import { CompareDialog } from './compare-dialog.tsx';
import type { ListedAnswer } from './listed-item.ts';
import type { ComparatorSearchState } from './use-comparator-search.ts';

/** Selects the box that chooses a product on its card. */
const boxOf = (code: string): string => `article[data-product-code="${CSS.escape(code)}"] [type=checkbox]`;

interface CompareToolsProps {
  readonly comparator: ComparatorAnswer;
  /** The list in sight; null: it could not be had, and what is chosen stays in sight without its prices. */
  readonly answer: ListedAnswer | null;
  /** True: a phone has the bar of filters below. */
  readonly isAboveBar: boolean;
  readonly selection: CompareSelection;
  readonly state: ComparatorSearchState;
}

/** What is chosen, and the table of it: loaded once something is, and what shows the table when it is wanted. */
export function CompareTools({ comparator, answer, isAboveBar, selection, state }: CompareToolsProps) {
  const edition = useEdition();
  const chosen = chosenProducts(selection.slots);
  const { isWanted, open, close } = usePlaceOverPage('comparar');
  const isEnough = chosen.length >= minimumCompared;
  const isInVain = isWanted && !isEnough;
  const onInVain = useEffectEvent(close);
  useEffect(() => {
    // Left in the address it would open over a hand that is still choosing.
    if (isInVain) onInVain();
  }, [isInVain]);
  return (
    <>
      <CompareBar
        selection={selection}
        items={answer?.data ?? []}
        setting={{ edition, uf: answer?.metaData.uf ?? null, inUf: state.search.inUf }}
        isAboveBar={isAboveBar}
        // On a phone no card has a box.
        focusAfter={[...chosen.map(({ productCode }) => boxOf(productCode)), '#resultados']}
        onCompare={open}
      />
      <CompareDialog
        open={isWanted && isEnough}
        url={comparisonUrl(chosen, state)}
        chosen={chosen}
        nouns={comparator.noun.many}
        onClose={close}
      />
    </>
  );
}
