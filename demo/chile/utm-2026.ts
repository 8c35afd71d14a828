/**
 * Value of the UTM in pesos by month, January first. Facts published by the SII and the Banco Central de Chile; nothing here is
 * demonstration data.
 */
export const utmByMonth = {
  '2026-01': 69751,
  '2026-02': 69611,
  '2026-03': 69889,
  '2026-04': 69889,
  '2026-05': 70588,
  '2026-06': 71506,
  '2026-07': 71649,
} as const satisfies Readonly<Record<string, number>>;
