import { describe, expect, it } from 'vitest';
import { badgeOf, featuresToEnd, isOfHouse, type BadgeFacts } from './badge-state.ts';
import { advancedKeys, featureKeys, featureName } from './feature-keys.ts';

const paula = { name: 'Paula Araneda', email: 'paula@cotejo.example', typed: 'paula@cotejo.example' };
const domains = ['cotejo.example'];
const named: BadgeFacts = { referral: paula, isStaff: true, domains };

describe('the badge of internal traffic', () => {
  it('B4-68 is there for whom somebody sent, for who is of the house, for both, and for nobody else', () => {
    const shownTo = (referral: BadgeFacts['referral'], isStaff: boolean) => badgeOf({ ...named, referral, isStaff }) !== null;
    expect([shownTo(paula, true), shownTo(paula, false), shownTo(null, true), shownTo(null, false)]).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it('B2.13-02 B2.13-03 names who sent the visitor, and nobody where there is no name', () => {
    expect(badgeOf(named)?.name).toBe('Paula Araneda');
    expect(badgeOf({ ...named, referral: null })?.name).toBeNull();
    expect(badgeOf({ ...named, referral: { email: paula.email } })?.name).toBeNull();
  });

  it('B2.13-05 C6-03 has a switch for each feature, and none for who is not of the house', () => {
    expect(badgeOf(named)?.switches).toEqual(featureKeys);
    expect(badgeOf({ ...named, isStaff: false })?.switches).toEqual([]);
  });

  it.each([
    ['of the house, and typed', 'paula@cotejo.example', 'Paula@Cotejo.example ', true],
    ['of the house, and another was typed', 'paula@cotejo.example', 'diego@cotejo.example', false],
    ['of the house, from a link: nothing was typed', 'paula@cotejo.example', undefined, false],
    ['of elsewhere, and typed', 'paula@otra.example', 'paula@otra.example', false],
    ['of elsewhere, and another was typed', 'paula@otra.example', 'paula@cotejo.example', false],
    ['of a domain that only ends alike', 'paula@nocotejo.example', 'paula@nocotejo.example', false],
  ])('B4-65 shows advanced switches only for an e-mail of the house that was typed: %s', (_case, email, typed, isShown) => {
    const facts = { ...named, referral: { email, ...(typed !== undefined && { typed }) } };
    expect(isOfHouse(facts)).toBe(isShown);
    const switches = badgeOf(facts)?.switches ?? [];
    expect(advancedKeys.map((key) => switches.includes(key))).toEqual(advancedKeys.map(() => isShown));
    expect(switches.length).toBeGreaterThan(0);
  });

  it('B4-66 has every feature go off that is on while that is not so, and none while it is', () => {
    const kept = new Map([
      [featureName('figures'), 'true'],
      [featureName('kept'), 'true'],
      [featureName('codes'), 'false'],
    ]);
    const read = (name: string) => kept.get(name) ?? null;
    expect(featuresToEnd(badgeOf(named), read)).toEqual([]);
    for (const facts of [
      { ...named, referral: { email: paula.email } },
      { ...named, isStaff: false },
    ]) {
      expect(featuresToEnd(badgeOf(facts), read)).toEqual(['figures', 'kept']);
    }
    expect(featuresToEnd(null, read)).toEqual(['figures', 'kept']);
  });
});
