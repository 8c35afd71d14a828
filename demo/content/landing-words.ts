import type { OrganizationKind } from '@cotejo/core/catalogue';

/** What a page says that visitors from elsewhere arrive at. */
export interface LandingWords {
  /** Part of its address, the same in every language. */
  readonly url: string;
  readonly title: string;
  readonly description: string;
  /** HTML. */
  readonly body: string;
}

/** How the page of one who sells is made in a language. */
export interface SellerWords {
  /** What each kind sells, and what its page says of it. Kinds that sell nothing have no page. */
  readonly sold: Readonly<Partial<Record<OrganizationKind, { readonly what: string; readonly says: string }>>>;
  readonly title: (what: string, name: string) => string;
  readonly description: (title: string) => string;
  readonly howTo: string;
  readonly steps: readonly string[];
  readonly invented: string;
}

/** The landings of an edition in a language beside Spanish. */
export interface ToldLandings {
  readonly pages: readonly LandingWords[];
  readonly sellers: SellerWords;
}

/** An HTML sentence that ends in the way to a comparator. */
export function compareAt(before: string, { what, url }: { readonly what: string; readonly url: string }): string {
  return `<p>${before} <a href="${url}">${what}</a>.</p>`;
}

/** An HTML list of points. */
export function listOf(points: readonly string[]): string {
  return `<ul>${points.map((point) => `<li>${point}</li>`).join('')}</ul>`;
}
