import { expect, it } from 'vitest';
import { restrictionCategories, searchPlanSchema } from './isapre-plan.ts';

it('C3-58 hidden restrictions are six, by the numbers and in the order of the specification', () => {
  expect(restrictionCategories.map((name, index) => `${index + 1} ${name}`)).toEqual([
    '1 birth',
    '2 psychiatry',
    '3 bariatric',
    '4 refractive',
    '5 other',
    '6 none',
  ]);
  const { restricciones } = searchPlanSchema.shape;
  expect(restricciones.safeParse(['birth', 'none']).success).toBe(true);
  for (const bad of [['dental'], ['Birth'], [1]]) expect(restricciones.safeParse(bad).success).toBe(false);
});
