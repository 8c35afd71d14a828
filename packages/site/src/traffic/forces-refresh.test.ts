import { describe, expect, it } from 'vitest';
import { internalKeys, isInternal } from '../shell/internal-traffic.ts';
import { featureName } from './feature-keys.ts';
import { asksAnew } from './forces-refresh.ts';

const keeping = (kept: Record<string, string>) => (name: string) => kept[name] ?? null;

describe('whether calls ask past what is kept', () => {
  it.each(internalKeys)('C6-02 they do for who is of the house, as the rest of the site knows it: %s', (flag) => {
    for (const value of ['true', '1', 'x', '00', 'falso', '', '0', 'false']) {
      const read = keeping({ [flag]: value });
      expect([value, asksAnew(read)]).toEqual([value, isInternal(read)]);
    }
    expect(asksAnew(keeping({ [flag]: 'true' }))).toBe(true);
    expect(asksAnew(keeping({}))).toBe(false);
  });

  it('they do not while kept answers are switched on', () => {
    const name = featureName('kept');
    expect(asksAnew(keeping({ 'internal-traffic': 'true', [name]: 'true' }))).toBe(false);
    expect(asksAnew(keeping({ 'internal-traffic': 'true', [name]: 'false' }))).toBe(true);
  });
});
