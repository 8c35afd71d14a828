/** Feature type of the main features (B9-28). */
export const mainFeatureType = 1;
