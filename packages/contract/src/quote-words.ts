/** Everything that a price may be made with that nobody said, or that is not of the day. */
export const assumptionKinds = [
  'example-profile',
  'sex-taken',
  'owner-taken',
  'region-not-said',
  'uf-older',
  'uf-fallback',
  'converted',
  'cap-not-applied',
  'yearly-payment',
  'single-payment',
  'part-of-family',
] as const;

/** Why a quote promises nothing. */
export const noPromiseKinds = ['no-price', 'example-profile', 'uf-fallback', 'not-on-sale', 'not-sold-in-region'] as const;

/** Why a cost is not worked out, of the reasons that a word says whole. */
export const plainCostReasons = [
  'pays-capital',
  'only-accidents',
  'one-illness',
  'pets',
  'trip',
  'outside-basket',
  'no-basket',
  'no-price',
  'single-payment',
  'company-price',
  'no-rate',
] as const;
