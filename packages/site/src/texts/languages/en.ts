import { cataloguesIn, type Translation } from '../translations.ts';

/** Every catalogue in English. */
export const en = cataloguesIn(
  import.meta.glob<readonly Translation[]>('../../**/*texts-en.ts', { eager: true, import: 'translations' }),
);
