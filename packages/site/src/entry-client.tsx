import './site.css';
import { prefixOf, splitLanguage, type Language } from '@cotejo/core/editions';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { warnInBrowser } from './browser-log.ts';
import { browserRoutes } from './browser-routes.ts';
import type { BrowserSite } from './browser-site.tsx';
import { Document } from './document.tsx';
import { holdEarlySteps } from './early-steps.ts';
import { keepFrameInStep } from './layout/frame-in-browser.ts';
import { rootRouteId } from './layout/site-facts.ts';
import { nameEntries } from './name-entries.ts';
import { letFollowSteps } from './steps-before-router.ts';
import { pageDataId, readPageData } from './page-data.ts';
import { isElsewhere } from './shell/reload-on-step.ts';
import { createTexts, type Catalogue } from './texts/texts.ts';
import { markTakenOver } from './use-hydrated.ts';
import { whenUsed, whenWanted } from './when-wanted.ts';

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

/** Tells who listens to the window of an error that a page showed in place of itself; what a loader answers on purpose is none. */
function reportUnexpected(error: unknown): void {
  if (error instanceof Error) reportError(error);
}

/** Asks for something once; what failed is asked for again by the next who needs it. */
function once<Value>(ask: () => Promise<Value>): () => Promise<Value> {
  let asked: Promise<Value> | null = null;
  return async () => {
    asked ??= ask();
    try {
      return await asked;
    } catch (error) {
      asked = null;
      throw error;
    }
  };
}

/** Lets the browser do what waits, such as painting or answering a touch, before the start goes on. */
async function nextTask(): Promise<void> {
  return new Promise((done) => {
    setTimeout(done);
  });
}

async function start(): Promise<void> {
  // Who went Back before this was there gets that page by a document of its own, which is on its way (shell/reload-on-step.ts).
  if (window.hasStepped && isElsewhere(window)) return;
  const block = document.getElementById(pageDataId);
  const text = block?.textContent ?? null;
  // Without connection a page can be given as it was kept for another search: it starts there, and goes on to its own.
  const kept = block?.dataset['kept'];
  const asked = splitLanguage(location.pathname).path + location.search;
  if (kept !== undefined) history.replaceState(history.state, '', kept);
  // What was open over a list is, loaded anew, the page that the address names.
  const entry: unknown = history.state;
  if (typeof entry === 'object' && entry !== null && 'masked' in entry) history.replaceState({ ...entry, masked: undefined }, '');
  nameEntries(window);
  letFollowSteps(window);
  const early = holdEarlySteps(window);
  await nextTask();
  const data = readPageData(text);
  const [wanted, used] = [whenWanted(window), whenUsed(window)];
  const { language } = data;
  const texts = createTexts({ language, catalogues: await cataloguesOf(language), onMissing: warnInBrowser });
  const site = once(async (): Promise<BrowserSite> => {
    const { openSite } = await import('./browser-site.tsx');
    return openSite(data, texts, { used, onTakenOver });
  });
  await nextTask();
  if (early.areElsewhere()) return location.reload();
  const script = { wanted, surround: async () => (await site()).within };
  const router = createBrowserRouter(browserRoutes(data.edition, { frame: data.loaderData[rootRouteId], script }), {
    basename: prefixOf(language) || '/',
    hydrationData: {
      loaderData: { ...data.loaderData },
      actionData: data.actionData && { ...data.actionData },
      errors: data.errors && { ...data.errors },
    },
    getContext: async () => (await site()).context(),
  });
  // Until then the browser follows links by itself: nobody listens to the router.
  let isTakenOver = false;
  function onTakenOver(): void {
    if (isTakenOver) return;
    isTakenOver = true;
    markTakenOver();
    keepFrameInStep(router);
    early.end(router);
    if (kept !== undefined) void router.navigate(asked, { replace: true, preventScrollReset: true });
  }
  await nextTask();
  // In pieces, so that a touch between them is answered.
  startTransition(() => {
    hydrateRoot(
      document,
      <Document
        edition={data.edition}
        siteUrls={data.siteUrls}
        texts={texts}
        assets={data.assets}
        data={text}
        partnerRoles={null}
      >
        <RouterProvider router={router} onError={reportUnexpected} />
      </Document>,
      { onCaughtError: reportError },
    );
  });
}

void start();
