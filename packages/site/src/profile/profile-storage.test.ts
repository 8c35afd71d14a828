import { exampleProfile } from '@cotejo/contract/example-profile';
import type { Profile } from '@cotejo/contract/profile';
import { editionOf } from '@cotejo/core/editions';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { lineFor } from '../testing/lines.ts';
import { refusing, SharedStorage } from '../testing/shared-storage.ts';
import { forgivingStorage } from '../storage/forgiving-storage.ts';
import { profileKey } from './profile-keys.ts';
import { createProfileStore, type ProfileStore } from './profile-storage.ts';

const chile = editionOf('chile');
const isapre = lineFor(chile, undefined, { productType: 'isapre' });
const seguro = lineFor(chile, undefined, { productType: 'seguro' });
const key = 'QP_PROFILE_isapre_V1.7';
const profile: Profile = { ...exampleProfile(chile), ingresodatos: true };

let shared: SharedStorage;
beforeEach(() => {
  shared = new SharedStorage();
});

function openStore(): ProfileStore {
  return createProfileStore(forgivingStorage(shared.tab()));
}

describe('profile store', () => {
  it('keeps the profile under the key of brand, product type and version', () => {
    openStore().write(chile, 'isapre', profile);
    expect(profileKey(chile, 'isapre')).toBe(key);
    expect(JSON.parse(shared.items.get(key) ?? '')).toEqual(profile);
    expect(openStore().read(chile, isapre)).toEqual(profile);
  });

  it('keeps with a profile what was known of its people and no form of the line asks', () => {
    const store = openStore();
    store.write(chile, 'isapre', { ...profile, cotizante: [{ edad: 34, epsActual: 'EPS010' }] });
    store.write(chile, 'isapre', { ...profile, cotizante: [{ edad: 35 }] });
    expect(store.read(chile, isapre)?.cotizante).toEqual([{ edad: 35, epsActual: 'EPS010' }]);
  });

  it.each([
    ['in private mode', () => refusing],
    ['where storage is full', () => new SharedStorage(20).tab()],
  ])('says %s that a profile is not kept', (_where, host) => {
    const store = createProfileStore(forgivingStorage(host()));
    expect(store.write(chile, 'isapre', profile)).toBe(false);
    expect(store.read(chile, isapre)).toEqual(profile);
    expect(openStore().write(chile, 'isapre', profile)).toBe(true);
  });

  it('gives the same object until something changes, as React asks of a snapshot', () => {
    const store = openStore();
    store.write(chile, 'isapre', profile);
    expect(store.read(chile, isapre)).toBe(store.read(chile, isapre));
  });

  it('C4-45 a changed payroll is told to all who show it, in this tab and in others', () => {
    const [store, other] = [openStore(), openStore()];
    const sctr = lineFor(chile, ['employees', 'payroll'], { productType: 'SCTR' });
    const heard = { here: 0, there: 0 };
    store.subscribe(() => (heard.here += 1));
    other.subscribe(() => (heard.there += 1));
    store.write(chile, 'SCTR', { ...profile, cantidadempleados: 30, ingreso: 90_000 });
    expect(heard).toEqual({ here: 1, there: 1 });
    expect([store, other].map((one) => one.read(chile, sctr)?.ingreso)).toEqual([90_000, 90_000]);
  });

  it('never keeps an example', () => {
    openStore().write(chile, 'isapre', exampleProfile(chile));
    expect(shared.items.size).toBe(0);
  });

  it('ignores corrupted text and text of another shape', () => {
    const store = openStore();
    shared.items.set(key, '{"cotizante":[');
    expect(store.read(chile, isapre)).toBeNull();
    shared.items.set(key, '{"cotizante":[{"edad":"treinta"}]}');
    expect(store.read(chile, isapre)).toBeNull();
  });

  it('brings what older versions kept, before it is first read', async () => {
    shared.items.set('QP_PROFILE_isapre_V1.6', JSON.stringify(profile));
    const store = openStore();
    await store.adoptOlder(chile);
    expect(store.read(chile, isapre)).toEqual(profile);
    expect([...shared.items.keys()]).toEqual([key]);
  });

  it('lasts for the visit where the browser refuses storage', () => {
    const store = createProfileStore(forgivingStorage(refusing));
    store.write(chile, 'isapre', profile);
    expect(store.read(chile, isapre)).toEqual(profile);
    store.remove(chile, 'isapre');
    expect(store.read(chile, isapre)).toBeNull();
  });

  it('tells its listeners of a change here and in another tab, until they stop', () => {
    const store = openStore();
    const listener = vi.fn<() => void>();
    const stop = store.subscribe(listener);
    store.write(chile, 'isapre', profile);
    shared.change(key, null);
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    store.write(chile, 'isapre', profile);
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

describe('a line without a profile of its own', () => {
  it('shows the family entered for another one, until it has its own', () => {
    const store = openStore();
    expect(store.read(chile, seguro)).toBeNull();
    store.write(chile, 'isapre', profile);
    expect(store.read(chile, seguro)).toEqual(profile);
    const own: Profile = { ...profile, cotizante: [{ edad: 61 }] };
    store.write(chile, 'seguro', own);
    expect(store.read(chile, seguro)).toEqual(own);
    expect(store.read(chile, isapre)).toEqual(profile);
  });

  it('does not take a family of another brand', () => {
    const store = openStore();
    store.write(chile, 'isapre', profile);
    expect(store.read(editionOf('colombia'), isapre)).toBeNull();
  });

  it('shows its example where the other one does not say what it asks', () => {
    const store = openStore();
    const pets = lineFor(chile, ['pets'], { productType: 'SEGURO_MASCOTAS' });
    const pet = { especie: 'Perro', edad: 3, parentesco: 'Mascota' } as const;
    store.write(chile, 'isapre', profile);
    expect(store.read(chile, pets)).toBeNull();
    const own: Profile = { ...profile, cotizante: [], mascotas: [pet] };
    store.write(chile, 'SEGURO_MASCOTAS', own);
    expect(store.read(chile, pets)).toEqual(own);
    expect(store.read(chile, seguro)).toEqual(profile);
  });
});
