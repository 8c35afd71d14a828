import type { PageModule, PageSpec } from './page-spec.ts';

const modules = import.meta.glob<PageModule>('../features/**/*-page.tsx');

/** The module of a page, which the server has of all of them; throws for a file that is no page. */
export function moduleOf({ file }: PageSpec): () => Promise<PageModule> {
  const load = modules[file.replace('src/', '../')];
  if (!load) throw new Error(`no page has the file ${file}`);
  return load;
}
