import { describe, expect, it } from 'vitest';
import { formatMoney, formatNumber } from '../money/format.ts';
import { moneyOf } from '../money/money.ts';
import { editionById, editionForHost, editionIn, editionOf, editions } from './editions.ts';

describe('editions', () => {
  it('C9-41 are four, with their country ids, brands and zones (decisions 2 and 4)', () => {
    expect(editions.map(({ id, countryId, country, brand, timeZone }) => [id, countryId, country, brand.code, timeZone])).toEqual(
      [
        ['chile', 1, 'chile', 'QP', 'America/Santiago'],
        ['peru', 2, 'peru', 'QP', 'America/Lima'],
        ['colombia', 3, 'colombia', 'QS', 'America/Bogota'],
        ['international', 4, 'internacional', 'IH', null],
      ],
    );
  });

  it('A9-56 A9-57 Chile is CL and counts in CLP', () => {
    const { countryCode, currency } = editionOf('chile');
    expect([countryCode, currency]).toEqual(['CL', 'CLP']);
  });

  it.each(editions)('$id has a style for its own currency, and regions in order with one code each', (edition) => {
    expect(edition.currencyStyles[edition.currency]).toBeDefined();
    if (edition.indexedUnit) expect(edition.currencyStyles[edition.indexedUnit]).toBeDefined();
    expect(edition.regions.map((region) => region.order)).toEqual(edition.regions.map((_, index) => index + 1));
    expect(new Set(edition.regions.map((region) => region.code)).size).toBe(edition.regions.length);
    expect(new Set(edition.regions.map((region) => region.abbreviation)).size).toBe(edition.regions.length);
    expect(edition.regions.every((region) => region.name !== '' && region.inSentence !== '')).toBe(true);
    const example = edition.exampleProfile.regionCode;
    expect(example === null || edition.regions.some((region) => region.code === example)).toBe(true);
  });

  it('have 16 regions in Chile from north to south, 25 departments in Peru, 33 in Colombia', () => {
    const regions = editionOf('chile').regions;
    expect([regions.length, regions[0]?.name, regions[6]?.code, regions.at(-1)?.name]).toEqual([
      16,
      'Arica y Parinacota',
      '13',
      'Magallanes y de la Antártica Chilena',
    ]);
    expect(editionOf('peru').regions).toHaveLength(25);
    expect(editionOf('colombia').regions).toHaveLength(33);
    expect(editionOf('international').regions).toHaveLength(0);
  });

  it('C9-13, C9-21 has the example profile of Chile, and C9-27, C9-28 the profile versions', () => {
    expect(editionOf('chile').exampleProfile).toEqual({ age: 27, sex: 'Masculino', income: '1650000', regionCode: '13' });
    expect(editions.map((edition) => edition.profileVersion)).toEqual(['V1.7', 'V1.6', 'V1.6', 'V1.6']);
  });

  it('C9-22, C9-23, C9-25 has a man of 25 without income or region as example everywhere else', () => {
    const example = { age: 25, sex: 'Masculino', income: null, regionCode: null };
    expect(editions.slice(1).map(({ id, exampleProfile }) => [id, exampleProfile])).toEqual([
      ['peru', example],
      ['colombia', example],
      ['international', example],
    ]);
  });

  it('are found by id, and an unknown id is named', () => {
    expect(editionById('peru')).toEqual({ ok: true, value: editionOf('peru') });
    for (const id of ['mexico', '', 'Chile', 'toString', '__proto__']) {
      expect(editionById(id)).toEqual({ ok: false, error: { kind: 'unknown-edition', id } });
    }
  });

  it('are found by host, whatever its port and letter case, and never guessed', () => {
    const hosts = { 'cotejo.example': 'chile', 'pe.cotejo.example': 'peru' } as const;
    for (const host of ['cotejo.example', 'COTEJO.example:8080', 'cotejo.example.']) {
      expect(editionForHost(host, hosts)).toMatchObject({ ok: true, value: { id: 'chile' } });
    }
    expect(editionForHost('pe.cotejo.example:443', hosts)).toMatchObject({ value: { id: 'peru' } });
    for (const host of ['evil.example', 'constructor', 'cotejo.example.evil']) {
      expect(editionForHost(host, hosts)).toEqual({ ok: false, error: { kind: 'unknown-host', host } });
    }
  });
});

describe('languages of editions', () => {
  it('B1-18 B9-52 A9-58 are Spanish everywhere, English and Portuguese in the international one alone', () => {
    expect(editions.map(({ id, languages }) => [id, languages])).toEqual([
      ['chile', ['es']],
      ['peru', ['es']],
      ['colombia', ['es']],
      ['international', ['es', 'en', 'pt']],
    ]);
  });

  it('write numbers and names as their readers do', () => {
    const international = editionOf('international');
    const written = (['es', 'en', 'pt'] as const).map((language) => {
      const told = editionIn(international, language);
      const price = formatMoney(moneyOf(1234.5, 'CHF', 'month'), told);
      return [told.language, told.identityDocument.name, price, formatNumber(12_345.5, told, 2)];
    });
    expect(written).toEqual([
      ['es', 'Pasaporte', 'CHF 1,234.50', '12,345.5'],
      ['en', 'Passport', 'CHF 1,234.50', '12,345.5'],
      ['pt-BR', 'Passaporte', 'CHF 1.234,50', '12.345,5'],
    ]);
    expect(editionIn(editionOf('chile'), 'es')).toBe(editionOf('chile'));
  });
});
