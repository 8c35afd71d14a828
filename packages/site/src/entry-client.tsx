import './site.css';
import { siteCalls } from '@cotejo/contract/browser-calls';
import { createBrowserClient } from '@cotejo/contract/browser-client';
import type { ApiClient, Transport } from '@cotejo/contract/client';
import { fetchTransport } from '@cotejo/contract/fetch-transport';
import type { SiteEndpoints } from '@cotejo/contract/site-endpoints';
import { readToken, tokenPlacesOf } from '@cotejo/contract/token-places';
import { prefixOf, splitLanguage, type Language } from '@cotejo/core/editions';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterContextProvider, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { warnInBrowser } from './browser-log.ts';
import { Document } from './document.tsx';
import { keepFrameInStep } from './layout/frame-in-browser.ts';
import { isFrameFacts, rootRouteId } from './layout/site-facts.ts';
import { browserLocalCompare } from './local-compare/browser-local-compare.ts';
import type { Browsing } from './local-compare/local-compare.ts';
import { LocalCompareProvider } from './local-compare/use-local-compare.ts';
import { nameEntries } from './name-entries.ts';
import { pageContext, type SiteContext } from './page-context.ts';
import { pageDataId, readPageData, type PageData } from './page-data.ts';
import { ProofTransportProvider } from './person-check/use-person-proof.ts';
import { adoptServerProfile } from './profile/adopt-server-profile.ts';
import { ownProfile } from './profile/own-profile.ts';
import { browserProfileStore } from './profile/browser-profile-store.ts';
import { browserRoutes } from './browser-routes.ts';
import { whenIdle } from './when-idle.ts';
import { createTexts, type Catalogue, type Texts } from './texts/texts.ts';

function clientOf({ edition, language, version }: PageData, transport: Transport): ApiClient {
  const tokenPlaces = tokenPlacesOf(window);
  return createBrowserClient<SiteEndpoints>(siteCalls, transport, {
    language,
    headers: { 'x-country': edition.country, 'x-qpversion': version },
    isOnline: () => navigator.onLine,
    token: () => readToken(tokenPlaces),
  });
}

interface SiteSources {
  readonly api: ApiClient;
  readonly texts: Texts;
  readonly browsing: Browsing;
}

function siteContextOf(data: PageData, { api, texts, browsing }: SiteSources): SiteContext {
  const { edition, language, today, version } = data;
  const store = browserProfileStore();
  return {
    edition,
    language,
    texts,
    today,
    now: () => Date.now(),
    version,
    api,
    browsing,
    profileFor: (line) => ownProfile(store?.read(edition, line) ?? null, line),
    saveProfile: (line, profile) => store?.write(edition, line.productType, profile),
  };
}

/** The catalogues of a language; Spanish is in the code itself. */
async function cataloguesOf(language: Language): Promise<Readonly<Record<string, Catalogue>>> {
  switch (language) {
    case 'es':
      return {};
    case 'en':
      return (await import('./texts/languages/en.ts')).en;
    case 'pt':
      return (await import('./texts/languages/pt.ts')).pt;
  }
}

/** What puts the answers of calls into the page's language; in Spanish they are. */
async function wordingOf(texts: Texts): Promise<<Api extends object>(api: Api) => Api> {
  if (texts.language === 'es') return (api) => api;
  const { wordedApi } = await import('./labels/worded-api.ts');
  return (api) => wordedApi(api, texts);
}

/** Tells who listens to the window of an error that a page showed in place of itself; what a loader answers on purpose is none. */
function reportUnexpected(error: unknown): void {
  if (error instanceof Error) reportError(error);
}

/** Puts the modules of the matched pages in place, so that the first render equals the server's. */
async function loadMatchedPages(routes: RouteObject[], basename: string): Promise<void> {
  const lazyMatches = (matchRoutes(routes, location, basename) ?? []).filter((match) => match.route.lazy);
  await Promise.all(
    lazyMatches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, { ...(await route.lazy()), lazy: undefined });
    }),
  );
}

async function start(): Promise<void> {
  const block = document.getElementById(pageDataId);
  const text = block?.textContent ?? null;
  // Without connection a page can be given as it was kept for another search: it starts there, and goes on to its own.
  const kept = block?.dataset['kept'];
  const asked = splitLanguage(location.pathname).path + location.search;
  if (kept !== undefined) history.replaceState(history.state, '', kept);
  const data = readPageData(text);
  const frame = data.loaderData[rootRouteId];
  const comparators = isFrameFacts(frame) ? (frame.site?.comparators ?? []) : [];
  const productTypes = comparators.map(({ productType }) => productType);
  const store = browserProfileStore();
  if (store) adoptServerProfile(store, { edition: data.edition, profile: data.profile, productTypes }, window);
  const routes = browserRoutes(data.edition, frame);
  const { language } = data;
  const basename = prefixOf(language) || '/';
  const [catalogues] = await Promise.all([cataloguesOf(language), loadMatchedPages(routes, basename)]);
  const texts = createTexts({ language, catalogues, onMissing: warnInBrowser });
  const transport = fetchTransport(data.apiBase);
  const api = clientOf(data, transport);
  const localCompare = browserLocalCompare({ ...data, api });
  const worded = await wordingOf(texts);
  const siteContext = siteContextOf(data, { texts, api: worded(api), browsing: worded(localCompare.browsing) });
  nameEntries(window);
  const router = createBrowserRouter(routes, {
    basename,
    hydrationData: {
      loaderData: { ...data.loaderData },
      actionData: data.actionData && { ...data.actionData },
      errors: data.errors && { ...data.errors },
    },
    getContext: () => {
      const provider = new RouterContextProvider();
      provider.set(pageContext, siteContext);
      return provider;
    },
  });
  keepFrameInStep(router);
  hydrateRoot(
    document,
    <Document edition={data.edition} siteUrls={data.siteUrls} texts={texts} assets={data.assets} data={text}>
      <LocalCompareProvider value={localCompare}>
        <ProofTransportProvider value={transport}>
          <RouterProvider router={router} onError={reportUnexpected} />
        </ProofTransportProvider>
      </LocalCompareProvider>
    </Document>,
    { onCaughtError: reportError },
  );
  if (kept !== undefined) whenIdle(() => void router.navigate(asked, { replace: true, preventScrollReset: true }));
}

void start();
