import { createTexts } from '../texts/texts.ts';

/** Spanish texts for tests; one that is missing is an error. */
export const testTexts = createTexts({
  language: 'es',
  onMissing: (message) => {
    throw new Error(message);
  },
});
