import { editionById, editionIds, type EditionId } from '@cotejo/core/editions';
import { z } from 'zod';
import { isHostName, isOrigin } from './origin.ts';

/** Where a page's calls go that do not go to its own host (C §7): origins, without a slash at the end. */
export interface BaseUrls {
  readonly byEdition: Readonly<Partial<Record<EditionId, string>>>;
  /** By host name in lower case: a partner's own, or any other that pages are served under. */
  readonly byHost: Readonly<Record<string, string>>;
}

/** Pages call the host that they came from. */
export const sameOrigin: BaseUrls = { byEdition: {}, byHost: {} };

/** True when pages of some host call another one. */
export function callsAcross({ byEdition, byHost }: BaseUrls): boolean {
  return Object.keys(byEdition).length + Object.keys(byHost).length > 0;
}

export interface PageHost {
  readonly edition: EditionId;
  /** In lower case, without port. */
  readonly name: string;
  readonly isPartner: boolean;
}

/**
 * The origin that calls of a page go to: the one of its host, else the one of its country; '' is the page's own. A partner's
 * host is a base of its own, where its calls go unless another is named for it.
 */
export function baseUrlOf({ byEdition, byHost }: BaseUrls, { edition, name, isPartner }: PageHost): string {
  if (Object.hasOwn(byHost, name)) return byHost[name] ?? '';
  return isPartner ? '' : (byEdition[edition] ?? '');
}

const entriesSchema = z
  .string()
  .transform((text, context) => {
    try {
      const json: unknown = JSON.parse(text);
      return json;
    } catch {
      context.addIssue('no es JSON');
      return z.NEVER;
    }
  })
  .pipe(z.record(z.string(), z.unknown(), { error: 'debe ser un objeto JSON: {"chile": "https://api.ejemplo.cl"}' }));

/** The setting's JSON: an origin by edition, or by host. An issue names the field and what is wrong with it. */
export const baseUrlsSchema = entriesSchema.transform((entries, context): BaseUrls => {
  const byEdition: Partial<Record<EditionId, string>> = {};
  const byHost: Record<string, string> = {};
  for (const [field, given] of Object.entries(entries)) {
    const edition = editionById(field);
    const host = field.toLowerCase();
    const isHost = host === 'localhost' || (host.includes('.') && isHostName(host));
    if (!edition.ok && !isHost) context.addIssue(`'${field}' no es una edición ni un nombre de host`);
    else if (typeof given !== 'string' || !isOrigin(given))
      context.addIssue(`${field}: debe ser el origen http(s) de un servidor, sin ruta ni barra al final`);
    else if (edition.ok) byEdition[edition.value.id] = given;
    else if (Object.hasOwn(byHost, host)) context.addIssue(`'${host}' aparece dos veces`);
    else byHost[host] = given;
  }
  return { byEdition, byHost };
});

type Editions = Readonly<Record<string, EditionId>>;

/** Whose calls come to the host of a base: an edition's, or those of one page host that HOSTS does not name, a partner's. */
type Called = { readonly edition: EditionId } | { readonly pageHost: string };

function callsOf({ byEdition, byHost }: BaseUrls, editions: Editions): readonly (readonly [string, string, Called])[] {
  const ofEditions = editionIds.flatMap((edition) => {
    const origin = byEdition[edition];
    return origin === undefined ? [] : [[edition, new URL(origin).hostname, { edition }] as const];
  });
  const ofHosts = Object.entries(byHost).map(([pageHost, origin]) => {
    const edition = Object.hasOwn(editions, pageHost) ? editions[pageHost] : undefined;
    return [pageHost, new URL(origin).hostname, edition === undefined ? { pageHost } : { edition }] as const;
  });
  return [...ofEditions, ...ofHosts];
}

/** What calls to the hosts of bases are answered as, beside the hosts that HOSTS names. */
export interface BaseHosts {
  readonly editions: Editions;
  /** The host whose pages call a base, by the host of the base. */
  readonly pageHosts: ReadonlyMap<string, string>;
}

/** The hosts of bases that HOSTS does not name: a base is answered as what calls it. */
export function baseHosts(urls: BaseUrls, editions: Editions): BaseHosts {
  const ofEditions: Record<string, EditionId> = {};
  const pageHosts = new Map<string, string>();
  for (const [, host, called] of callsOf(urls, editions)) {
    if (Object.hasOwn(editions, host)) continue;
    if ('edition' in called) ofEditions[host] = called.edition;
    else pageHosts.set(host, called.pageHost);
  }
  return { editions: ofEditions, pageHosts };
}

/**
 * What is wrong with the hosts of bases: the host decides whose prices are answered, so that one cannot be called for two
 * editions, nor for two partners unless HOSTS names it. Null: nothing.
 */
export function strangeBase(urls: BaseUrls, editions: Editions): string | null {
  const seen = new Map<string, string>();
  for (const [field, host, called] of callsOf(urls, editions)) {
    const named = Object.hasOwn(editions, host) ? editions[host] : undefined;
    const own = 'edition' in called ? called.edition : called.pageHost;
    if (named !== undefined && 'edition' in called && named !== own)
      return `${field}: '${host}' es un nombre de ${named} (HOSTS)`;
    if (named !== undefined) continue;
    const other = seen.get(host) ?? own;
    if (other !== own) return `${field}: '${host}' ya es la base de ${other}`;
    seen.set(host, own);
  }
  return null;
}
