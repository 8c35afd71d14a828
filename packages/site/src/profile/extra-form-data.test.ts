import { withoutInsurer } from '@cotejo/core/colombian-rules';
import { editionOf, type Edition } from '@cotejo/core/editions';
import { homecomingAfter } from '@cotejo/core/people';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineFor } from '../testing/lines.ts';
import { draftFromForm, formOfFields } from './draft-from-form.ts';
import { withDates, withDays } from './edit-extras.ts';
import { joinProfiles, ownProfile } from './own-profile.ts';
import { draftFromProfile } from './profile-editor-state.ts';
import { profileFromForm } from './profile-form-data.ts';
import { checkRequired } from './required-fields.ts';

const [chile, peru, colombia, international] = [
  editionOf('chile'),
  editionOf('peru'),
  editionOf('colombia'),
  editionOf('international'),
];
const insurers = [{ code: 'EPS005', name: 'EPS Sanitas', group: null }];
const prepaid = lineFor(colombia, ['people'], {
  productType: 'MEDICINA PREPAGADA',
  extras: ['epsActual', 'maternidad'],
  insurers,
});
const ofPeru = lineFor(peru, ['people'], { productType: 'EPS', extras: ['epsActual'], insurers });
const abroad = lineFor(international, ['people'], { productType: 'INTERNACIONAL', extras: ['nacionalidad', 'paisCobertura'] });
const travel = lineFor(chile, ['people', 'journey'], {
  productType: 'SEGURO VIAJE',
  extras: ['origen', 'destino', 'salida', 'regreso'],
});
const age = { 'cotizante.0.edad': '34' };
const eps = 'cotizante.0.epsActual';

type Asked = [fields: Readonly<Record<string, string>>, line: typeof prepaid, edition: Edition];

function faultsOf(...[fields, line, edition]: Asked) {
  const read = profileFromForm(formOfFields({ ...age, ...fields }), line, edition);
  return read.ok ? [] : read.error;
}

describe('the EPS in the form of a profile', () => {
  it("B5-29 has to be one, and not 'notengo', for a plan on top of it in Colombia", () => {
    expect(faultsOf({ [eps]: '' }, prepaid, colombia)).toEqual([{ field: eps, fault: 'insurerMissing' }]);
    expect(faultsOf({ [eps]: 'EPS999' }, prepaid, colombia)).toEqual([{ field: eps, fault: 'insurerMissing' }]);
    expect(faultsOf({ [eps]: withoutInsurer }, prepaid, colombia)).toEqual([{ field: eps, fault: 'insurerNone' }]);
    expect(faultsOf({ [eps]: 'EPS005' }, prepaid, colombia)).toEqual([]);
    const missing = (fields: Readonly<Record<string, string>>) =>
      checkRequired(formOfFields({ ...age, ...fields }), { line: prepaid, edition: colombia }).missing;
    expect([missing({ [eps]: '' }), missing({ [eps]: 'EPS005' })]).toEqual([[eps], []]);
  });

  it('is no matter of a form that does not ask it, such as that of the home page', () => {
    expect(faultsOf({}, prepaid, colombia)).toEqual([]);
  });

  it('may be left out, or be none, in Peru', () => {
    for (const code of ['', withoutInsurer, 'EPS005']) expect(faultsOf({ [eps]: code }, ofPeru, peru)).toEqual([]);
    expect(faultsOf({ [eps]: 'EPS999' }, ofPeru, peru)).toHaveLength(1);
  });

  it('C3-17 C3-20 is of the visitor, as is maternity, each in its own name', () => {
    const fields = { ...age, 'cotizante.1.edad': '33', [eps]: 'EPS005', 'cotizante.0.maternidad': 'si' };
    const read = profileFromForm(formOfFields(fields), prepaid, colombia);
    expect(read.ok && read.value.cotizante).toEqual([
      { edad: 34, sexo: 'Masculino', epsActual: 'EPS005', maternidad: true },
      { edad: 33, sexo: 'Masculino' },
    ]);
  });
});

describe('countries in the form of a profile', () => {
  const fields = { 'cotizante.0.nacionalidad': 'FR', 'cotizante.0.paisCobertura': 'ES' };

  it('C3-03 C3-31 C3-32 are kept with name, code and nationality', () => {
    const read = profileFromForm(formOfFields({ ...age, ...fields }), abroad, international);
    expect(read.ok && read.value.cotizante).toEqual([
      {
        edad: 34,
        sexo: 'Masculino',
        nacionalidad: { code: 'FR', name: 'Francia', nationality: 'Francés' },
        paisCobertura: { code: 'ES', name: 'España', nationality: 'Español' },
      },
    ]);
  });

  it('are refused where there is no such country', () => {
    const field = 'cotizante.0.paisCobertura';
    for (const text of ['XX', 'Francia', 'fr', '<b>']) {
      expect(faultsOf({ ...fields, [field]: text }, abroad, international)).toEqual([{ field, fault: 'country' }]);
    }
  });

  it('reach the lines that ask for them, and no other', () => {
    const read = profileFromForm(formOfFields({ ...age, ...fields }), abroad, international);
    if (!read.ok) throw new Error('it is read');
    expect(ownProfile(read.value, abroad)?.cotizante).toEqual(read.value.cotizante);
    expect(ownProfile(read.value, prepaid)?.cotizante).toEqual([{ edad: 34, sexo: 'Masculino' }]);
  });

  it('that are taken out are gone, and stay while a form that does not ask for them is saved', () => {
    const profileOf = (more: Readonly<Record<string, string>>) => {
      const read = profileFromForm(formOfFields({ ...age, ...more }), abroad, international);
      if (!read.ok) throw new Error('it is read');
      return read.value;
    };
    const kept = profileOf(fields);
    const silent = joinProfiles(kept, profileOf({}), abroad);
    expect(ownProfile(silent, abroad)?.cotizante).toEqual(kept.cotizante);
    const emptied = joinProfiles(kept, profileOf({ ...fields, 'cotizante.0.nacionalidad': '' }), abroad);
    expect(ownProfile(emptied, abroad)?.cotizante[0]).not.toHaveProperty('nacionalidad');
    expect(ownProfile(emptied, abroad)?.cotizante[0]).toHaveProperty('paisCobertura');
  });
});

describe('the dates of a journey in its form', () => {
  const dates = (salida: string, regreso: string, dias = '') => ({
    'viaje.salida': salida,
    'viaje.regreso': regreso,
    'viaje.dias': dias,
  });

  it('tell its days where these are left blank', () => {
    const read = profileFromForm(formOfFields({ ...age, ...dates('2027-02-26', '2027-03-01') }), travel, chile);
    expect(read.ok && read.value.viaje).toEqual({ dias: 4, salida: '2027-02-26', regreso: '2027-03-01' });
  });

  it.each([
    [dates('2027-02-29', '2027-03-01', '4'), 'viaje.salida', 'dateWrong'],
    [dates('2027-02-26', '31/12/2027', '4'), 'viaje.regreso', 'dateWrong'],
    [dates('2027-02-26', '2027-02-20', '4'), 'viaje.regreso', 'homecomingEarly'],
    [dates('2027-02-26', '2029-02-26', '4'), 'viaje.regreso', 'daysOutside'],
    [dates('2027-02-26', '2027-03-01', '15'), 'viaje.dias', 'daysDiffer'],
    [dates('2027-02-26', '2027-02-20', ''), 'viaje.regreso', 'homecomingEarly'],
    [dates('2027-02-29', '2027-03-01', ''), 'viaje.salida', 'dateWrong'],
    [dates('2027-02-26', ''), 'viaje.dias', 'daysMissing'],
  ])('are refused by their field: %j', (fields, field, fault) => {
    expect(faultsOf(fields, travel, chile)).toMatchObject([{ field, fault }]);
  });

  it('and its days never say two things while they are edited', () => {
    const days = fc.integer({ min: 1, max: 365 });
    fc.assert(
      fc.property(days, days, (first, second) => {
        const departure = '2027-02-26';
        const empty = { contributors: [], dependants: [], tripDays: 15 };
        const dated = withDates(withDates(empty, { departure }), { homecoming: homecomingAfter(departure, first) });
        expect(dated.tripDays).toBe(first);
        const longer = withDays(dated, second);
        expect([longer.tripDays, longer.journey?.homecoming]).toEqual([second, homecomingAfter(departure, second)]);
      }),
    );
  });
});

it('what a form says is what its editor goes on with, whether it was typed or kept', () => {
  const fields = { ...age, 'cotizante.0.sexo': 'Femenino', [eps]: 'EPS005', 'cotizante.0.maternidad': 'no' };
  const read = profileFromForm(formOfFields(fields), prepaid, colombia);
  if (!read.ok) throw new Error('it is read');
  const [typed, kept] = [draftFromForm(formOfFields(fields), colombia), draftFromProfile(read.value, prepaid, colombia)];
  expect(typed.contributors).toEqual(kept.contributors);
  expect(kept.contributors).toMatchObject([{ insurer: 'EPS005', maternity: false }]);
});
