import { addDays, plainDate } from '@cotejo/core/dates';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { occasionOf, offeredProductOf } from './offer-occasion.ts';

describe('the occasion of an offer', () => {
  it('is of one product on one day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), fc.nat(3000), (productId, days) => {
        const day = addDays(plainDate('2026-11-20'), days);
        expect(offeredProductOf(occasionOf(productId, day))).toBe(productId);
        expect(occasionOf(productId, day)).not.toBe(occasionOf(productId, addDays(day, 7)));
      }),
    );
  });

  it.each([null, '', '5305', '2026-12-02 plan', '2026-12-02 plan -1', '2026-12-02 gone'])(
    'is none where it says %s',
    (occasion) => {
      expect(offeredProductOf(occasion)).toBeNull();
    },
  );
});
