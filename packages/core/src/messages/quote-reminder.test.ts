import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, plainDate } from '../dates/plain-date.ts';
import { isQuoteReminderDue, quoteQuietDays, quoteReminderDay, quoteReminderDays } from './quote-reminder.ts';

const asked = plainDate('2026-11-20');
const lengths = fc.integer({ min: 0, max: 60 });

describe('the reminder that a quote ends', () => {
  it('comes three days before the last one', () => {
    expect(quoteReminderDay({ askedOn: asked, expires: plainDate('2026-12-09') })).toBe('2026-12-06');
  });

  it('comes for a quote of a week and for none that ends sooner after it was asked for', () => {
    const dayOf = (length: number) => quoteReminderDay({ askedOn: asked, expires: addDays(asked, length) });
    expect([dayOf(6), dayOf(7)]).toEqual([null, '2026-11-24']);
  });

  it('is due on its days and on no other, whatever the quote', () => {
    fc.assert(
      fc.property(lengths, fc.integer({ min: -5, max: 70 }), (length, after) => {
        const quote = { askedOn: asked, expires: addDays(asked, length) };
        const isNear = after >= length - quoteReminderDays && after <= length;
        const isKnownLong = length - quoteReminderDays >= quoteQuietDays;
        expect(isQuoteReminderDue(quote, addDays(asked, after))).toBe(isNear && isKnownLong);
      }),
    );
  });
});
