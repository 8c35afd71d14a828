import { exampleProfile } from '@cotejo/contract/example-profile';
import type { Profile } from '@cotejo/contract/profile';
import { editionOf } from '@cotejo/core/editions';
import { beforeEach, describe, expect, it } from 'vitest';
import { forgivingStorage } from '../storage/forgiving-storage.ts';
import { lineFor } from '../testing/lines.ts';
import { refusing } from '../testing/shared-storage.ts';
import { adoptServerProfile, type HandoverHost } from './adopt-server-profile.ts';
import { createProfileStore, type ProfileStore } from './profile-storage.ts';

const edition = editionOf('chile');
const productTypes = ['ISAPRE', 'SEGURO'];
const profileOf = (edad: number): Profile => ({ ...exampleProfile(edition), cotizante: [{ edad }], ingresodatos: true });

function hostWith(cookie: string): HandoverHost {
  const items = new Map<string, string>();
  return {
    document: { cookie },
    localStorage: { getItem: (key) => items.get(key) ?? null, setItem: (key, value) => void items.set(key, value) },
  };
}

let store: ProfileStore;
beforeEach(() => {
  store = createProfileStore(forgivingStorage(refusing));
});

describe('adoptServerProfile', () => {
  it('keeps what was posted without script for every product type, and ends the cookie', () => {
    const host = hostWith('otra=1; perfil=abc');
    adoptServerProfile(store, { edition, profile: profileOf(34), productTypes }, host);
    for (const productType of productTypes)
      expect(store.read(edition, lineFor(edition, undefined, { productType }))?.cotizante).toEqual([{ edad: 34 }]);
    expect(host.document.cookie).toMatch(/^perfil=; .*Max-Age=0/);
  });

  it('does not undo a later edit while the cookie cannot be ended', () => {
    const host = hostWith('');
    adoptServerProfile(store, { edition, profile: profileOf(34), productTypes }, host);
    store.write(edition, 'ISAPRE', profileOf(40));
    adoptServerProfile(store, { edition, profile: profileOf(34), productTypes }, host);
    expect(store.read(edition, lineFor(edition, undefined, { productType: 'ISAPRE' }))?.cotizante).toEqual([{ edad: 40 }]);
    adoptServerProfile(store, { edition, profile: profileOf(35), productTypes }, host);
    expect(store.read(edition, lineFor(edition, undefined, { productType: 'ISAPRE' }))?.cotizante).toEqual([{ edad: 35 }]);
  });

  it("keeps what the posted profile does not say: a company's answers, the pets, and the family of who posts a pet", () => {
    const company = { cantidadempleados: 12, ingreso: 9_000_000 };
    const mascotas: Profile['mascotas'] = [{ especie: 'Gato', raza: null, edad: 3, parentesco: 'Mascota' }];
    store.write(edition, 'ISAPRE', { ...profileOf(40), ...company, mascotas });
    adoptServerProfile(
      store,
      { edition, profile: { ...profileOf(34), cargas: [{ edad: 5 }] }, productTypes },
      hostWith('perfil=a'),
    );
    expect(store.kept(edition, 'ISAPRE')).toMatchObject({
      ...company,
      mascotas,
      cotizante: [{ edad: 34 }],
      cargas: [{ edad: 5 }],
    });
    const pet: Profile = {
      cotizante: [],
      cargas: [],
      ingresodatos: true,
      mascotas: [{ especie: 'Perro', raza: null, edad: 8, parentesco: 'Mascota' }],
    };
    adoptServerProfile(store, { edition, profile: pet, productTypes }, hostWith('perfil=b'));
    const both = { cotizante: [{ edad: 34 }], cargas: [{ edad: 5 }], mascotas: [{ edad: 8 }], ...company };
    expect(store.kept(edition, 'ISAPRE')).toMatchObject(both);
  });

  it('leaves what is kept alone when nothing was posted', () => {
    store.write(edition, 'ISAPRE', profileOf(40));
    adoptServerProfile(store, { edition, profile: null, productTypes }, hostWith(''));
    expect(store.read(edition, lineFor(edition, undefined, { productType: 'ISAPRE' }))?.cotizante).toEqual([{ edad: 40 }]);
  });
});
