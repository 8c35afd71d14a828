import { internalKeys } from './internal-traffic.ts';
import { local, recall } from './kept-values.ts';

/** True where there may be something to tell of where the visitor comes from; what it is, traffic.ts finds out. */
export function mayTellTraffic(cookies: string, keys: readonly string[], read: (key: string) => string | null): boolean {
  return cookies.includes('referido=') || keys.some((key) => read(key));
}

/** Brings what tells of the visitor's way here, for the few who have one, as soon as this tab or another knows of it. */
export function noteTraffic(note: HTMLElement): void {
  const keys = [note.dataset['referralKey'] ?? '', ...internalKeys];
  const leave = new AbortController();
  function look(): void {
    if (!mayTellTraffic(document.cookie, keys, (key) => recall(local, key))) return;
    leave.abort();
    // Without a connection nothing is told.
    import('./traffic.ts').then(
      (part) => part.startTraffic(note),
      () => undefined,
    );
  }
  addEventListener('storage', look, { signal: leave.signal });
  look();
}
