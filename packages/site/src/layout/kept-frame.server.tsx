import type { PageContext } from '@cotejo/contract/page-rendering';
import type { ComponentType, ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticRouter, StaticRouterProvider, type RouteObject, type StaticHandlerContext } from 'react-router';
import type { WrittenParts } from '../frozen.tsx';
import { FrameAbove, FrameBelow } from './frame-parts.tsx';
import { isFrameFacts, rootRouteId, type FrameFacts } from './site-facts.ts';

interface FramedPage {
  readonly context: StaticHandlerContext;
  readonly page: PageContext;
  /** What the document hands to all that it holds. */
  readonly within: (part: ReactElement) => ReactElement;
}

/** What every page has around it, as it was written for pages of the same facts, address and day. */
const written = new WeakMap<FrameFacts, Map<string, WrittenParts>>();
/** Of one state of the facts; the oldest goes first. */
const mostAddresses = 300;

function routesOf(Component: ComponentType): RouteObject[] {
  return [{ id: rootRouteId, path: '*', Component }];
}

const above = routesOf(FrameAbove);
const below = routesOf(FrameBelow);

function writePart(routes: RouteObject[], { context, within }: FramedPage): string {
  const alone: StaticHandlerContext = { ...context, matches: context.matches.slice(0, 1), errors: null };
  const router = createStaticRouter(routes, alone);
  return renderToString(within(<StaticRouterProvider router={router} context={alone} hydrate={false} />));
}

/** All that the frame's HTML depends on beside its facts: where the page is, there and elsewhere, and when. */
function nameOf({ context, page }: FramedPage, facts: FrameFacts): string {
  const { pathname, search } = context.location;
  // Only links to the same page in another language, and one that asks for a menu again, hold its search.
  const own = page.edition.languages.length > 1 || facts.menu === null ? search : '';
  return JSON.stringify([page.language, page.today, page.siteUrls, pathname + own, page.alternatesOf(pathname)]);
}

/**
 * The HTML of the frame around a page (docs/decisions/0214): written by React once, and kept for the pages of the same address.
 * Null where the frame itself could not be loaded.
 */
export function keptFrame(framed: FramedPage): WrittenParts | null {
  const facts: unknown = framed.context.loaderData[rootRouteId];
  if (!isFrameFacts(facts)) return null;
  const ofFacts = written.get(facts) ?? new Map<string, WrittenParts>();
  written.set(facts, ofFacts);
  const name = nameOf(framed, facts);
  const known = ofFacts.get(name);
  if (known !== undefined) return known;
  const [oldest] = ofFacts.keys();
  if (oldest !== undefined && ofFacts.size >= mostAddresses) ofFacts.delete(oldest);
  const parts = { above: writePart(above, framed), below: writePart(below, framed) };
  ofFacts.set(name, parts);
  return parts;
}
