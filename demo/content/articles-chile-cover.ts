import type { DemoArticle } from './article-library.ts';

/** Articles. */
export const chileCoverArticles: readonly DemoArticle[] = [];
