import { useSyncExternalStore } from 'react';
import { isInternal } from '../shell/internal-traffic.ts';
import { local, recall } from '../shell/kept-values.ts';
import { isFeatureOn, type FeatureKey } from './feature-keys.ts';

const read = (name: string): string | null => recall(local, name);

function subscribe(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

/** Whether who is of the house has a feature on; the badge tells of a change as another tab would. */
export function useFeature(key: FeatureKey): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isInternal(read) && isFeatureOn(key, read),
    () => false,
  );
}
