import { describe, expect, it } from 'vitest';
import { internalKeys, isInternal, seesMissingTexts } from './internal-traffic.ts';

const keeping = (stored: Record<string, string>) => (key: string) => stored[key] ?? null;

describe('isInternal', () => {
  it('B9-51 is told by either of two keys', () => {
    expect(internalKeys).toEqual(['internal-traffic', 'qp-internal-traffic']);
    expect(isInternal(keeping({ 'internal-traffic': 'true' }))).toBe(true);
    expect(isInternal(keeping({ 'qp-internal-traffic': '1' }))).toBe(true);
  });

  it.each(['false', '0', ''])('is not told by a flag that is kept as %s, nor by another key', (value) => {
    expect(isInternal(keeping({ 'internal-traffic': value, 'qp-internal-traffic': value, internal: 'true' }))).toBe(false);
  });
});

it('B8-30 marks missing texts for who is of the house alone, on pages that can lack one', () => {
  const ofTheHouse = keeping({ 'internal-traffic': 'true' });
  const seeing = ['en', 'pt-BR', 'es', 'es-CL'].filter((language) => seesMissingTexts(language, ofTheHouse));
  expect(seeing).toEqual(['en', 'pt-BR']);
  expect(seesMissingTexts('en', keeping({}))).toBe(false);
});
