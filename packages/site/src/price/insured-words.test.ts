import { editionOf } from '@cotejo/core/editions';
import { expect, it } from 'vitest';
import { testTexts } from '../testing/test-texts.ts';
import { insurableText, priceForText } from './insured-words.ts';
import { priceTexts } from './texts.ts';

const t = testTexts.of(priceTexts);

it.each([
  ['pets', '3 mascotas', '2 de 3 mascotas de tu grupo se pueden asegurar aquí.'],
  ['people', '3 personas', '2 de 3 personas de tu grupo se pueden asegurar aquí.'],
] as const)('B9-44 what is for %s speaks of %s', (insures, three, some) => {
  const total = { profilesWithPrice: 3, profilesEvaluated: 3, arePricesDefined: true };
  const profilePrice = { total, perPerson: null };
  expect(priceForText({ insures, profilePrice }, { edition: editionOf('chile'), t })).toBe(three);
  expect(insurableText({ total: { ...total, profilesWithPrice: 2 } }, insures, t)).toBe(some);
});
