import { countries } from '@cotejo/core/countries';
import { addDays, plainDate } from '@cotejo/core/dates';
import { editionOf, type Edition } from '@cotejo/core/editions';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formOfFields } from '../../profile/draft-from-form.ts';
import { profileFromForm } from '../../profile/profile-form-data.ts';
import type { ProfileLine } from '../../profile/profile-line.ts';
import { lineFor } from '../../testing/lines.ts';
import { fieldsOfLink, placeInLink } from './fields-of-link.ts';
import { linkNames, readLink, type LinkName } from './link-names.ts';

const [chile, colombia, international] = [editionOf('chile'), editionOf('colombia'), editionOf('international')];
const insurers = [
  { code: 'EPS005', name: 'EPS Sanitas', group: null },
  { code: 'EPS010', name: 'EPS Sura', group: null },
];
const prepaid = lineFor(colombia, ['people'], {
  productType: 'MEDICINA PREPAGADA',
  extras: ['epsActual', 'maternidad'],
  insurers,
});
const abroad = lineFor(international, ['people'], { productType: 'INTERNACIONAL', extras: ['nacionalidad', 'paisCobertura'] });
const travel = lineFor(chile, ['people', 'journey'], {
  productType: 'SEGURO VIAJE',
  extras: ['origen', 'destino', 'salida', 'regreso'],
});

/** A search whose names are each one of those that the answer goes by, in any letter case. */
function searchOf(said: Readonly<Partial<Record<LinkName, string>>>): fc.Arbitrary<URLSearchParams> {
  const parts = Object.entries(linkNames).flatMap(([name, aliases]) => {
    const value = Object.entries(said).find(([own]) => own === name)?.[1];
    if (value === undefined) return [];
    const written = fc.tuple(fc.constantFrom(...aliases), fc.boolean());
    return [written.map(([alias, isLoud]): [string, string] => [isLoud ? alias.toUpperCase() : alias, value])];
  });
  return fc.tuple(...parts).map((pairs) => new URLSearchParams(pairs));
}

function profileOf(search: URLSearchParams, line: ProfileLine, edition: Edition) {
  const { fields, faults } = fieldsOfLink(readLink(search), line);
  return { faults, profile: profileFromForm(formOfFields(fields), line, edition) };
}

/** What is wrong with a link, by the names it has there. */
function wrongIn(search: string, line: ProfileLine, edition: Edition): readonly string[] {
  const { faults, profile } = profileOf(new URLSearchParams(search), line, edition);
  const ofForm = profile.ok ? [] : profile.error.map(({ field, fault }) => `${placeInLink(field)?.name}: ${fault}`);
  return [...ofForm, ...faults.map(({ name, fault }) => `${name}: ${fault}`)];
}

describe('what a link says beside what prices depend on', () => {
  const country = fc.constantFrom(...countries);
  const written = (parts: (typeof countries)[number]) => fc.constantFrom(parts[0], parts[0].toLowerCase(), parts[1]);

  it('C3-03, C3-20 is the EPS and maternity, under every name of theirs', () => {
    const answers = fc.record({ eps: fc.constantFrom(...insurers, null), births: fc.boolean() });
    const asked = answers.chain(({ eps, births }) =>
      fc
        .tuple(
          eps === null ? fc.constantFrom('notengo', 'No tengo EPS') : fc.constantFrom(eps.code, eps.name),
          fc.constantFrom(...(births ? ['si', 'Sí', 'true', '1'] : ['no', 'false', '0'])),
        )
        .chain(([saidEps, maternidad]) => searchOf({ edad: '34', eps: saidEps, maternidad }))
        .map((search) => ({ eps, births, search })),
    );
    fc.assert(
      fc.property(asked, ({ eps, births, search }) => {
        const { profile, faults } = profileOf(search, prepaid, colombia);
        expect(faults).toEqual([]);
        // Who has none is told so by the form: such a plan needs one (B5-29).
        if (eps === null) expect(profile).toMatchObject({ ok: false, error: [{ fault: 'insurerNone' }] });
        else expect(profile).toMatchObject({ ok: true, value: { cotizante: [{ epsActual: eps.code, maternidad: births }] } });
      }),
    );
  });

  it('C3-31, C3-32 is the nationality and the country of cover, by code or name', () => {
    const asked = fc.tuple(country, country).chain(([of, where]) =>
      fc
        .tuple(written(of), written(where))
        .chain(([nacionalidad, pais_cobertura]) => searchOf({ edad: '34', nacionalidad, pais_cobertura }))
        .map((search) => ({ of, where, search })),
    );
    fc.assert(
      fc.property(asked, ({ of, where, search }) => {
        expect(profileOf(search, abroad, international)).toMatchObject({
          faults: [],
          profile: { ok: true, value: { cotizante: [{ nacionalidad: { code: of[0] }, paisCobertura: { code: where[0] } }] } },
        });
      }),
    );
  });

  it.each([
    ['chilena', 'CL'],
    ['Chileno', 'CL'],
    ['española', 'ES'],
    ['francesa', 'FR'],
  ])('C3-31 is the nationality as people say it of a woman or a man: %s', (nacionalidad, code) => {
    const search = new URLSearchParams({ edad: '34', nacionalidad });
    expect(profileOf(search, abroad, international)).toMatchObject({
      profile: { ok: true, value: { cotizante: [{ nacionalidad: { code } }] } },
    });
  });

  it('is the places and days of a journey, whose days are counted', () => {
    const journey = fc.record({
      from: country,
      to: country,
      salida: fc.nat({ max: 2_000 }).map((days) => addDays(plainDate('2027-01-01'), days)),
      nights: fc.nat({ max: 364 }),
      isWritten: fc.boolean(),
    });
    const asked = journey.chain(({ from, to, salida, nights, isWritten }) => {
      const regreso = addDays(salida, nights);
      const text = (day: string): string => (isWritten ? day.split('-').toReversed().join('/') : day);
      return searchOf({ edad: '34', origen: from[0], destino: to[1], salida: text(salida), regreso: text(regreso) }).map(
        (search) => ({
          search,
          viaje: { dias: nights + 1, salida, regreso, origen: { code: from[0] }, destino: { code: to[0] } },
        }),
      );
    });
    fc.assert(
      fc.property(asked, ({ search, viaje }) => {
        expect(profileOf(search, travel, chile)).toMatchObject({ faults: [], profile: { ok: true, value: { viaje } } });
      }),
    );
  });

  it.each<[string, ProfileLine, Edition, readonly string[]]>([
    ['edad=34&eps=otra', prepaid, colombia, ['eps: insurerMissing']],
    ['edad=34&eps=EPS005&maternidad=tal vez', prepaid, colombia, ['maternidad: yesOrNo']],
    ['edad=34&nacionalidad=Narnia&pais_cobertura=ES', abroad, international, ['nacionalidad: country']],
    ['edad=34&dias=3&destino=XX', travel, chile, ['destino: country']],
    ['edad=34&salida=2027-02-29&regreso=2027-03-02', travel, chile, ['salida: dateWrong']],
    ['edad=34&salida=2027-03-05&regreso=01/03/2027', travel, chile, ['regreso: homecomingEarly']],
    ['edad=34&dias=3&salida=2027-03-01&regreso=2027-03-09', travel, chile, ['dias: daysDiffer']],
  ])('of %s what cannot be read is told by its name in the link', (search, line, edition, wrong) => {
    expect(wrongIn(search, line, edition)).toEqual(wrong);
  });

  it('is nothing to a line that does not ask it', () => {
    const search = 'edad=34&eps=otra&maternidad=x&nacionalidad=Narnia&pais_cobertura=1&origen=2&destino=3';
    expect(wrongIn(search, lineFor(chile, ['people']), chile)).toEqual([]);
    expect(fieldsOfLink(readLink(new URLSearchParams(search)), lineFor(chile, ['people'])).fields).toEqual({
      'cotizante.0.edad': '34',
    });
  });
});
