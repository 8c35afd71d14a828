import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { heldConsent, type SaidConsent } from './held-consent.ts';

const anySaid = fc.array(
  fc.record({
    leadId: fc.constantFrom('first', 'second', 'third'),
    purpose: fc.constantFrom('offers', 'insurer'),
    recipient: fc.constantFrom('Cotejo', 'Alerce'),
    isGiven: fc.boolean(),
  }),
  { maxLength: 12 },
);
const asked = { leadId: 'second', purpose: 'offers', recipient: 'Cotejo' } as const;
const said = (leadId: string, isGiven: boolean): SaidConsent => ({ ...asked, leadId, isGiven });

describe('what holds of a consent in a matter', () => {
  it('is given exactly where the last word of some request gives it to that recipient for that purpose', () => {
    fc.assert(
      fc.property(anySaid, (all) => {
        const isOfIt = (one: SaidConsent) => one.purpose === asked.purpose && one.recipient === asked.recipient;
        const lastOf = (leadId: string) => all.find((one) => one.leadId === leadId && isOfIt(one));
        const lasts = ['first', 'second', 'third'].map(lastOf);
        const held = heldConsent(all, asked);
        expect(held?.isGiven ?? false).toBe(lasts.some((last) => last?.isGiven));
        expect(held === null || isOfIt(held)).toBe(true);
        expect(held === null).toBe(!all.some(isOfIt));
        if (lastOf(asked.leadId)?.isGiven) expect(held?.leadId).toBe(asked.leadId);
      }),
    );
  });

  it.each([
    ['what holds by the request itself, before what holds by another', [said('first', true), said('second', true)], 1],
    ['what holds by another, where the request itself takes it back', [said('second', false), said('first', true)], 1],
    ['the last that was taken back, where it holds by none', [said('third', false), said('second', false)], 0],
    ['not what was given before it was taken back', [said('first', false), said('first', true)], 0],
  ])('tells %s', (_, all, place) => expect(heldConsent(all, asked)).toBe(all[place]));
});
