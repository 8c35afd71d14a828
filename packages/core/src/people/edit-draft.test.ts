import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDependant,
  addPartner,
  addPet,
  ageFromText,
  changeDependant,
  changePet,
  cutAgeText,
  dependantsAreComplete,
  relationshipOptions,
  removeDependant,
  removePartner,
  removePet,
  type Edited,
} from './edit-draft.ts';
import { relationships, type Dependant, type HouseholdDraft } from './household.ts';

function draftWith(...dependants: readonly Partial<Dependant>[]): HouseholdDraft {
  return { contributors: [{ age: 34, sex: 'Femenino' }], dependants, regionCode: '13' };
}

function edited(result: Edited): HouseholdDraft {
  if (!result.ok) throw new Error(result.error.kind);
  return result.value;
}

describe('cargas', () => {
  it('B4-26 B4-27 adding a carga copies the last one’s shape, with empty age', () => {
    const before = draftWith(
      { age: 5, sex: 'Femenino', relationship: 'Hijo/Hija' },
      { age: 70, sex: 'Masculino', relationship: 'Padre/Madre' },
    );
    const after = edited(addDependant(before));
    expect(after.dependants.at(-1)).toEqual({ sex: 'Masculino', relationship: 'Padre/Madre' });
    expect(after.dependants.slice(0, 2)).toEqual(before.dependants);
    expect(after.contributors).toEqual(before.contributors);
  });

  it('the first carga is a child', () => {
    expect(edited(addDependant(draftWith())).dependants).toEqual([{ relationship: 'Hijo/Hija' }]);
  });

  it('B4-29 a spouse is not copied, and a second one is refused', () => {
    const before = draftWith({ age: 33, sex: 'Masculino', relationship: 'Cónyuge' });
    const after = edited(addDependant(before));
    expect(after.dependants[1]).toEqual({ sex: 'Masculino', relationship: 'Hijo/Hija' });
    expect(changeDependant(after, 1, { relationship: 'Cónyuge' })).toEqual({ ok: false, error: { kind: 'second-spouse' } });
    expect(edited(changeDependant(after, 0, { relationship: 'Cónyuge', age: 40 })).dependants[0]?.age).toBe(40);
    const closed = (index: number) => relationshipOptions(after, index).filter((option) => option.isDisabled);
    expect(closed(1)).toEqual([{ relationship: 'Cónyuge', isDisabled: true }]);
    expect(closed(0)).toEqual([]);
    expect(relationshipOptions(after, 0).map((option) => option.relationship)).toEqual(relationships);
  });

  it('B9-02 takes eight and refuses the ninth', () => {
    let draft = draftWith();
    for (let count = 0; count < 8; count += 1) draft = edited(addDependant(draft));
    expect(draft.dependants).toHaveLength(8);
    expect(addDependant(draft)).toEqual({ ok: false, error: { kind: 'too-many-dependants', maximum: 8 } });
  });

  it('B4-28 removing drops the last, or the one named, and they may all go', () => {
    const draft = draftWith({ age: 1 }, { age: 2 }, { age: 3 });
    expect(removeDependant(draft).dependants).toEqual([{ age: 1 }, { age: 2 }]);
    expect(removeDependant(draft, 0).dependants).toEqual([{ age: 2 }, { age: 3 }]);
    expect(removeDependant(draftWith({ age: 1 })).dependants).toEqual([]);
    expect(removeDependant(draftWith()).dependants).toEqual([]);
  });

  it('B4-30 B5-34 may be closed only when every age is 0 or more', () => {
    expect(
      [draftWith(), draftWith({ age: 0 }), draftWith({ age: 3 }, {}), draftWith({ age: -1 })].map(dependantsAreComplete),
    ).toEqual([true, true, false, false]);
  });
});

describe('the partner', () => {
  it('is added once and removed, without touching the visitor', () => {
    const before = draftWith();
    const couple = edited(addPartner(before));
    expect(couple.contributors).toEqual([{ age: 34, sex: 'Femenino' }, { sex: 'Masculino' }]);
    expect(edited(addPartner(couple))).toEqual(couple);
    expect(removePartner(couple)).toEqual(before);
  });

  it.each([
    ['Femenino', 'Masculino'],
    ['Masculino', 'Femenino'],
    [undefined, 'Femenino'],
  ] as const)('of a visitor of sex %s is of sex %s, the age empty', (sex, other) => {
    const visitor = sex === undefined ? { age: 34 } : { age: 34, sex };
    expect(edited(addPartner({ contributors: [visitor], dependants: [] })).contributors[1]).toEqual({ sex: other });
  });

  it('and a spouse among the cargas exclude each other', () => {
    expect(addPartner(draftWith({ relationship: 'Cónyuge' }))).toEqual({ ok: false, error: { kind: 'second-spouse' } });
    const couple = edited(addPartner(draftWith({ age: 5 })));
    expect(changeDependant(couple, 0, { relationship: 'Cónyuge' })).toMatchObject({ ok: false });
  });
});

describe('typed ages', () => {
  it('B5-35 B5-36 B9-05 are cut to three digits', () => {
    expect(['34', '1234', ' 7 años', '-5', 'abc', '', '007'].map(cutAgeText)).toEqual(['34', '123', '7', '5', '', '', '007']);
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(cutAgeText(text)).toMatch(/^\d{0,3}$/);
        expect(cutAgeText(cutAgeText(text))).toBe(cutAgeText(text));
      }),
    );
  });
});

it('C5-22 typed ages are whole numbers with base 10', () => {
  expect(['34', '', '08', '010', '007', '0x1f', '1e2'].map(ageFromText)).toEqual([34, undefined, 8, 10, 7, 1, 12]);
  fc.assert(
    fc.property(fc.nat(999), fc.constantFrom('', ' '), (age, space) => {
      expect(ageFromText(`${space}${String(age).padStart(3, '0')}`)).toBe(age);
    }),
  );
});

describe('pets', () => {
  const dog = { species: 'Perro', breed: 'labrador', age: 3 } as const;
  const draft: HouseholdDraft = { contributors: [], dependants: [], pets: [dog] };

  it('B9-02 a pet that is added is of the same kind, and the ninth is refused', () => {
    const two = addPet(draft);
    expect(two).toMatchObject({ ok: true, value: { pets: [dog, { species: 'Perro' }] } });
    expect(addPet({ ...draft, pets: Array.from({ length: 8 }, () => dog) })).toEqual({
      ok: false,
      error: { kind: 'too-many-pets', maximum: 8 },
    });
  });

  it('C3-25 when the main pet goes, the next one is the main one', () => {
    const cat = { species: 'Gato', age: 1 } as const;
    expect(removePet({ ...draft, pets: [dog, cat] }, 0).pets).toEqual([cat]);
  });

  it('B9-03 the only pet stays', () => {
    expect(removePet(draft, 0)).toEqual(draft);
  });

  it('another species has other breeds', () => {
    expect(changePet(draft, 0, { species: 'Gato' }).pets).toEqual([{ species: 'Gato', breed: null, age: 3 }]);
    expect(changePet(draft, 0, { age: 4 }).pets).toEqual([{ ...dog, age: 4 }]);
  });
});
