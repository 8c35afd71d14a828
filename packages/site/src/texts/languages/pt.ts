import { cataloguesIn, type Translation } from '../translations.ts';

/** Every catalogue in Portuguese. */
export const pt = cataloguesIn(
  import.meta.glob<readonly Translation[]>('../../**/*texts-pt.ts', { eager: true, import: 'translations' }),
);
