import type * as Kept from './kept-pages.tsx';

/** What keeps a list as long as it was made, which few visitors need. */
export const loadKeptPages = (): Promise<typeof Kept> => import('./kept-pages.tsx');
