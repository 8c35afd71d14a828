import { noPortals, type ClientPortals, type FrameSettings } from '@cotejo/contract/page-rendering';
import type { AssistancePages } from '@cotejo/core/assistance-address';
import { sameOrigin, type BaseUrls } from './http/base-urls.ts';
import { waitLimits } from './http/pressure.ts';
import type { KnownSiteUrls } from './http/site-urls.ts';
import type { VisitorLimits } from './http/robot/visitor-limits.ts';
import { noTrustedProxies, type TrustedProxies } from './http/robot/trusted-proxies.ts';

/** What whoever runs the site decides about its surroundings and its visitors. */
export interface OperationSettings {
  readonly baseUrls: BaseUrls;
  readonly siteUrls: KnownSiteUrls;
  readonly portals: ClientPortals;
  readonly assistance: AssistancePages | null;
  readonly frame: FrameSettings;
  readonly trustedProxies: TrustedProxies;
  readonly countryHeader: string | null;
  readonly redisUrl: string | null;
  readonly secretKey: string | null;
  readonly purgeCredentials: string | null;
  /** Milliseconds that work waits for its turn, from which calls are refused. */
  readonly busyAfter: number;
  /** Null: nobody is counted or refused. */
  readonly limits: VisitorLimits | null;
}

/** Nothing in front, nothing shared, nobody limited: as tests and benches run it. */
export const quietOperation: OperationSettings = {
  baseUrls: sameOrigin,
  siteUrls: {},
  portals: noPortals,
  assistance: null,
  frame: { versionReloads: 1, keepsOffline: true, asksToMeasure: false },
  trustedProxies: noTrustedProxies,
  countryHeader: null,
  redisUrl: null,
  secretKey: null,
  purgeCredentials: null,
  busyAfter: waitLimits.reads,
  limits: null,
};
