import type { DemoArticle } from './article-library.ts';

/** Articles. */
export const internationalArticles: readonly DemoArticle[] = [];
