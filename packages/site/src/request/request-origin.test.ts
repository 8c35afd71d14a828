import { leadAttributionSchema, leadReferralSchema } from '@cotejo/contract/lead-origin';
import { expect, it } from 'vitest';
import { attributionKey, createAttributionStore, type Attribution } from '../storage/attribution-store.ts';
import { forgivingStorage } from '../storage/forgiving-storage.ts';
import { SharedStorage } from '../testing/shared-storage.ts';
import { originInCookies, takeOrigin } from './request-origin.ts';

const now = () => new Date('2026-11-20T15:00:00Z');
const long = 'a'.repeat(201);

function visit(number: number, said: object = {}): Attribution {
  const infoGA = { clientId: null, urlParameters: { utm_source: `s${number}` } };
  return { referrer: 'https://ejemplo.example/', date: new Date(number * 1000).toISOString(), infoGA, ...said };
}

function browserWith(visits: readonly Attribution[], referral?: object): SharedStorage {
  const shared = new SharedStorage();
  shared.change('QP_ATTRIBUTION', JSON.stringify(visits));
  if (referral) shared.change('QP_REFERRAL', JSON.stringify(referral));
  return shared;
}

const referral = { loggedAs: 'referral', initialDate: '11/10/2026', name: 'Paula', email: 'paula@correo.example' };

it('C4-23 C3-33 takes what the browser keeps, and clears the list by it', () => {
  const shared = browserWith([visit(1), visit(2)], referral);
  expect(takeOrigin('QP', shared.tab(), now).origin).toEqual({ referral, attribution: [visit(1), visit(2)] });
  expect(takeOrigin('QP', shared.tab(), now).origin).toEqual({ referral });
});

it('keeps the list again where the request did not go, before what came meanwhile or after it', () => {
  const shared = browserWith([visit(1), visit(2)]);
  const { putBack } = takeOrigin('QP', shared.tab(), now);
  putBack();
  expect(createAttributionStore(forgivingStorage(shared.tab())).take(attributionKey('QP'))).toEqual([visit(1), visit(2)]);
});

it('says nothing where nothing is known', () => {
  expect(takeOrigin('QP', new SharedStorage().tab(), now).origin).toEqual({});
});

it('sends nothing that a request would be refused for, however the storage was spoilt', () => {
  const spoilt = [
    visit(1, { referrer: long }),
    visit(2, { date: 'ayer' }),
    visit(3, { infoGA: { clientId: long, urlParameters: {} } }),
    visit(4, { infoGA: { clientId: null, urlParameters: { a: long } } }),
    visit(5, { infoGA: { clientId: null, urlParameters: { [long]: 'a' } } }),
    visit(6, {
      infoGA: { clientId: null, urlParameters: Object.fromEntries(Array.from({ length: 31 }, (_, index) => [`p${index}`, ''])) },
    }),
  ];
  const { origin } = takeOrigin('QP', browserWith([...spoilt, visit(7)], { ...referral, name: long }).tab(), now);
  expect(origin.attribution).toEqual([visit(7)]);
  expect(leadAttributionSchema.safeParse(origin.attribution).success).toBe(true);
  expect(leadReferralSchema.parse(origin.referral)).not.toHaveProperty('name');
});

it('C9-03 sends the newest of too many, and no more than a request has room for', () => {
  const many = Array.from({ length: 130 }, (_, index) => visit(index));
  const { attribution = [] } = takeOrigin('QP', browserWith(many).tab(), now).origin;
  expect(attribution).toEqual(many.slice(30));
  const urlParameters = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`p${index}`, 'a'.repeat(200)]));
  const big = many.map((each) => ({ ...each, infoGA: { clientId: null, urlParameters } }));
  const sent = takeOrigin('QP', browserWith(big).tab(), now).origin.attribution ?? [];
  expect(JSON.stringify(sent).length).toBeLessThan(25_000);
  expect(sent.at(-1)).toEqual(big.at(-1));
});

it('reads who sent a visitor without script from the cookie of /ref', () => {
  const cookie = encodeURIComponent(JSON.stringify({ id: 'r-7', name: 'Paula', loggedAs: 'referral', email: 'x@y.example' }));
  expect(originInCookies(`a=b; referido=${cookie}`, now())).toEqual({
    referral: { loggedAs: 'referral', initialDate: expect.stringMatching(/^11\/20\/2026$/) as string, id: 'r-7', name: 'Paula' },
  });
  expect(originInCookies('a=b; referido=%7B', now())).toEqual({});
});
