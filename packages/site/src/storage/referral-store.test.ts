import { describe, expect, it, vi } from 'vitest';
import { refusing, SharedStorage } from '../testing/shared-storage.ts';
import { forgivingStorage, type StorageHost } from './forgiving-storage.ts';
import { referralKey } from './referral-key.ts';
import { createReferralStore, type Referral } from './referral-store.ts';

const key = referralKey('QP');
const start = new Date(2026, 10, 22, 12);
const paula = { id: 'paula-araneda', name: 'Paula Araneda', email: 'paula@cotejo.example', ejecutivo: null };
const kept: Referral = { loggedAs: 'referral', initialDate: '11/22/2026', name: 'Paula Araneda' };

/** A store whose clock stands so many days after the start. */
function storeOn(host: StorageHost, days = 0) {
  return createReferralStore(forgivingStorage(host), () => new Date(2026, 10, 22 + days, 12));
}

function readLater(days: number, referral: unknown) {
  const shared = new SharedStorage();
  shared.change(key, typeof referral === 'string' ? referral : JSON.stringify(referral));
  return { read: storeOn(shared.tab(), days).read(key), left: shared.items.get(key) ?? null };
}

describe('the referral kept in the browser', () => {
  it('B3-40 C3-33 C3-34 C1-08 has e-mail, name, how it came and its day, and is there after a reload', () => {
    const shared = new SharedStorage();
    expect(storeOn(shared.tab()).write(key, paula)).toBe(true);
    const stored = { loggedAs: 'referral', initialDate: '11/22/2026', id: paula.id, name: paula.name, email: paula.email };
    expect(JSON.parse(shared.items.get('QP_REFERRAL') ?? '')).toEqual(stored);
    expect(storeOn(shared.tab()).read(key)).toEqual(stored);
  });

  it('C3-33 may have an executive, or nothing but its day', () => {
    const shared = new SharedStorage();
    const store = storeOn(shared.tab());
    store.write(key, { ejecutivo: '17' });
    expect(store.read(key)).toEqual({ loggedAs: 'referral', initialDate: '11/22/2026', ejecutivo: '17' });
    store.write(key, {});
    expect(store.read(key)).toEqual({ loggedAs: 'referral', initialDate: '11/22/2026' });
  });

  it('C4-01 C9-01 stays for 30 days, and is removed on the day after', () => {
    expect(readLater(30, kept)).toEqual({ read: kept, left: JSON.stringify(kept) });
    expect(readLater(31, kept)).toEqual({ read: null, left: null });
  });

  it('C4-02 stays whatever its age where it has an executive', () => {
    const cared = { ...kept, ejecutivo: '17' };
    expect([31, 4000].map((days) => readLater(days, cared).read)).toEqual([cared, cared]);
    expect(readLater(31, { ...kept, ejecutivo: ' ' }).read).toBeNull();
  });

  it('begins again when the visitor is sent again', () => {
    const shared = new SharedStorage();
    storeOn(shared.tab()).write(key, paula);
    storeOn(shared.tab(), 20).write(key, paula);
    expect(storeOn(shared.tab(), 50).read(key)?.initialDate).toBe('12/12/2026');
  });

  it.each([
    ['no day', { name: 'Paula Araneda' }],
    ['no day that exists', { ...kept, initialDate: '22/11/2026' }],
    ['a day to come', { ...kept, initialDate: '1/1/2999' }],
  ])('with %s counts from when it is first read', (_what, referral) => {
    const { read, left } = readLater(0, referral);
    expect(read).toEqual(kept);
    expect(JSON.parse(left ?? '')).toEqual(kept);
  });

  it.each(['', '{', 'null', '7', '"Paula"', '[{"name":"Paula"}]'])('is none, and is removed, where it is spoilt: %s', (text) =>
    expect(readLater(0, text)).toEqual({ read: null, left: null }),
  );

  it('takes nothing but texts from what somebody else wrote', () => {
    const { read } = readLater(0, { ...kept, name: { html: '<b>' }, email: 7, ejecutivo: [1], id: ' x ', admin: true });
    expect(read).toEqual({ loggedAs: 'referral', initialDate: '11/22/2026', id: 'x' });
  });

  it('gives the same object until something changes, as React asks of a snapshot', () => {
    const store = storeOn(new SharedStorage().tab());
    store.write(key, paula);
    expect(store.read(key)).toBe(store.read(key));
    const before = store.read(key);
    store.write(key, { name: 'Otra' });
    expect(store.read(key)).not.toBe(before);
  });

  it('is over in a page that stays open as well', () => {
    let now = start;
    const store = createReferralStore(forgivingStorage(new SharedStorage().tab()), () => now);
    store.write(key, paula);
    expect(store.read(key)).not.toBeNull();
    now = new Date(2026, 11, 23, 12);
    expect(store.read(key)).toBeNull();
  });

  it.each([
    ['in private mode', refusing],
    ['where storage is full', new SharedStorage(10).tab()],
  ])('lasts for the page %s', (_where, host) => {
    const store = storeOn(host);
    expect(store.write(key, paula)).toBe(false);
    expect(store.read(key)?.name).toBe(paula.name);
    store.remove(key);
    expect(store.read(key)).toBeNull();
  });

  it('is in step over tabs', () => {
    const shared = new SharedStorage();
    const [here, there] = [storeOn(shared.tab()), storeOn(shared.tab())];
    const heard = vi.fn<() => void>();
    here.subscribe(heard);
    there.write(key, paula);
    expect(heard).toHaveBeenCalledTimes(1);
    expect(here.read(key)?.name).toBe(paula.name);
    there.remove(key);
    expect([heard.mock.calls.length, here.read(key)]).toEqual([2, null]);
  });
});
