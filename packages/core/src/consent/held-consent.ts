/** One thing that was said of a consent: given or taken back, with which request. */
export interface SaidConsent {
  readonly leadId: string;
  readonly purpose: string;
  readonly recipient: string;
  readonly isGiven: boolean;
}

/**
 * What holds of a consent in a matter, which is a request with all that repeats it. `said` is all that was said in it, the last first;
 * the last of each request holds for that request. Given by any of them it holds: by the one that is looked at rather than by
 * another, else by the one that gave it last. Given by none, it is the last that was said of it; null: nothing was.
 */
export function heldConsent<Said extends SaidConsent>(
  said: readonly Said[],
  { leadId, purpose, recipient }: Omit<SaidConsent, 'isGiven'>,
): Said | null {
  const lasts = new Map<string, Said>();
  for (const one of said) {
    if (one.purpose === purpose && one.recipient === recipient && !lasts.has(one.leadId)) lasts.set(one.leadId, one);
  }
  const own = lasts.get(leadId);
  if (own?.isGiven === true) return own;
  const all = [...lasts.values()];
  return all.find(({ isGiven }) => isGiven) ?? all[0] ?? null;
}
