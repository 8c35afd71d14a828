import type * as Later from './result-later.tsx';

/** What cards do and tell once a page works; loaded when the browser is idle. */
export type CardScript = typeof Later;

export const loadCardScript = (): Promise<CardScript> => import('./result-later.tsx');
