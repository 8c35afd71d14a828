import { purgeCache } from './operations.ts';
import { createSharedLink } from './sharing.ts';

/** What the badge of internal traffic asks for. */
export const badgeEndpoints = { createSharedLink, purgeCache };
export type BadgeEndpoints = typeof badgeEndpoints;
