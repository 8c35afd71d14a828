/** Names under which a visitor of the house is known (B9-51). */
export const internalKeys = ['internal-traffic', 'qp-internal-traffic'] as const;

/** What a browser may keep to say that a flag is not set. */
const unset = ['', '0', 'false'];

type Read = (key: string) => string | null;

/** True for who is of the house: one of the flags is set. */
export function isInternal(read: Read): boolean {
  return internalKeys.some((key) => !unset.includes(read(key) ?? ''));
}

/** True where texts that a page's language lacks are marked (B8-30): for who is of the house; Spanish lacks none. `language` is a tag. */
export function seesMissingTexts(language: string, read: Read): boolean {
  return !language.startsWith('es') && isInternal(read);
}
