import { describe, expect, it } from 'vitest';
import { forgivingStorage, type StorageHost } from '../storage/forgiving-storage.ts';
import { createReferralStore } from '../storage/referral-store.ts';
import { refusing, SharedStorage } from '../testing/shared-storage.ts';
import { mayTellTraffic } from './note-traffic.ts';
import { referralIn } from './referral-cookie.ts';
import { keepReferral, trafficOf } from './traffic.ts';

const key = 'QP_REFERRAL';
const paula = JSON.stringify({ initialDate: '11/22/2026', email: 'paula@cotejo.example', name: ' Paula Araneda ' });
const storeOn = (host: StorageHost) => createReferralStore(forgivingStorage(host), () => new Date(2026, 10, 25));

function told(stored: Record<string, string>) {
  const shared = new SharedStorage();
  for (const [name, value] of Object.entries(stored)) shared.change(name, value);
  return trafficOf(storeOn(shared.tab()), key, (name) => shared.items.get(name) ?? null);
}

describe('what is told of where the visitor comes from', () => {
  it('A2.1-13 names who sent the visitor, also where the visitor is of the house', () => {
    expect(told({ [key]: paula })).toEqual({ referrer: 'Paula Araneda' });
    expect(told({ [key]: paula, 'internal-traffic': 'true' })).toEqual({ referrer: 'Paula Araneda' });
  });

  it.each(['internal-traffic', 'qp-internal-traffic'])('A2.1-13 knows a visitor of the house by %s', (flag) => {
    expect(told({ [flag]: 'true' })).toBe('internal');
    expect(told({ [flag]: 'false' })).toBeNull();
  });

  it.each(['', '{', 'null', '"Paula"', '{"name":7}', '{"name":" "}'])('is nothing where there is no referral: %s', (text) => {
    expect(told({ [key]: text })).toBeNull();
  });

  it('C4-01 names nobody once the referral is over', () => {
    expect(told({ [key]: JSON.stringify({ initialDate: '10/26/2026', name: 'Paula' }) })).toEqual({ referrer: 'Paula' });
    expect(told({ [key]: JSON.stringify({ initialDate: '10/25/2026', name: 'Paula' }) })).toBeNull();
  });

  it('is looked for where a cookie or a key says that there may be something', () => {
    const looks = (cookies: string, stored: Record<string, string> = {}) =>
      mayTellTraffic(cookies, [key, 'internal-traffic'], (name) => stored[name] ?? null);
    expect([looks('perfil=x; referido=y'), looks('', { [key]: paula }), looks('', { 'internal-traffic': 'true' })]).toEqual([
      true,
      true,
      true,
    ]);
    expect([looks('perfil=x'), looks('', { other: 'true' })]).toEqual([false, false]);
  });
});

describe('the cookie of who sent the visitor', () => {
  it('is read among others, as it was written', () => {
    const value = encodeURIComponent('{"name":"Paula; Araneda"}');
    expect(referralIn(`perfil=x; referido=${value}; otra=1`)).toBe('{"name":"Paula; Araneda"}');
  });

  it.each(['', 'perfil=x', 'referido=', 'noreferido=x', 'referido=%E0%A4%A'])('is none in: %s', (cookies) => {
    expect(referralIn(cookies)).toBeNull();
  });

  const sent = `referido=${encodeURIComponent('{"id":"paula","name":"Paula","ejecutivo":null,"loggedAs":"referral"}')}`;
  /** What is kept, and what a page writes to its cookies. */
  function moved(cookie: string, host: StorageHost) {
    const pages = { cookie };
    const store = storeOn(host);
    keepReferral(store, key, pages);
    return { read: store.read(key), cookie: pages.cookie };
  }

  it('C3-33 B3-40 moves to what the browser keeps, from today on, and is removed', () => {
    expect(moved(sent, new SharedStorage().tab())).toEqual({
      read: { loggedAs: 'referral', initialDate: '11/25/2026', id: 'paula', name: 'Paula' },
      cookie: 'referido=; Path=/; Max-Age=0; SameSite=Lax',
    });
  });

  it('stays where nothing can be kept, and the page knows it all the same', () => {
    expect(moved(sent, refusing)).toMatchObject({ read: { name: 'Paula' }, cookie: sent });
    expect(moved(sent, new SharedStorage(5).tab())).toMatchObject({ read: { name: 'Paula' }, cookie: sent });
  });

  it.each(['otra=1', 'referido=7', 'referido=%7B'])('leaves what it cannot use alone: %s', (cookie) => {
    expect(moved(cookie, new SharedStorage().tab())).toEqual({ read: null, cookie });
  });
});
