import { createClient, type Transport } from '@cotejo/contract/client';
import { endpoints } from '@cotejo/contract/endpoints';
import { noPortals, type PageContext, type RenderedPage } from '@cotejo/contract/page-rendering';
import { editionIn, editionOf, inLanguage } from '@cotejo/core/editions';
import { preparePage, renderPage } from '../entry-server.tsx';
import { fakeTransport } from './fake-transport.ts';
import { testSiteUrls } from './test-site-urls.ts';

/** A page as the server renders it, its document as text. */
export type TestPage =
  | Extract<RenderedPage, { readonly kind: 'response' }>
  | (Omit<Extract<RenderedPage, { readonly kind: 'html' }>, 'html'> & { readonly html: string });

const frame = { versionReloads: 1, keepsOffline: true, asksToMeasure: false };

type TestContext = Partial<PageContext> & { init?: RequestInit };

function requested(path: string, transport: Transport, given: TestContext): [Request, PageContext] {
  const { init, edition = editionOf('chile'), language = 'es', ...context } = given;
  return [
    new Request(`http://site.test${inLanguage(path, language)}`, init),
    {
      edition: editionIn(edition, language),
      language,
      api: createClient(endpoints, transport, { headers: {}, retries: false }),
      profile: null,
      saveProfile: () => undefined,
      today: '2026-11-20',
      now: Date.parse('2026-11-20T12:00:00-03:00'),
      formStamp: '1763650800000.sello',
      version: 'test',
      apiBase: '',
      partnerHost: null,
      siteUrls: testSiteUrls,
      portals: noPortals,
      assistance: null,
      frame,
      nearest: () => [],
      alternatesOf: () => [],
      warn: (message) => {
        throw new Error(message);
      },
      ...context,
    },
  ];
}

/**
 * Renders a path, without language, of the Chilean edition as the server would, over a fake network. `init` may post a form.
 */
export async function renderTestPage(path: string, transport: Transport, given: TestContext = {}): Promise<TestPage> {
  const page = await renderPage(...requested(path, transport, given));
  if (page.kind === 'response') return page;
  return { ...page, html: typeof page.html === 'string' ? page.html : new TextDecoder().decode(page.html) };
}

/** The document of a path with what is kept of it, and as React writes the whole of it; `api` answers. */
export async function renderBothWays(
  path: string,
  given: TestContext,
): Promise<{ readonly kept: string; readonly whole: string }> {
  const page = await preparePage(...requested(path, fakeTransport({}), given));
  if (page.kind === 'response') throw new Error('expected a page');
  return { kept: page.document(), whole: page.tree()() };
}
