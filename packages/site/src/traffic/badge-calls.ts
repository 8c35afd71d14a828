import { badgeCalls } from '@cotejo/contract/badge-calls';
import type { BadgeEndpoints } from '@cotejo/contract/badge-endpoints';
import { createBrowserClient } from '@cotejo/contract/browser-client';
import type { ClientOf, Transport } from '@cotejo/contract/client';
import { errorInBrowser } from '../browser-log.ts';

export type BadgeApi = ClientOf<BadgeEndpoints>;

/** The calls of the badge, as a browser makes them. `headers` say which site and version the page is of. */
export function badgeApi(transport: Transport, headers: Readonly<Record<string, string>>): BadgeApi {
  return createBrowserClient<BadgeEndpoints>(badgeCalls, transport, { headers });
}

/** A short link to an own path, as it is copied: `{origin}/url/{link}` (B7-41). Null: it could not be saved. */
export async function shortAddress(path: string, api: BadgeApi, origin: string): Promise<string | null> {
  const answer = await api.createSharedLink({ body: { url: path } });
  return answer.ok ? `${origin}/url/${answer.value.data.link}` : null;
}

/** What came of emptying the caches. */
export type Purged = 'purged' | 'refused' | 'failed';

/** Applications by the name under which their caches are emptied (C §7). */
export const purgedApps = { own: 'site', partner: 'partner-marketplace' } as const;
export type PurgedApp = (typeof purgedApps)[keyof typeof purgedApps];

const unauthenticated = 401;

interface Purge {
  readonly api: BadgeApi;
  readonly app: PurgedApp;
  /** Forgets what this browser itself keeps of pages. */
  readonly forget: () => Promise<void>;
  readonly reload: () => void;
}

/**
 * Empties the caches (B7-43); the browser asks for user and password by itself. Emptied, the page is loaded anew; a failure is
 * logged, and a partner's page is loaded anew all the same (B7-44).
 */
export async function purgeCaches({ api, app, forget, reload }: Purge): Promise<Purged> {
  const answer = await api.purgeCache({ params: { appName: app } });
  if (answer.ok) {
    await forget().catch(() => undefined);
    reload();
    return 'purged';
  }
  const { error } = answer;
  const status = error.kind === 'problem' ? error.problem.status : null;
  errorInBrowser(`caches could not be emptied: ${status ?? error.kind}`);
  if (app === purgedApps.partner) reload();
  return status === unauthenticated ? 'refused' : 'failed';
}
