import type { Edition } from '@cotejo/core/editions';

/** What the key of every profile of an edition begins with. */
function prefixOf(edition: Edition): string {
  return `${edition.brand.code}_PROFILE_`;
}

/** Key of a profile in the browser (decision 27), e.g. 'QP_PROFILE_isapre_V1.7'. */
export function profileKey(edition: Edition, productType: string): string {
  return `${prefixOf(edition)}${productType}_${edition.profileVersion}`;
}

/** Of all keys, those of profiles as this version keeps them. */
export function profileKeysIn(keys: readonly string[], edition: Edition): readonly string[] {
  return keys.filter((key) => key.startsWith(prefixOf(edition)) && key.endsWith(`_${edition.profileVersion}`));
}

/** Of all keys, those under which other versions kept a profile. */
export function olderKeysIn(keys: readonly string[], edition: Edition): readonly string[] {
  const isOwn = new Set(profileKeysIn(keys, edition));
  return keys.filter((key) => key.startsWith(prefixOf(edition)) && /_V\d[\d.]*$/.test(key) && !isOwn.has(key));
}
