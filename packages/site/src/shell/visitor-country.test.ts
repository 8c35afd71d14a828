import { describe, expect, it } from 'vitest';
import { offeredCountry } from './offered-country.ts';
import { countryIn } from './visitor-country.ts';

const day = 24 * 3_600_000;
const now = Date.parse('2026-11-22T12:00:00Z');
const fromPeru = { country: 'PE', abroad: ['PE', 'CO'], stayedAt: null, now };

describe('countryIn', () => {
  it('B7-27 is what the trace tells', () => {
    expect(countryIn('h=localhost\nts=1\nvisit_scheme=http\nloc=PE\n')).toBe('PE');
  });

  it.each(['', 'loc=XX', 'loc=T1', 'loc=', 'loc=Perú', 'alloc=PE', '<html>loc=PE</html>'])('B7-26 is nothing in: %s', (text) =>
    expect(countryIn(text)).toBeNull(),
  );
});

describe('offeredCountry', () => {
  it('is where the visitor is, when another edition is that country’s', () => {
    expect(offeredCountry(fromPeru)).toBe('PE');
    expect(offeredCountry({ ...fromPeru, country: 'CL' })).toBeNull();
    expect(offeredCountry({ ...fromPeru, country: 'FR' })).toBeNull();
    expect(offeredCountry({ ...fromPeru, country: null })).toBeNull();
  });

  it('is none for 90 days after the visitor chose to stay', () => {
    expect(offeredCountry({ ...fromPeru, stayedAt: String(now - 89 * day) })).toBeNull();
    expect(offeredCountry({ ...fromPeru, stayedAt: String(now - 91 * day) })).toBe('PE');
    expect(offeredCountry({ ...fromPeru, stayedAt: 'nothing' })).toBe('PE');
  });
});
