import { describe, expect, it } from 'vitest';
import { trafficOf } from './traffic.ts';

const of = (stored: Record<string, string>) => trafficOf((key) => stored[key] ?? null, 'QP_REFERRAL');
const paula = JSON.stringify({ initialDate: '11/22/2026', email: 'paula@cotejo.example', name: ' Paula Araneda ' });

describe('trafficOf', () => {
  it('A2.1-13 names who sent the visitor, also where the visitor is of the house', () => {
    expect(of({ QP_REFERRAL: paula })).toEqual({ referrer: 'Paula Araneda' });
    expect(of({ QP_REFERRAL: paula, 'internal-traffic': 'true' })).toEqual({ referrer: 'Paula Araneda' });
  });

  it.each(['internal-traffic', 'qp-internal-traffic'])('A2.1-13 knows a visitor of the house by %s', (key) => {
    expect(of({ [key]: 'true' })).toBe('internal');
    expect(of({ [key]: 'false' })).toBeNull();
  });

  it.each(['', '{', 'null', '"Paula"', '{"name":7}', '{"name":" "}'])('knows nothing from what is no referral: %s', (text) => {
    expect(of({ QP_REFERRAL: text })).toBeNull();
  });
});
