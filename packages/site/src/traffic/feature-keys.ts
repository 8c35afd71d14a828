/** What is switched on in the badge of internal traffic (B2.13-14); what each does, docs/decisions/0354 says. */
export const featureKeys = ['figures', 'codes', 'timings', 'measured', 'kept'] as const;
export type FeatureKey = (typeof featureKeys)[number];

/** Those that only who has named an e-mail of the house sees (B4-65). */
export const advancedKeys: readonly FeatureKey[] = ['measured', 'kept'];

type Read = (name: string) => string | null;

/** Under which a browser keeps whether a feature is on: 'true' or 'false' (B4-67). */
export function featureName(key: FeatureKey): string {
  return `internal-traffic-${key}`;
}

export function isFeatureOn(key: FeatureKey, read: Read): boolean {
  return read(featureName(key)) === 'true';
}
