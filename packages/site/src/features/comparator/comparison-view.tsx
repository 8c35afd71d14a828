import { Button, buttonClass } from '@cotejo/ui/button';
import { Link, useRevalidator } from 'react-router';
import { useCompareSelection } from '../../comparison/compare-selection.ts';
import { minimumCompared } from '../../comparison/compare-slots.ts';
import { ComparisonBoard } from '../../comparison/comparison-board.tsx';
import { ComparisonNotices } from '../../comparison/comparison-notices.tsx';
import { titleOf } from '../../comparison/comparison-sheet.ts';
import { comparisonTexts } from '../../comparison/comparison-texts.ts';
import { LeftOutNotice } from '../../comparison/left-out-notice.tsx';
import { savedOf } from '../../comparison/saved-changes.ts';
import { useSavedComparisons } from '../../comparison/saved-comparisons.ts';
import { SavedNotice } from '../../comparison/saved-notice.tsx';
import { useEdition } from '../../edition-context.ts';
import { PageHead } from '../../head/page-head.tsx';
import { PageMain } from '../../layout/page-main.tsx';
import { WayOn } from '../../layout/way-on.tsx';
import { RobotBox } from '../../person-check/robot-box.tsx';
import { useOwnPrices } from '../../product-data/use-own-prices.ts';
import { useTexts } from '../../texts/use-texts.ts';
import type { ComparisonData } from './load-comparison-page.ts';

function Retry() {
  const t = useTexts(comparisonTexts);
  const { revalidate } = useRevalidator();
  return (
    <Button look="outline" size="small" className="mt-3" onClick={() => void revalidate()}>
      {t('retry')}
    </Button>
  );
}

/** Nothing of what was asked for is there. */
function NothingLeft({ data }: { readonly data: ComparisonData }) {
  const t = useTexts(comparisonTexts);
  const { comparator, missing } = data;
  const isGone = missing.every((product) => product.isGone);
  const firstStep = isGone ? (
    <Link to={comparator.url} className={buttonClass({ look: 'filled' })}>
      {t('chooseOther', { comparator: comparator.displayName })}
    </Link>
  ) : (
    <Retry />
  );
  const title = t(isGone ? 'none' : 'missedAll');
  return (
    <>
      <PageHead title={title} isPrivate />
      <WayOn title={title} firstStep={firstStep}>
        <p>{t(isGone ? 'goneReason' : 'missedAllText')}</p>
        {/* Who had saved it learns which they were, and what they cost. */}
        <SavedNotice shown={data} />
        <LeftOutNotice shown={data} leftOut={data.leftOut} />
      </WayOn>
    </>
  );
}

/** The comparison as a page of its own, for its URL opened directly: it works without script. */
export function ComparisonView({ data }: { readonly data: ComparisonData }) {
  const { comparator, columns, profile, missing, refusal } = data;
  const { revalidate } = useRevalidator();
  const edition = useEdition();
  const t = useTexts(comparisonTexts);
  const { all } = useSavedComparisons(edition.brand.code);
  const selection = useCompareSelection(edition.brand.code, comparator.name);
  useOwnPrices(comparator, profile);
  if (refusal === null && columns.length === 0) return <NothingLeft data={data} />;
  const title = refusal === null ? titleOf(data, { t, edition }) : t('title', { what: comparator.noun.many });
  const names = columns.map(({ item }) => item.displayName);
  const saved = savedOf(data, all);
  const savedProducts = saved?.products ?? [];
  const nameOf = (identity: string): string =>
    savedProducts.find((product) => product.identity === identity)?.displayName ?? identity;
  return (
    <PageMain className="wrap pt-6 pb-16 lg:pt-8">
      <PageHead title={title} description={t('description', { products: names.join(', ') })} isPrivate />
      <p className="mb-2 print:hidden">
        <Link to={comparator.url} className="tap inline-flex items-center font-semibold text-action">
          {t('back', { comparator: comparator.displayName })}
        </Link>
      </p>
      <h1 className="mb-1.5 text-2xl tracking-tight lg:text-3xl">{title}</h1>
      {refusal !== null ? (
        <RobotBox refusal={refusal} place="results" onProved={() => void revalidate()} />
      ) : (
        <>
          {(missing.length > 0 || columns.length < minimumCompared) && (
            <div className="my-4 grid grid-cols-[minmax(0,1fr)] gap-3 print:hidden">
              <ComparisonNotices
                shown={data}
                nameOf={nameOf}
                onRetry={<Retry />}
                goneAreTold={saved !== null}
                onAdd={() => {
                  // What is here is chosen in the list as well, so that another joins it.
                  for (const { item } of columns) selection.add(item);
                }}
              />
            </div>
          )}
          <div className="my-4 grid grid-cols-[minmax(0,1fr)] gap-3 empty:hidden print:hidden">
            <LeftOutNotice shown={data} leftOut={data.leftOut} />
            <SavedNotice shown={data} />
          </div>
          <ComparisonBoard shown={data} place="page" />
        </>
      )}
    </PageMain>
  );
}
