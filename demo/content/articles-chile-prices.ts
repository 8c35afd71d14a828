import type { DemoArticle } from './article-library.ts';

/** Articles. */
export const chilePriceArticles: readonly DemoArticle[] = [];
