import type { Profile } from '@cotejo/contract/profile';
import { editionOf } from '@cotejo/core/editions';
import { expect, it } from 'vitest';
import { forgivingStorage } from '../storage/forgiving-storage.ts';
import { refusing } from '../testing/shared-storage.ts';
import type { HandoverHost } from './adopt-server-profile.ts';
import { createProfileStore } from './profile-storage.ts';
import type { SendingPage } from './send-profile.ts';
import { takeServerProfile } from './take-server-profile.ts';

const edition = editionOf('chile');
const profile: Profile = { cotizante: [{ edad: 34 }], cargas: [], ingresodatos: true };
const ofLine = (url: string, productType: string) => ({ name: url, displayName: url, url, productType, productCount: 3 });
const comparators = [ofLine('/Comparar/Isapres', 'ISAPRE'), ofLine('/Comparar/Seguros-de-Salud', 'SEGURO')];

/** Takes over a posted profile on pages of one browser, one after the other, and answers what each sent. */
function sentOn(...paths: readonly string[]) {
  const kept = new Map<string, string>();
  const host: HandoverHost = {
    document: { cookie: '' },
    localStorage: { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) },
  };
  const store = createProfileStore(forgivingStorage(refusing));
  return paths.map((path) => {
    const sent: (SendingPage & { readonly of: Profile })[] = [];
    const send = (of: Profile, page: SendingPage) => void sent.push({ of, ...page });
    takeServerProfile(store, { edition, profile, version: 'v1', comparators, path }, { host, send });
    return sent;
  });
}

it('B4-17 a profile that was posted is sent for the comparator that shows it, once', () => {
  const told = { of: profile, country: 'chile', version: 'v1', productType: 'SEGURO' };
  expect(sentOn('/Comparar/Seguros-de-Salud', '/Comparar/Isapres')).toEqual([[told], []]);
});

it('is sent from no page but a comparator, which alone takes it', () => {
  expect(sentOn('/Isapre')).toEqual([[]]);
});
