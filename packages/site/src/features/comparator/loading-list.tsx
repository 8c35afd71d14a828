import type { View } from '@cotejo/contract/search-params';
import { Skeleton } from '@cotejo/ui/skeleton';
import { useEffect, useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { comparatorTexts } from './texts.ts';

/** What is said while a list is loading; the first is the specification's (A4-13). */
export const loadingMessages = ['loading.searching', 'loading.pricing', 'loading.coverage', 'loading.ordering'] as const;

/** A message stays this long (A9-18). */
export const messageTime = 3500;

/** The messages, one after the other, for as long as it is shown. */
export function LoadingMessage() {
  const t = useTexts(comparatorTexts);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTurn((shown) => shown + 1), messageTime);
    return () => clearInterval(timer);
  }, []);
  return (
    <p role="status" className="mb-3 text-ink-2">
      {t(loadingMessages[turn % loadingMessages.length] ?? loadingMessages[0])}
    </p>
  );
}

/** The place of a card, in its final size. */
export function CardSkeleton({ view }: { readonly view: View }) {
  return (
    <div
      aria-hidden="true"
      className={`rounded-card border border-line bg-surface p-5 ${view === 'lista' ? 'h-96 lg:h-60' : 'h-104'}`}
    >
      <div className="flex items-center gap-3">
        <Skeleton shape="block" className="size-13" />
        <div className="grid grow gap-2">
          <Skeleton className="h-3.5 w-3/5" />
          <Skeleton className="h-2.5 w-2/5" />
        </div>
      </div>
      <Skeleton className="mt-5 h-6 w-2/5" />
      <Skeleton className="mt-4 h-3.5 w-full" />
      <Skeleton className="mt-2 h-3.5 w-4/5" />
    </div>
  );
}

/** As many places of cards as a page holds (A4-01). */
export function CardSkeletons({ count, view }: { readonly count: number; readonly view: View }) {
  return Array.from({ length: count }, (_, index) => <CardSkeleton key={index} view={view} />);
}
