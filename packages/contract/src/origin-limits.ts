/** How much a request says of who sent its visitor and of how visits began: what is longer is refused. */
export const originLimits = {
  /** Entries of attribution (C9-03). */
  entries: 100,
  /** Signs of an address or a value. */
  signs: 200,
  /** Campaign parameters of an entry. */
  parameters: 30,
  /** Signs of a parameter's name. */
  name: 80,
} as const;
