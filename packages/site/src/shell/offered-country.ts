/** Milliseconds that nothing more is offered to who stays: 90 days. */
const staysFor = 90 * 24 * 3_600_000;

interface Visit {
  /** Where the visitor is; null: nobody knows. */
  readonly country: string | null;
  /** Countries of the other editions. */
  readonly abroad: readonly string[];
  /** When the visitor chose to stay, milliseconds since 1970, as it was kept; null: never. */
  readonly stayedAt: string | null;
  readonly now: number;
}

/** The country whose edition is offered (decision 33); null: none, or the visitor has chosen to stay within 90 days. */
export function offeredCountry({ country, abroad, stayedAt, now }: Visit): string | null {
  if (country === null || !abroad.includes(country)) return null;
  const hasStayed = stayedAt !== null && now - Number(stayedAt) < staysFor;
  return hasStayed ? null : country;
}
