import { Button } from '@cotejo/ui/button';
import { Notice } from '@cotejo/ui/notice';
import { Sheet } from '@cotejo/ui/sheet';
import { Skeleton } from '@cotejo/ui/skeleton';
import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { layoutTexts } from '../../layout/texts.ts';
import { RobotBox } from '../../person-check/robot-box.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import type { ComparatorData } from './load-page.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { comparisonTexts } from './comparison-texts.ts';

interface CompareDialogProps {
  readonly open: boolean;
  /** URL of the same comparison as a page of its own: what the dialog shows is loaded from it. */
  readonly url: string;
  readonly count: number;
  readonly nouns: string;
  readonly onClose: () => void;
}

function ComparisonSkeleton() {
  const t = useTexts(comparisonTexts);
  return (
    <div role="status" className="grid gap-4 py-6">
      <p className="text-ink-2">{t('comparing')}</p>
      <Skeleton className="h-24 w-full rounded-control" />
      <Skeleton className="h-64 w-full rounded-control" />
    </div>
  );
}

/** The chosen products side by side over the list (B2.8), with prices asked for anew. */
export function CompareDialog({ open, url, count, nouns, onClose }: CompareDialogProps) {
  const [t, tLayout] = [useTexts(comparisonTexts), useTexts(layoutTexts)];
  const fetcher = useFetcher<ComparatorData>();
  const { load, data } = fetcher;
  useEffect(() => {
    if (open) void load(url);
  }, [open, url, load]);
  const isFresh = fetcher.state === 'idle' && data?.kind === 'comparison';
  const failed = fetcher.state === 'idle' && data !== undefined && !isFresh;
  const columns = isFresh ? data.columns : [];
  // The box stays while what it proved for is asked again.
  const refusal = data?.kind === 'comparison' ? data.refusal : null;
  return (
    <Sheet open={open} onClose={onClose} title={t('titleOf', { number: count, nouns })} closeText={tLayout('close')} size="page">
      {refusal !== null && <RobotBox refusal={refusal} place="results" onProved={() => void load(url)} />}
      {failed && (
        <Notice tone="danger" title={t('failed')} role="alert">
          <Button look="outline" size="small" className="mt-2" onClick={() => void load(url)}>
            {t('retry')}
          </Button>
        </Notice>
      )}
      {isFresh && refusal === null && columns.length < count && (
        <Notice tone="warm" role="status">
          {t('someGone')}
        </Notice>
      )}
      {isFresh && columns.length > 0 && <ComparisonTable columns={columns} />}
      {!isFresh && !failed && refusal === null && <ComparisonSkeleton />}
    </Sheet>
  );
}
