import type { DemoArticle } from './article-library.ts';

/** Articles. */
export const colombiaArticles: readonly DemoArticle[] = [];
