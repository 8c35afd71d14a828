import { editionById, type EditionId } from '@cotejo/core/editions';
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

/**
 * What is wrong with the bases of editions: one that is a name of another edition would answer with its prices. Null: nothing.
 */
export function strangeBase({ byEdition }: BaseUrls, hosts: Readonly<Record<string, EditionId>>): string | null {
  for (const [edition, origin] of Object.entries(byEdition)) {
    const { hostname } = new URL(origin);
    const other = Object.hasOwn(hosts, hostname) ? hosts[hostname] : undefined;
    if (other !== undefined && other !== edition) return `${edition}: '${hostname}' es un nombre de ${other} (HOSTS)`;
  }
  return null;
}
