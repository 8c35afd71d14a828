import type { ServerApiClient } from '@cotejo/contract/client';
import type { PageContext, RenderPage } from '@cotejo/contract/page-rendering';
import { prefixOf, splitLanguage, type EditionId, type Language } from '@cotejo/core/editions';
import { partnerRoles } from '@cotejo/ui/partner-roles';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  RouterContextProvider,
  StaticRouterProvider,
  type RouteObject,
  type StaticHandler,
  type StaticHandlerContext,
} from 'react-router';
import { Document, DocumentContext } from './document.tsx';
import { documentBytes } from './document-bytes.server.ts';
import { WrittenPartsProvider, type WrittenParts } from './frozen.tsx';
import { AlternatesProvider } from './head/alternates.ts';
import { wordAnswer } from './labels/word-answer.ts';
import { wordedApi } from './labels/worded-api.ts';
import { keptFrame } from './layout/kept-frame.server.tsx';
import { NearPagesProvider } from './layout/near-pages.ts';
import { partnerColorOf } from './layout/site-facts.ts';
import { assetsOf, readManifest } from './page-assets.server.ts';
import { pageContext } from './page-context.ts';
import { fileOf } from './page-file.server.ts';
import { writePageData, type PageData } from './page-data.ts';
import { keptEditor } from './profile/kept-editor.server.tsx';
import { joinProfiles, ownProfile } from './profile/own-profile.ts';
import { refusalOfPage } from './person-check/robot-refusal.ts';
import { pageHandleOf, serverRoutes } from './server-routes.tsx';
import { FormStampContext } from './request/form-stamp.ts';
import { serverContext } from './server-context.ts';
import { en } from './texts/languages/en.ts';
import { pt } from './texts/languages/pt.ts';
import { spanishByI18next } from './texts/spanish-by-i18next.ts';
import { createTexts, type Texts } from './texts/texts.ts';
import { watchedApi } from './watched-api.ts';

const assets = assetsOf(readManifest(new URL('../client/.vite/', import.meta.url)));

const catalogues = { es: {}, en, pt };
const spanish = spanishByI18next();

/** What pages of one edition and language are made with, once. */
interface EditionPages {
  readonly handler: StaticHandler;
  readonly texts: Texts;
}

const pagesOf = new Map<`${EditionId} ${Language}`, EditionPages>();

function editionPages({ edition, language, warn }: PageContext): EditionPages {
  const name = `${edition.id} ${language}` as const;
  const known = pagesOf.get(name);
  if (known) return known;
  const handler = createStaticHandler(serverRoutes(edition), { basename: prefixOf(language) || '/' });
  const made = { handler, texts: createTexts({ language, catalogues: catalogues[language], onMissing: warn, spanish }) };
  pagesOf.set(name, made);
  return made;
}

function requestContextOf(page: PageContext, api: ServerApiClient): RouterContextProvider {
  const provider = new RouterContextProvider();
  provider.set(pageContext, {
    edition: page.edition,
    language: page.language,
    texts: editionPages(page).texts,
    api,
    browsing: api,
    today: page.today,
    now: () => page.now,
    version: page.version,
    profileFor: (line) => ownProfile(page.profile, line),
    saveProfile: (line, profile) => page.saveProfile(joinProfiles(page.profile, profile, line)),
  });
  provider.set(serverContext, { ...page, api });
  return provider;
}

/** What a page is rendered within. It copies the routes that it is given, of which only those of the page are ever asked for. */
function routerOf(context: StaticHandlerContext): ReturnType<typeof createStaticRouter> {
  const routes = context.matches.map(({ route }): RouteObject => ({ ...route, children: undefined }));
  return createStaticRouter(routes, context);
}

/** The whole document of a page, as React takes it; `written`: what of it need not be written again. */
function treeOf(context: StaticHandlerContext, page: PageContext, written: WrittenParts | null): ReactElement {
  const { texts } = editionPages(page);
  const near = context.statusCode === 404 ? page.nearest(splitLanguage(context.location.pathname).path) : [];
  const handle = pageHandleOf(context.matches);
  const failures = Object.values(context.errors ?? {});
  // A page that failed stays plain HTML, its way on is a link; only the proof to be no robot needs script.
  const isMendable = failures.every((error) => refusalOfPage(error) !== null);
  const partnerColor = partnerColorOf(context.loaderData);
  const hydrates = handle?.hydrate === true && isMendable;
  const pageData: PageData = {
    edition: page.edition,
    language: page.language,
    siteUrls: page.siteUrls,
    today: page.today,
    version: page.version,
    apiBase: page.apiBase,
    profile: page.profile,
    assets,
    loaderData: context.loaderData,
    actionData: context.actionData,
    errors: context.errors,
  };
  const { edition, siteUrls } = page;
  return (
    <AlternatesProvider value={page.alternatesOf}>
      <Document
        {...{ edition, siteUrls, texts, assets }}
        data={hydrates ? writePageData(pageData) : null}
        partnerRoles={partnerColor === null ? null : partnerRoles(partnerColor)}
      >
        <NearPagesProvider value={page.language === 'es' ? near : wordAnswer(near, texts)}>
          <FormStampContext value={page.formStamp}>
            <WrittenPartsProvider value={written}>
              <StaticRouterProvider router={routerOf(context)} context={context} hydrate={false} />
            </WrittenPartsProvider>
          </FormStampContext>
        </NearPagesProvider>
      </Document>
    </AlternatesProvider>
  );
}

/** What of a page need not be written again: the frame around it, and the editor of whoever has told nothing. */
function keptParts(context: StaticHandlerContext, page: PageContext): WrittenParts | null {
  const { edition, siteUrls, alternatesOf } = page;
  const within = (part: ReactElement): ReactElement => (
    <AlternatesProvider value={alternatesOf}>
      <DocumentContext {...{ edition, siteUrls }} texts={editionPages(page).texts}>
        {part}
      </DocumentContext>
    </AlternatesProvider>
  );
  const frame = keptFrame({ context, page, within });
  const own = context.matches.at(-1)?.route.id;
  if (own === undefined || context.actionData !== null) return frame;
  const name = `${edition.id} ${page.language}`;
  return { ...frame, ...keptEditor({ data: context.loaderData[own], name, within }) };
}

function textOf(tree: ReactElement): string {
  return `<!DOCTYPE html>${renderToString(tree)}`;
}

/** Whether a loader says that what it found holds for now alone. */
function isOfTheMoment({ loaderHeaders }: StaticHandlerContext): boolean {
  return Object.values(loaderHeaders).some((headers) => headers.get('cache-control') === 'no-store');
}

/** The first moment, by what loaders say, that makes a page another one. */
function endOf({ loaderHeaders }: StaticHandlerContext): number {
  const moments = Object.values(loaderHeaders).flatMap((headers) => headers.get('expires') ?? []);
  return Math.min(...moments.map((moment) => Date.parse(moment)));
}

/** A page whose loaders have run, still to be written. */
interface PreparedPage {
  readonly kind: 'prepared';
  readonly status: number;
  readonly cacheable: boolean;
  /** As in RenderedPage; Infinity: no moment makes it another page. */
  readonly until: number;
  /** The document with what is kept of it. */
  readonly document: () => string;
  /** What writes the same document any number of times, the whole of it by React: the measure of the other. */
  readonly tree: () => () => string;
}

/**
 * Runs the loaders and actions of a page; a redirect or another Response of theirs is handed back as it is. What a page throws
 * on purpose (`data(null, {status: 404})`) is shown by its error screen; a bug rejects, so that the server logs it once and
 * answers its own failure page. `cacheable` is true only for a GET that anybody would receive alike, made without a failed call.
 */
export async function preparePage(
  request: Request,
  page: PageContext,
): Promise<PreparedPage | { readonly kind: 'response'; readonly response: Response }> {
  let isWhole = true;
  const watched = watchedApi(page.api, () => {
    isWhole = false;
  });
  const api = page.language === 'es' ? watched : wordedApi(watched, editionPages(page).texts);
  const context = await editionPages(page).handler.query(request, { requestContext: requestContextOf(page, api) });
  if (context instanceof Response) return { kind: 'response', response: context };
  const file = fileOf(context);
  if (file !== null) return { kind: 'response', response: file.response() };
  const errors: readonly unknown[] = Object.values(context.errors ?? {});
  const bug = errors.find((error) => !isRouteErrorResponse(error));
  if (bug !== undefined) throw bug instanceof Error ? bug : new Error('a page threw what is no error', { cause: bug });
  const reading = request.method === 'GET' || request.method === 'HEAD';
  const isKept = isWhole && reading && page.profile === null && context.statusCode === 200;
  return {
    kind: 'prepared',
    status: context.statusCode,
    cacheable: isKept && !isOfTheMoment(context),
    until: endOf(context),
    document: () => textOf(treeOf(context, page, keptParts(context, page))),
    tree: () => {
      const tree = treeOf(context, page, null);
      return () => textOf(tree);
    },
  };
}

/** Renders the page of a request. */
export const renderPage: RenderPage = async (request, page) => {
  const prepared = await preparePage(request, page);
  if (prepared.kind === 'response') return prepared;
  const { status, cacheable, until } = prepared;
  return { kind: 'html', status, html: documentBytes(prepared.document()), cacheable, until };
};
