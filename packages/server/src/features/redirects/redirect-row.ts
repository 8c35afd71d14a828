import type { PageName, PathParams } from '@cotejo/contract/paths';
import type { OrganizationKind } from '@cotejo/core/catalogue';
import type { ResolverName } from './resolvers.ts';

/** Where a row leads. Values of a page may name what stood in the old path: ':clinic'. */
export type RedirectTarget =
  | {
      readonly kind: 'page';
      readonly page: PageName;
      readonly values: Readonly<Record<string, string>>;
      readonly search?: string;
    }
  | { readonly kind: 'main-comparator' }
  /** An article of the blog; the blog while it is not published. */
  | { readonly kind: 'article'; readonly slug: string }
  | { readonly kind: 'resolver'; readonly resolver: ResolverName };

/** An old path and what took its place. */
export interface RedirectRow {
  /** A pattern as of pages, letter case kept; '{brand}' stands for the edition's. */
  readonly from: string;
  /** The first that the edition's catalogue has: a comparator it lacks is passed over, and so is a row without any. */
  readonly to: readonly [RedirectTarget, ...RedirectTarget[]];
  /** Why the row is there; a bad row is named by it. */
  readonly note: string;
  /** The row holds only where such organisations sell. */
  readonly needs?: OrganizationKind;
}

type ValuesOf<Name extends PageName> = Omit<PathParams<Name>, 'brand'>;

/** A page as target; the brand in its path is the edition's. */
export function page<Name extends PageName>(name: Name, values: ValuesOf<Name>, search?: string): RedirectTarget {
  const texts = Object.entries(values).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value] as const] : []));
  return { kind: 'page', page: name, values: Object.fromEntries(texts), ...(search === undefined ? {} : { search }) };
}
