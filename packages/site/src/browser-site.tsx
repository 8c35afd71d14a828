import { siteCalls } from '@cotejo/contract/browser-calls';
import { createBrowserClient } from '@cotejo/contract/browser-client';
import type { ApiClient, Transport } from '@cotejo/contract/client';
import { fetchTransport } from '@cotejo/contract/fetch-transport';
import type { SiteEndpoints } from '@cotejo/contract/site-endpoints';
import { readToken, tokenPlacesOf } from '@cotejo/contract/token-places';
import { useEffect, type ComponentType } from 'react';
import { RouterContextProvider } from 'react-router';
import { isFrameFacts, rootRouteId } from './layout/site-facts.ts';
import { browserLocalCompare } from './local-compare/browser-local-compare.ts';
import { LocalCompareProvider } from './local-compare/use-local-compare.ts';
import { pageContext, type SiteContext } from './page-context.ts';
import type { PageData } from './page-data.ts';
import { ProofTransportProvider } from './person-check/use-person-proof.ts';
import { browserProfileStore } from './profile/browser-profile-store.ts';
import { ownProfile } from './profile/own-profile.ts';
import type { ProfileStore } from './profile/profile-storage.ts';
import { forcesRefresh } from './traffic/forces-refresh.ts';
import type { Texts } from './texts/texts.ts';

/** What a visit tells of its page, and is told. */
export interface Visit {
  /** When the visitor uses the page. */
  readonly used: Promise<void>;
  /** Told when a page works with its script, and again for every later one. */
  readonly onTakenOver: () => void;
}

/** What pages ask for in a browser. */
export interface BrowserSite {
  /** What loaders are given. */
  readonly context: () => RouterContextProvider;
  /** A page with what it asks for around it. */
  readonly within: (Page: ComponentType) => ComponentType;
}

function clientOf({ edition, language, version }: PageData, transport: Transport): ApiClient {
  const tokenPlaces = tokenPlacesOf(window);
  return createBrowserClient<SiteEndpoints>(siteCalls, transport, {
    language,
    headers: { 'x-country': edition.country, 'x-qpversion': version },
    isOnline: () => navigator.onLine,
    token: () => readToken(tokenPlaces),
    forcesRefresh,
  });
}

/** What puts the answers of calls into the page's language; in Spanish they are. */
async function wordingOf(texts: Texts): Promise<<Api extends object>(api: Api) => Api> {
  if (texts.language === 'es') return (api) => api;
  const { wordedApi } = await import('./labels/worded-api.ts');
  return (api) => wordedApi(api, texts);
}

/** The visitor's profiles, those included that older versions kept, or that were posted without script. */
async function openProfiles({ edition, loaderData, profile, version }: PageData): Promise<ProfileStore | null> {
  const store = browserProfileStore();
  // Where what reads them cannot be loaded they stay for the next visit.
  await store?.adoptOlder(edition).catch(() => undefined);
  if (store && profile) {
    const frame = loaderData[rootRouteId];
    const comparators = isFrameFacts(frame) ? (frame.site?.comparators ?? []) : [];
    await import('./profile/take-server-profile.ts').then(
      (part) =>
        part.takeServerProfile(store, { edition, profile, version, comparators, path: location.pathname }, { host: window }),
      () => undefined,
    );
  }
  return store;
}

/** Opens what pages ask for: the API, the comparison on this device, the visitor's profiles. Once for a visit. */
export async function openSite(data: PageData, texts: Texts, { used, onTakenOver }: Visit): Promise<BrowserSite> {
  const { edition, language, today, version } = data;
  const store = await openProfiles(data);
  const transport = fetchTransport(data.apiBase);
  const api = clientOf(data, transport);
  const localCompare = browserLocalCompare({ ...data, api, used });
  const worded = await wordingOf(texts);
  const site = {
    edition,
    language,
    texts,
    today,
    now: () => Date.now(),
    version,
    api: worded(api),
    browsing: worded(localCompare.browsing),
    profileFor: (line) => ownProfile(store?.read(edition, line) ?? null, line),
    saveProfile: (line, profile) => store?.write(edition, line.productType, profile),
  } satisfies SiteContext;
  return {
    context: () => {
      const provider = new RouterContextProvider();
      provider.set(pageContext, site);
      return provider;
    },
    within: (Page) =>
      function PageInSite() {
        useEffect(onTakenOver, []);
        return (
          <LocalCompareProvider value={localCompare}>
            <ProofTransportProvider value={transport}>
              <Page />
            </ProofTransportProvider>
          </LocalCompareProvider>
        );
      },
  };
}
