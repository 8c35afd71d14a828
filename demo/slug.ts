import { pathSegment } from '@cotejo/core/path-segment';

/** A name as a segment of an address, in lower case, as clinic and organisation codes are written. */
export function slug(name: string): string {
  return pathSegment(name).toLowerCase();
}
