/** Forgets what this tab keeps of the answer to a request that was taken back: nobody answers it any more (docs/decisions/0332). */
export function forgetAnswer({ dataset: { takenBack = '' } }: Pick<HTMLElement, 'dataset'>, storage: Storage): void {
  const keys = Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? '');
  for (const key of keys) {
    const isOfIt = key.includes('_SENT_') && storage.getItem(key)?.includes(`"leadId":"${takenBack}"`) === true;
    if (isOfIt) storage.removeItem(key);
  }
}
