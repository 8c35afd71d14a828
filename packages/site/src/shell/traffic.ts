import { local, recall } from './kept-values.ts';

/** Names under which a visitor of the house is known (B9-51). */
const internalKeys = ['internal-traffic', 'qp-internal-traffic'];

type Read = (key: string) => string | null;

function referrerIn(stored: string | null): string | null {
  if (stored === null) return null;
  try {
    const value: unknown = JSON.parse(stored);
    if (typeof value !== 'object' || value === null || !('name' in value)) return null;
    return typeof value.name === 'string' && value.name.trim() !== '' ? value.name.trim() : null;
  } catch {
    return null;
  }
}

/** True for who is of the house (B9-51). */
function isInternal(read: Read): boolean {
  return internalKeys.some((key) => read(key) === 'true');
}

/** True where texts that a page's language lacks are marked (B8-30): for who is of the house; Spanish lacks none. `language` is a tag. */
export function seesMissingTexts(language: string, read: Read): boolean {
  return !language.startsWith('es') && isInternal(read);
}

/** What is known of where the visitor comes from: the adviser's name before anything else. Null: nothing. */
export function trafficOf(read: Read, referralKey: string): { readonly referrer: string } | 'internal' | null {
  const referrer = referrerIn(read(referralKey));
  if (referrer !== null) return { referrer };
  return isInternal(read) ? 'internal' : null;
}

/** What the browser keeps under a key. */
export function stored(key: string): string | null {
  return recall(local, key);
}

/** Says in the bar who sent the visitor, or that the visitor is of the house (A2.1-13). */
export function tellTraffic(note: HTMLElement): void {
  const { referralKey = '', referred = '', internal = '' } = note.dataset;
  const traffic = trafficOf(stored, referralKey);
  if (traffic === null) return;
  note.textContent = traffic === 'internal' ? internal : referred.replace('{}', () => traffic.referrer);
  note.hidden = false;
}
