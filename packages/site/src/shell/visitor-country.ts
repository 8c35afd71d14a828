/** Country that `/cdn-cgi/trace` tells, in two letters; null: it tells none. 'XX' and 'T1' (Tor) are none. */
export function countryIn(trace: string): string | null {
  return /^loc=(?!XX$|T1$)([A-Z][A-Z\d])$/m.exec(trace)?.[1] ?? null;
}
