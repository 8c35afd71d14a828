import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bitsFor, suspicionsOf, type RequestSigns } from './suspicion.ts';

const usual: RequestSigns = { hasTrap: false, stamp: 'good', share: 0.05 };

it.each([
  ['a form that was filled in as usual', {}, []],
  ['a filled field that nobody sees', { hasTrap: true }, ['trap']],
  ['a form that was sent too fast', { stamp: 'fast' }, ['fast']],
  ['a form of the day before', { stamp: 'old' }, ['old']],
  ['a moment that we did not sign', { stamp: 'forged' }, ['forged']],
  ['a program that shows no form', { stamp: 'none' }, []],
  ['the same at a quarter of the allowance', { stamp: 'none', share: 0.25 }, []],
  ['the same above it', { stamp: 'none', share: 0.3 }, ['unstamped']],
  ['an address at half of its allowance', { share: 0.5 }, []],
  ['an address above it', { share: 0.55 }, ['many']],
  ['all at once', { hasTrap: true, stamp: 'fast', share: 0.55 }, ['trap', 'fast', 'many']],
] as const)('%s', (_case, signs, suspicions) => {
  expect(suspicionsOf({ ...usual, ...signs })).toEqual(suspicions);
});

it('the work doubles with each reason and with an allowance that is nearly used up, to eight times the least', () => {
  expect(bitsFor(['trap'], { share: 0.05 })).toBe(11);
  expect(bitsFor(['trap', 'fast'], { share: 0.05 })).toBe(12);
  expect(bitsFor(['many'], { share: 0.8 })).toBe(12);
  expect(bitsFor(['trap', 'fast', 'many'], { share: 1 })).toBe(14);
});

it('whoever used up more is not doubted less, nor asked for less work', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  const stamp = fc.constantFrom('good', 'none', 'fast', 'old', 'forged');
  fc.assert(
    fc.property(fc.boolean(), stamp, share, share, (hasTrap, state, one, other) => {
      const of = (used: number) => ({ hasTrap, stamp: state, share: used });
      const [less, more] = [of(Math.min(one, other)), of(Math.max(one, other))];
      const [fewer, further] = [suspicionsOf(less), suspicionsOf(more)];
      expect(further).toEqual(expect.arrayContaining([...fewer]));
      if (fewer.length > 0) expect(bitsFor(further, more)).toBeGreaterThanOrEqual(bitsFor(fewer, less));
      if (further.length > 0) expect([11, 12, 13, 14]).toContain(bitsFor(further, more));
    }),
  );
});
