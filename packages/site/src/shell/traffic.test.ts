import { describe, expect, it } from 'vitest';
import { seesMissingTexts, trafficOf } from './traffic.ts';

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

it('B8-30 marks missing texts for who is of the house alone, on pages that can lack one', () => {
  const [ofTheHouse, anybody] = [(key: string) => (key === 'internal-traffic' ? 'true' : null), () => null];
  const seeing = ['en', 'pt-BR', 'es', 'es-CL'].filter((language) => seesMissingTexts(language, ofTheHouse));
  expect(seeing).toEqual(['en', 'pt-BR']);
  expect(seesMissingTexts('en', anybody)).toBe(false);
});
