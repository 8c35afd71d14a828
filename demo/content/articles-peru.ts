import type { DemoArticle } from './article-library.ts';

/** Articles. */
export const peruArticles: readonly DemoArticle[] = [];
