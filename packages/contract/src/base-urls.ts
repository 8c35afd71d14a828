import type { EditionId } from '@cotejo/core/editions';

/** Where calls of a country go, and those of a partner's own host (C §7): origins without a final slash. */
export interface BaseUrls {
  readonly byEdition: Readonly<Partial<Record<EditionId, string>>>;
  /** Host name in lower case, of a partner or of one of its pages. */
  readonly byHost: Readonly<Record<string, string>>;
}

/** One server for all countries, which tells them apart by the host it is asked at. */
export const sameOrigin: BaseUrls = { byEdition: {}, byHost: {} };

/**
 * The origin that calls of a page go to: the one of its host when it has its own, else the one of its country; '' is the
 * page's own.
 */
export function baseUrlOf(urls: BaseUrls, { edition, host }: { readonly edition: EditionId; readonly host: string }): string {
  const name = host.toLowerCase().replace(/:\d+$/, '');
  const own = Object.hasOwn(urls.byHost, name) ? urls.byHost[name] : undefined;
  return own ?? urls.byEdition[edition] ?? '';
}
