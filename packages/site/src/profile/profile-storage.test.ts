import { exampleProfile } from '@cotejo/contract/household-of-profile';
import type { Profile } from '@cotejo/contract/profile';
import { editionOf } from '@cotejo/core/editions';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { lineFor } from '../testing/lines.ts';
import { createProfileStore, profileKey, type StorageHost } from './profile-storage.ts';

const chile = editionOf('chile');
const isapre = lineFor(chile, undefined, { productType: 'isapre' });
const seguro = lineFor(chile, undefined, { productType: 'seguro' });
const key = 'QP_PROFILE_isapre_V1.7';
const profile: Profile = { ...exampleProfile(chile), ingresodatos: true };

/** A browser's storage as two tabs share it. */
class SharedStorage implements Storage {
  [name: string]: unknown;
  readonly #items = new Map<string, string>();
  get length(): number {
    return this.#items.size;
  }
  key(index: number): string | null {
    return [...this.#items.keys()][index] ?? null;
  }
  getItem(name: string): string | null {
    return this.#items.get(name) ?? null;
  }
  setItem(name: string, value: string): void {
    this.#items.set(name, value);
  }
  removeItem(name: string): void {
    this.#items.delete(name);
  }
  clear(): void {
    this.#items.clear();
  }
}

class Tab implements StorageHost {
  readonly listeners: ((event: { key: string | null }) => void)[] = [];
  readonly localStorage: Storage;
  constructor(storage: Storage) {
    this.localStorage = storage;
  }
  addEventListener(_type: 'storage', listener: (event: { key: string | null }) => void): void {
    this.listeners.push(listener);
  }
}

let storage: SharedStorage;
beforeEach(() => {
  storage = new SharedStorage();
});

describe('profile store', () => {
  it('keeps the profile under the key of brand, product type and version', () => {
    createProfileStore(new Tab(storage)).write(chile, 'isapre', profile);
    expect(profileKey(chile, 'isapre')).toBe(key);
    expect(JSON.parse(storage.getItem(key) ?? '')).toEqual(profile);
    expect(createProfileStore(new Tab(storage)).read(chile, isapre)).toEqual(profile);
  });

  it('gives the same object until something changes, as React asks of a snapshot', () => {
    const store = createProfileStore(new Tab(storage));
    store.write(chile, 'isapre', profile);
    expect(store.read(chile, isapre)).toBe(store.read(chile, isapre));
  });

  it('never keeps an example', () => {
    createProfileStore(new Tab(storage)).write(chile, 'isapre', exampleProfile(chile));
    expect(storage.length).toBe(0);
  });

  it('ignores corrupted text and text of another shape', () => {
    const store = createProfileStore(new Tab(storage));
    storage.setItem(key, '{"cotizante":[');
    expect(store.read(chile, isapre)).toBeNull();
    storage.setItem(key, '{"cotizante":[{"edad":"treinta"}]}');
    expect(store.read(chile, isapre)).toBeNull();
  });

  it('reads an older version once, converts it and removes it', () => {
    storage.setItem('QP_PROFILE_isapre_V1.6', JSON.stringify(profile));
    storage.setItem('QP_PROFILE_isapre_V1.5', 'unreadable');
    storage.setItem('QP_PROFILE_mascota_V1.6', JSON.stringify(profile));
    expect(createProfileStore(new Tab(storage)).read(chile, isapre)).toEqual(profile);
    expect(storage.getItem('QP_PROFILE_isapre_V1.6')).toBeNull();
    expect(storage.getItem('QP_PROFILE_isapre_V1.5')).toBeNull();
    expect(storage.getItem(key)).not.toBeNull();
    expect(storage.getItem('QP_PROFILE_mascota_V1.6')).not.toBeNull();
  });

  it('converts what an older version kept in its own words, and keeps it in ours (decision 27)', () => {
    const peru = editionOf('peru');
    const health = lineFor(peru, undefined, { productType: 'PLAN COMPLEMENTARIO' });
    const older = {
      titular: { sexoTitular: 'Femenino', edadTitular: '34' },
      cargas: [{ sexoCarga: 'Masculino', edadCarga: '08', parentescoCarga: 'Hijo' }],
      departamento: 'Lima',
    };
    storage.setItem('QP_PROFILE_PLAN COMPLEMENTARIO_V1.5', JSON.stringify(older));
    const read = createProfileStore(new Tab(storage)).read(peru, health);
    expect(read).toMatchObject({
      cotizante: [{ sexo: 'Femenino', edad: 34 }],
      cargas: [{ sexo: 'Masculino', edad: 8, parentesco: 'Hijo/Hija' }],
      region: { stateCode: '15' },
      ingresodatos: true,
    });
    expect(storage.getItem('QP_PROFILE_PLAN COMPLEMENTARIO_V1.5')).toBeNull();
    expect(JSON.parse(storage.getItem('QP_PROFILE_PLAN COMPLEMENTARIO_V1.6') ?? '')).toEqual(JSON.parse(JSON.stringify(read)));
  });

  it('adopts no example of an older version as the visitor’s own (decision 26)', () => {
    storage.setItem('QP_PROFILE_isapre_V1.6', JSON.stringify({ ...profile, ingresodatos: false }));
    storage.setItem('QP_PROFILE_isapre_V1.5', JSON.stringify({ ...profile, cotizante: [{ edad: 61 }] }));
    expect(createProfileStore(new Tab(storage)).read(chile, isapre)?.cotizante).toMatchObject([{ edad: 61 }]);
    expect(storage.length).toBe(1);
  });

  it('lasts for the visit where the browser refuses storage', () => {
    const refusing: StorageHost = {
      get localStorage(): Storage {
        throw new DOMException('refused', 'SecurityError');
      },
      addEventListener: () => undefined,
    };
    const store = createProfileStore(refusing);
    store.write(chile, 'isapre', profile);
    expect(store.read(chile, isapre)).toEqual(profile);
    store.remove(chile, 'isapre');
    expect(store.read(chile, isapre)).toBeNull();
  });

  it('tells its listeners of a change here and in another tab, until they stop', () => {
    const tab = new Tab(storage);
    const store = createProfileStore(tab);
    const listener = vi.fn<() => void>();
    const stop = store.subscribe(listener);
    store.write(chile, 'isapre', profile);
    tab.listeners.forEach((tell) => tell({ key }));
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    store.remove(chile, 'isapre');
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

describe('a line without a profile of its own', () => {
  it('shows the family entered for another one, until it has its own', () => {
    const store = createProfileStore(new Tab(new SharedStorage()));
    expect(store.read(chile, seguro)).toBeNull();
    store.write(chile, 'isapre', profile);
    expect(store.read(chile, seguro)).toEqual(profile);
    const own: Profile = { ...profile, cotizante: [{ edad: 61 }] };
    store.write(chile, 'seguro', own);
    expect(store.read(chile, seguro)).toEqual(own);
    expect(store.read(chile, isapre)).toEqual(profile);
  });

  it('does not take a family of another brand', () => {
    const store = createProfileStore(new Tab(new SharedStorage()));
    store.write(chile, 'isapre', profile);
    expect(store.read(editionOf('colombia'), isapre)).toBeNull();
  });

  it('shows its example where the other one does not say what it asks', () => {
    const store = createProfileStore(new Tab(new SharedStorage()));
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
