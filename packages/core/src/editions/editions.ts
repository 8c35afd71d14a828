import { fail, ok, type Result } from '../result.ts';
import { chile } from './chile.ts';
import { colombia } from './colombia.ts';
import { editionIds, type Edition, type EditionId } from './edition.ts';
import { international } from './international.ts';
import { peru } from './peru.ts';

export { chile } from './chile.ts';
export { editionCountries, editionIds } from './edition.ts';
export { editionIn } from './edition-in.ts';
export {
  chooseLanguage,
  defaultLanguage,
  inLanguage,
  languageOf,
  languages,
  prefixOf,
  splitLanguage,
  type Language,
  type LanguageWishes,
} from './language.ts';
export { productPageOf } from './product-place.ts';
export type { CountryCode, CurrencyStyle, Edition, EditionId, ExampleProfile, Region } from './edition.ts';

const byId: Readonly<Record<EditionId, Edition>> = { chile, peru, colombia, international };

/** Every edition, in the order of their country ids (C2: 1 Chile, 2 Peru, 3 Colombia, 4 international). */
export const editions: readonly Edition[] = editionIds.map((id) => byId[id]);

function isEditionId(text: string): text is EditionId {
  return Object.hasOwn(byId, text);
}

/** The edition of a configured or stored id; an unknown one is named, so that start-up can stop with it. */
export function editionById(text: string): Result<Edition, { readonly kind: 'unknown-edition'; readonly id: string }> {
  return isEditionId(text) ? ok(byId[text]) : fail({ kind: 'unknown-edition', id: text });
}

/** The edition of an id that is known to be one. */
export function editionOf(id: EditionId): Edition {
  return byId[id];
}

/** The name in a Host header: in lower case, without port and final dot. */
export function hostNameOf(host: string): string {
  return host.trim().toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
}

/**
 * The edition a request's Host header belongs to. `hosts` maps host names in lower case, without port, to editions;
 * the header's port, letter case and final dot are set aside. An unknown host is named, never guessed.
 */
export function editionForHost(
  host: string,
  hosts: Readonly<Record<string, EditionId>>,
): Result<Edition, { readonly kind: 'unknown-host'; readonly host: string }> {
  const isPlain = Object.hasOwn(hosts, host);
  const name = isPlain ? host : hostNameOf(host);
  const id = Object.hasOwn(hosts, name) ? hosts[name] : undefined;
  return id === undefined ? fail({ kind: 'unknown-host', host: name }) : ok(byId[id]);
}
