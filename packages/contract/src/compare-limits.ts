/** Most that a list can be asked for; a URL that asks for more loses just that. */
export const compareLimits = {
  codeLength: 80,
  codes: 200,
  clinics: 3,
  price: 1_000_000_000,
  annualCap: 1_000_000,
  deductible: 100_000_000,
  page: 100_000,
} as const;

/** Products on a page of a list, and the most that can be asked for. */
export const defaultPageSize = 20;
export const maximumPageSize = 100;
