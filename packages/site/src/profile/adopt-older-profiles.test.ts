import { exampleProfile } from '@cotejo/contract/example-profile';
import type { Profile } from '@cotejo/contract/profile';
import { editionOf, type Edition } from '@cotejo/core/editions';
import { beforeEach, describe, expect, it } from 'vitest';
import { forgivingStorage } from '../storage/forgiving-storage.ts';
import { SharedStorage } from '../testing/shared-storage.ts';
import { adoptOlderProfiles } from './adopt-older-profiles.ts';

const chile = editionOf('chile');
const key = 'QP_PROFILE_isapre_V1.7';
const profile: Profile = { ...exampleProfile(chile), ingresodatos: true };

let shared: SharedStorage;
beforeEach(() => {
  shared = new SharedStorage();
});

function keepOld(name: string, value: unknown): void {
  shared.items.set(name, JSON.stringify(value));
}

/** What is kept once an edition has adopted what older versions left, by key. */
function adopted(edition: Edition): Record<string, unknown> {
  adoptOlderProfiles(forgivingStorage(shared.tab()), edition);
  return Object.fromEntries([...shared.items].map(([name, text]): [string, unknown] => [name, JSON.parse(text)]));
}

describe('adoptOlderProfiles', () => {
  it('reads each older version once, converts it and removes it; the newest readable one wins', () => {
    keepOld('QP_PROFILE_isapre_V1.5', { ...profile, cotizante: [{ edad: 61 }] });
    keepOld('QP_PROFILE_isapre_V1.6', profile);
    shared.items.set('QP_PROFILE_isapre_V1.10', 'unreadable');
    keepOld('QP_PROFILE_SEGURO_MASCOTAS_V1.6', { ...profile, cotizante: [{ edad: 40 }] });
    const kept = adopted(chile);
    expect(Object.keys(kept).toSorted()).toEqual(['QP_PROFILE_SEGURO_MASCOTAS_V1.7', key]);
    expect(kept[key]).toMatchObject({ cotizante: profile.cotizante });
    expect(kept['QP_PROFILE_SEGURO_MASCOTAS_V1.7']).toMatchObject({ cotizante: [{ edad: 40 }] });
  });

  it('leaves what this version kept, and what is no profile or another brand’s', () => {
    keepOld(key, { ...profile, cotizante: [{ edad: 33 }] });
    keepOld('QP_PROFILE_isapre_V1.6', profile);
    keepOld('QP_PROFILE_POSTED', 'as it is');
    keepOld('QS_PROFILE_isapre_V1.5', profile);
    expect(adopted(chile)).toMatchObject({
      [key]: { cotizante: [{ edad: 33 }] },
      QP_PROFILE_POSTED: 'as it is',
      'QS_PROFILE_isapre_V1.5': { ingresodatos: true },
    });
    expect(shared.items.has('QP_PROFILE_isapre_V1.6')).toBe(false);
  });

  it('converts what an older version kept in its own words, and keeps it in ours (decision 27)', () => {
    keepOld('QP_PROFILE_PLAN COMPLEMENTARIO_V1.5', {
      titular: { sexoTitular: 'Femenino', edadTitular: '34' },
      cargas: [{ sexoCarga: 'Masculino', edadCarga: '08', parentescoCarga: 'Hijo' }],
      departamento: 'Lima',
    });
    const kept = adopted(editionOf('peru'));
    expect(Object.keys(kept)).toEqual(['QP_PROFILE_PLAN COMPLEMENTARIO_V1.6']);
    expect(kept['QP_PROFILE_PLAN COMPLEMENTARIO_V1.6']).toMatchObject({
      cotizante: [{ sexo: 'Femenino', edad: 34 }],
      cargas: [{ sexo: 'Masculino', edad: 8, parentesco: 'Hijo/Hija' }],
      region: { stateCode: '15' },
      ingresodatos: true,
    });
  });

  it('adopts no example of an older version as the visitor’s own (decision 26)', () => {
    keepOld('QP_PROFILE_isapre_V1.6', { ...profile, ingresodatos: false });
    keepOld('QP_PROFILE_isapre_V1.5', { ...profile, cotizante: [{ edad: 61 }] });
    expect(adopted(chile)).toMatchObject({ [key]: { cotizante: [{ edad: 61 }] } });
    expect(shared.items.size).toBe(1);
  });

  it('leaves an older profile where there is no room for it in today’s words, and reads it for this page', () => {
    const older = { cotizante: [{ edad: 61 }], ingresodatos: true };
    shared = new SharedStorage(JSON.stringify(older).length + 5);
    keepOld('QP_PROFILE_isapre_V1.6', older);
    const storage = forgivingStorage(shared.tab());
    adoptOlderProfiles(storage, chile);
    expect([...shared.items.keys()]).toEqual(['QP_PROFILE_isapre_V1.6']);
    expect(JSON.parse(storage.read(key) ?? '')).toMatchObject({ cotizante: [{ edad: 61 }] });
    const [roomy, later] = [new SharedStorage(), shared.items];
    for (const [name, text] of later) roomy.items.set(name, text);
    adoptOlderProfiles(forgivingStorage(roomy.tab()), chile);
    expect([...roomy.items.keys()]).toEqual([key]);
  });
});
