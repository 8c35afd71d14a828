import type { SiteUrls } from '@cotejo/contract/page-rendering';
import { editionById, editionIds, type EditionId } from '@cotejo/core/editions';
import { z } from 'zod';
import { isOrigin } from './origin.ts';

/** Origins that were set, by edition. */
export type KnownSiteUrls = Readonly<Partial<Record<EditionId, string>>>;

/** The setting's text: edition=origin,… An issue names the entry and what is wrong with it. */
export const siteUrlsSchema = z.string().transform((text, context): KnownSiteUrls => {
  const urls: Partial<Record<EditionId, string>> = {};
  for (const entry of text.split(',').map((part) => part.trim())) {
    const [name = '', origin = '', ...rest] = entry.split('=').map((part) => part.trim());
    const edition = editionById(name);
    if (rest.length > 0) context.addIssue(`'${entry}' no es edición=origen`);
    else if (!edition.ok) context.addIssue(`'${name}' no es una edición; existen ${editionIds.join(', ')}`);
    else if (!isOrigin(origin)) context.addIssue(`${name}: debe ser un origen http(s), sin ruta ni barra al final`);
    else if (urls[edition.value.id] !== undefined) context.addIssue(`'${name}' aparece dos veces`);
    else urls[edition.value.id] = origin;
  }
  return urls;
});

/** Where a request came in. */
export interface Door {
  readonly protocol: string;
  /** As the Host header says it. */
  readonly host: string;
}

/**
 * Where the site of each edition is: as set, else the first host of the edition in HOSTS with the protocol and port of the
 * request. An edition without a host is where the request came in.
 */
export function siteUrlsAt(
  { protocol, host }: Door,
  { known, hosts }: { readonly known: KnownSiteUrls; readonly hosts: Readonly<Record<string, EditionId>> },
): SiteUrls {
  const port = /:\d+$/.exec(host)?.[0] ?? '';
  const urlOf = (id: EditionId): string => {
    const first = Object.keys(hosts).find((name) => hosts[name] === id);
    return known[id] ?? `${protocol}://${first === undefined ? host : first + port}`;
  };
  return { chile: urlOf('chile'), peru: urlOf('peru'), colombia: urlOf('colombia'), international: urlOf('international') };
}
