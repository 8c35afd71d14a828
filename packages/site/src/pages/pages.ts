import type { PageName } from '@cotejo/contract/paths';
import { comparePages } from './compare-pages.ts';
import { contentPages } from './content-pages.ts';
import { entryPages } from './entry-pages.ts';
import { organizationPages } from './organization-pages.ts';
import type { PageSpec } from './page-spec.ts';
import { productPages } from './product-pages.ts';

/** Every page by the name of its path: the site's table of contents. */
export const pages = {
  ...comparePages,
  ...productPages,
  ...organizationPages,
  ...contentPages,
  ...entryPages,
} satisfies Record<PageName, PageSpec>;

export const notFoundPage = {
  file: 'src/features/not-found/not-found-page.tsx',
  hydrate: false,
} as const satisfies PageSpec;

/** The source paths of the pages that work with script, each once. */
export const hydratedFiles: readonly string[] = [
  ...new Set(Object.values(pages).flatMap(({ file, hydrate }) => (hydrate ? [file] : []))),
];
