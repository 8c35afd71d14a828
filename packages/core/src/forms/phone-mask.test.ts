import fc from 'fast-check';
import all from 'libphonenumber-js/metadata.min.json';
import { expect, it } from 'vitest';
import { nearPhoneWays } from './near-phone-ways.ts';
import { maskPhone, phoneWaysAtHand, phoneWaysFor } from './phone-mask.ts';
import { chileanSetting } from './testing/sample-form.ts';

function shown(text: string, prefix: string): string {
  return maskPhone({ text, caret: text.length }, { prefix, ways: phoneWaysAtHand, setting: chileanSetting }).text;
}

it('writes a number as its country does, beside its prefix or with its own', () => {
  expect(shown('987654321', '+56')).toBe('9 8765 4321');
  expect(shown('+56987654321', '')).toBe('+56 9 8765 4321');
  expect(shown('+51912345678', '+56')).toBe('+51 912 345 678');
  expect(shown('3001234567', '+57')).toBe('300 1234567');
  expect(shown('3055550123', '+1')).toBe('305 555 0123');
});

it('leaves what its country gives to nobody as it was typed', () => {
  expect(shown('9 1234 5678', '+56')).toBe('9 1234 5678');
  expect(shown('987654321', '')).toBe('987654321');
});

it('loads the ways of a country that is far, and none for one that is near', async () => {
  expect(await phoneWaysFor('987654321', '+56')).toBe(phoneWaysAtHand);
  const ways = await phoneWaysFor('1512345678', '+49');
  expect(ways).not.toBe(phoneWaysAtHand);
  const typed = { text: '15123456789', caret: 11 };
  expect(maskPhone(typed, { prefix: '+49', ways, setting: chileanSetting }).text).toBe('1512 3456789');
});

it('the part that is at hand is the same as in the whole table', () => {
  expect(nearPhoneWays.version).toBe(all.version);
  for (const [country, way] of Object.entries(nearPhoneWays.countries)) {
    expect(Object.entries(all.countries).find(([code]) => code === country)?.[1]).toEqual(way);
  }
});

it('masked twice it is the same, and digits stay as they are', () => {
  const typed = fc.string({ unit: fc.constantFrom(...'0123456789 -+()'.split('')), maxLength: 18 });
  fc.assert(
    fc.property(typed, fc.constantFrom('+56', '+51', '+57', '+1', '', '+49'), (text, prefix) => {
      const once = shown(text, prefix);
      expect(shown(once, prefix)).toBe(once);
      expect(once.replace(/\D/g, '')).toBe(text.replace(/\D/g, ''));
    }),
  );
});
