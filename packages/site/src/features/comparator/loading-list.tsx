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

const place = 'rounded-card border border-line bg-surface';
const placeHeight = { tarjetas: 'h-104', lista: 'h-96 lg:h-68' } as const satisfies Record<View, string>;

/** The place of a card below the first screen, whose turn comes within a moment: a frame, which costs nothing to show. */
export function CardPlace() {
  return <div aria-hidden="true" className={place} />;
}

/** The place of a card that is waited for, in its final size. */
function CardSkeleton({ view }: { readonly view: View }) {
  return (
    <div aria-hidden="true" className={`${place} p-5 ${placeHeight[view]}`}>
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
