import type * as Later from './result-later.tsx';

/** What cards do and tell once a page works; loaded when the browser is idle. */
export type CardScript = typeof Later;

let held: CardScript | null = null;

export async function loadCardScript(): Promise<CardScript> {
  held = await import('./result-later.tsx');
  return held;
}

/** The same where it has come already, for what is to be there with the page; null: it has not. */
export const heldCardScript = (): CardScript | null => held;
