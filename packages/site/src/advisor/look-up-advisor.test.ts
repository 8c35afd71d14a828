import type { Transport } from '@cotejo/contract/client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepReferral } from '../shell/traffic.ts';
import { forgivingStorage } from '../storage/forgiving-storage.ts';
import { createReferralStore, type ReferralStore } from '../storage/referral-store.ts';
import { refusing, SharedStorage } from '../testing/shared-storage.ts';
import { lookUpAdvisor } from './look-up-advisor.ts';
import { portalAddress } from './portal-address.ts';

const key = 'QP_REFERRAL';
const day = () => new Date(2026, 10, 22, 12);
const paula = {
  id: 'paula-araneda',
  name: 'Paula Araneda',
  email: 'paula@cotejo.example',
  ejecutivo: null,
  loggedAs: 'referral',
};

const answering =
  (status: number, body: unknown): Transport =>
  async () => ({ status, retryAfter: null, text: JSON.stringify(body) });

const problem = (status: number) => answering(status, { type: 'about:blank', title: 'No', status, requestId: 'test' });
const unreachable: Transport = () => Promise.reject(new TypeError('Failed to fetch'));

let shared: SharedStorage;
beforeEach(() => {
  shared = new SharedStorage();
});

function lookUp(transport: Transport, host = shared.tab()) {
  const store = createReferralStore(forgivingStorage(host), day);
  return lookUpAdvisor(paula.email, { transport, headers: {}, key, store });
}

describe('the look-up of an adviser', () => {
  it('B4-58 B4-59 keeps who was found as who sent the visitor, with the name and what was typed', async () => {
    expect(await lookUp(answering(200, { data: paula }))).toEqual({
      kind: 'found',
      name: 'Paula Araneda',
      isForGood: false,
      isKept: true,
    });
    const { ejecutivo: _, ...kept } = paula;
    expect(JSON.parse(shared.items.get(key) ?? '')).toEqual({
      ...kept,
      loggedAs: 'referral',
      initialDate: '11/22/2026',
      typed: paula.email,
    });
  });

  it('says that an executive is kept for good, and that a browser keeps nothing', async () => {
    const cared = answering(200, { data: { ...paula, ejecutivo: '17' } });
    expect(await lookUp(cared)).toMatchObject({ kind: 'found', isForGood: true });
    expect(
      await lookUpAdvisor(paula.email, {
        transport: cared,
        headers: {},
        key,
        store: createReferralStore(forgivingStorage(refusing), day),
      }),
    ).toMatchObject({ isKept: false });
  });

  it('B4-61 of nobody keeps nobody, and is no failure', async () => {
    const logged = vi.spyOn(console, 'error');
    shared.items.set(key, JSON.stringify(paula));
    expect(await lookUp(problem(404))).toEqual({ kind: 'missing' });
    expect([shared.items.has(key), logged.mock.calls]).toEqual([false, []]);
  });

  it.each([
    ['a server that fails', problem(500)],
    ['an address that is none', problem(400)],
    ['no connection', unreachable],
  ])('B4-62 B8-27 B8-28 with %s keeps nobody, and is logged as an error', async (_what, transport) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    shared.items.set(key, JSON.stringify(paula));
    expect(await lookUp(transport)).toEqual({ kind: 'missing' });
    expect(shared.items.has(key)).toBe(false);
    expect(logged).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(logged.mock.calls)).not.toContain(paula.email);
    logged.mockRestore();
  });

  /** What a browser keeps once somebody was looked up and something became of that. */
  async function keptAfter(become: (store: ReferralStore) => unknown, days = 0): Promise<string> {
    await lookUp(answering(200, { data: paula }));
    expect([...shared.items.values()].join('')).toContain(`"typed":"${paula.email}"`);
    become(createReferralStore(forgivingStorage(shared.tab()), () => new Date(2026, 10, 22 + days, 12)));
    return [...shared.items.values()].join('');
  }

  it.each([
    ['it is over', (store: ReferralStore) => store.read(key), 31],
    ['it is taken away', (store: ReferralStore) => store.remove(key), 0],
    [
      'a link names another',
      (store: ReferralStore) => keepReferral(store, key, { cookie: `referido=${encodeURIComponent('{"name":"Diego"}')}` }),
      0,
    ],
  ])('leaves nothing of what was typed once %s', async (_when, become, days) => {
    expect(await keptAfter(become, days)).not.toContain(paula.email);
  });
});

it.each([
  ['peru', 'https://pe.example/portal-clientes'],
  ['colombia', 'https://co.example/portal-clientes'],
  ['international', 'https://in.example/portal-clientes'],
  ['chile', 'https://cl.example/portal-clientes'],
  ['brasil', 'https://cl.example/portal-clientes'],
])('B2.12-13 B9-58 the portal of %s is at %s', (edition, address) => {
  const urls = {
    chile: 'https://cl.example',
    peru: 'https://pe.example',
    colombia: 'https://co.example',
    international: 'https://in.example',
  };
  expect(portalAddress(edition, urls)).toBe(address);
});
