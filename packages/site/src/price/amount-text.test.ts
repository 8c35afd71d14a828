import { editionOf } from '@cotejo/core/editions';
import { expect, it } from 'vitest';
import { limitText } from './amount-text.ts';

it('a limit of cover has decimals only where they say something', () => {
  const inPeru = (value: number) => limitText({ value, unit: { code: 'PEN' } }, editionOf('peru'));
  expect(inPeru(5_000_000)).toBe('S/ 5,000,000');
  expect(inPeru(1_250.5)).toBe('S/ 1,250.50');
  expect(limitText({ value: 6_000, unit: { code: 'UF' } }, editionOf('chile'))).toBe('UF 6.000');
});
