import type { ComparedProduct } from '@cotejo/contract/compared-product';
import { Button } from '@cotejo/ui/button';
import { Notice } from '@cotejo/ui/notice';
import { Sheet } from '@cotejo/ui/sheet';
import { Skeleton } from '@cotejo/ui/skeleton';
import { useEffect } from 'react';
import { useFetcher, useHref } from 'react-router';
import { identityOf } from '../../comparison/compare-slots.ts';
import { comparisonTexts } from '../../comparison/comparison-texts.ts';
import { layoutTexts } from '../../layout/texts.ts';
import { RobotBox } from '../../person-check/robot-box.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { heldComparison } from './held-comparison.ts';
import { overListUrl, type OverList } from './over-list.ts';
import { printWhole } from './print-whole.ts';

interface CompareDialogProps {
  readonly open: boolean;
  /** URL of the same comparison as a page of its own: what the dialog shows is loaded from it. */
  readonly url: string;
  readonly chosen: readonly ComparedProduct[];
  readonly nouns: string;
  readonly onClose: () => void;
}

function ComparisonSkeleton() {
  const t = useTexts(comparisonTexts);
  return (
    <div role="status" className="grid gap-4 py-6">
      <p className="text-ink-2">{t('comparing')}</p>
      <Skeleton shape="block" className="h-24 w-full" />
      <Skeleton shape="block" className="h-64 w-full" />
    </div>
  );
}

/** The chosen products side by side over the list (B2.8), with prices asked for anew. */
export function CompareDialog({ open, url, chosen, nouns, onClose }: CompareDialogProps) {
  const [t, tLayout] = [useTexts(comparisonTexts), useTexts(layoutTexts)];
  const fetcher = useFetcher<OverList>();
  const { load, data } = fetcher;
  const wanted = overListUrl(url);
  const ownPage = useHref(url);
  useEffect(() => {
    if (open) void load(wanted);
  }, [open, wanted, load]);
  useEffect(() => (open ? printWhole() : undefined), [open]);
  const isFresh = fetcher.state === 'idle' && data?.kind === 'comparison';
  const failed = fetcher.state === 'idle' && data === null;
  // Who loaded the answer brought what shows it.
  const part = heldComparison();
  // The box stays while what it proved for is asked again.
  const refusal = data?.kind === 'comparison' ? data.refusal : null;
  const loadAgain = async (): Promise<void> => {
    await load(wanted);
    // Some browsers never ask again for script that could not be fetched once: the page of the comparison begins anew.
    if (heldComparison() === null && navigator.onLine) location.assign(ownPage);
  };
  const retry = (
    <Button look="outline" size="small" className="mt-2" onClick={() => void loadAgain()}>
      {t('retry')}
    </Button>
  );
  const isReady = part !== null && isFresh && refusal === null;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('titleOf', { number: chosen.length, nouns })}
      closeText={tLayout('close')}
      size="page"
    >
      {refusal !== null && <RobotBox refusal={refusal} place="results" onProved={() => void load(wanted)} />}
      {failed && (
        <Notice tone="danger" title={t('failed')} role="alert">
          {retry}
        </Notice>
      )}
      {isReady && (
        <>
          {data.missing.length > 0 && (
            <div className="mb-4 grid gap-3">
              <part.ComparisonNotices
                shown={data}
                nameOf={(identity) => chosen.find((product) => identityOf(product) === identity)?.displayName ?? identity}
                onRetry={retry}
              />
            </div>
          )}
          {data.columns.length > 0 && <part.ComparisonBoard shown={data} place="dialog" />}
        </>
      )}
      {!isReady && !failed && refusal === null && <ComparisonSkeleton />}
    </Sheet>
  );
}
