import { exampleProfile } from '@cotejo/contract/example-profile';
import { editionOf } from '@cotejo/core/editions';
import { describe, expect, it } from 'vitest';
import { familyMarks } from '../start/family-marks.ts';
import { comparators } from '../testing/site-facts.ts';
import { familyIn } from './kept-family.ts';

const chile = editionOf('chile');
const [isapres, health] = comparators;
if (!isapres || !health) throw new Error('expected two comparators');
const own = { ...exampleProfile(chile), ingresodatos: true, cargas: [{ edad: 5 }] };
const pets = { ...own, cotizante: [], cargas: [] };
const ownKey = `QP_PROFILE_${isapres.productType}_V1.7`;
const otherKey = 'QP_PROFILE_OTHER_V1.7';

/** What a form of isapres is filled with in a browser that keeps these texts. */
function filledWith(kept: Readonly<Record<string, string>>) {
  const marks = familyMarks([isapres!, { ...health!, productType: 'OTHER' }], isapres!, chile);
  const dataset = { familyKeys: marks['data-family-keys'], money: marks['data-money'] };
  return familyIn(dataset, () => ({ getItem: (key) => kept[key] ?? null }));
}

describe('a form of a family in a browser that keeps one', () => {
  it('begins with the family of its own line, with incomes as the edition writes them', () => {
    const other = { ...own, cotizante: [{ edad: 50 }] };
    const fields = filledWith({ [otherKey]: JSON.stringify(other), [ownKey]: JSON.stringify(own) });
    expect(fields).toMatchObject({ 'cotizante.0.edad': '27', 'cotizante.0.ingreso': '$1.650.000', 'cargas.0.edad': '5' });
  });

  it('begins with that of another line where its own keeps nobody', () => {
    for (const ofOwn of [JSON.stringify(pets), '{', '{"cotizante":[{"edad":900}]}']) {
      expect(filledWith({ [ownKey]: ofOwn, [otherKey]: JSON.stringify(own) })).toMatchObject({ 'cotizante.0.edad': '27' });
    }
  });

  it('begins empty where nobody is kept, and where storage is refused', () => {
    expect(filledWith({ [ownKey]: JSON.stringify(pets) })).toEqual({});
    const refused = (): never => {
      throw new Error('refused');
    };
    expect(familyIn({ familyKeys: ownKey, money: '{"currency":"CLP","currencyStyles":{}}' }, refused)).toEqual({});
  });
});
