import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adultAge, checkValidAges, type KnownAges } from './age-rules.ts';
import { maximumAge, relationships, type Relationship } from './household.ts';

const faults = (contributors: KnownAges['contributors'], ...dependants: readonly (readonly [number, Relationship?])[]) =>
  checkValidAges({
    contributors,
    dependants: dependants.map(([age, relationship]) => ({ age, relationship })),
  }).map(({ list, index, text }) => `${list}.${index} ${text}`);

describe('checkValidAges', () => {
  it('C5-06 one of those who pay is 18 or older', () => {
    expect([[17], [18], [0], [120], [17, 18], [40, 3]].map((ages) => faults(ages))).toEqual([
      ['contributors.0 adultMissing'],
      [],
      ['contributors.0 adultMissing'],
      [],
      [],
      [],
    ]);
  });

  it('C5-07 a spouse is an adult', () => {
    expect(faults([34], [17, 'Cónyuge'])).toEqual(['dependants.0 spouseYoung']);
    expect(faults([34], [18, 'Cónyuge'])).toEqual([]);
  });

  it('C5-07 children and grandchildren are not older than every one who pays', () => {
    expect(faults([34], [3, 'Hijo/Hija'], [35, 'Hijo/Hija'], [36, 'Nieto/Nieta'])).toEqual([
      'dependants.1 childOlder',
      'dependants.2 grandchildOlder',
    ]);
    expect(faults([34, 50], [35, 'Hijo/Hija'], [34, 'Nieto/Nieta'])).toEqual([]);
  });

  it('C5-07 parents are not younger than every one who pays', () => {
    expect(faults([34], [33, 'Padre/Madre'], [34, 'Padre/Madre'])).toEqual(['dependants.0 parentYounger']);
    expect(faults([60, 40], [55, 'Padre/Madre'])).toEqual([]);
  });

  it('judges neither ages that are not known, nor kinship that was not said', () => {
    expect(faults([undefined], [90, 'Hijo/Hija'])).toEqual([]);
    expect(faults([], [90, 'Hijo/Hija'])).toEqual([]);
    expect(faults([17, undefined])).toEqual([]);
    expect(faults([34], [90], [90, 'Hijastro/Hijastra'], [90, 'Otro'])).toEqual([]);
  });

  it('C5-07 finds nothing in any family whose generations are in order', () => {
    const age = fc.integer({ min: adultAge, max: maximumAge });
    const child = fc.constantFrom<Relationship>('Hijo/Hija', 'Nieto/Nieta');
    fc.assert(
      fc.property(age, fc.array(fc.tuple(fc.nat(maximumAge), child)), fc.array(age), (visitor, children, parents) => {
        const younger = children.map(([years, relationship]) => [Math.min(years, visitor), relationship] as const);
        const older = parents.map((years) => [Math.max(years, visitor), 'Padre/Madre'] as const);
        expect(faults([visitor], ...younger, ...older)).toEqual([]);
      }),
    );
  });

  it('C5-07 names each wrong row by its own place, whatever stands around it', () => {
    const row = fc.tuple(fc.nat(maximumAge), fc.constantFrom(...relationships));
    fc.assert(
      fc.property(fc.integer({ min: adultAge, max: maximumAge }), fc.array(row, { maxLength: 8 }), (visitor, rows) => {
        const alone = rows.flatMap((each, index) =>
          faults([visitor], each).map((fault) => fault.replace('dependants.0', `dependants.${index}`)),
        );
        expect(faults([visitor], ...rows)).toEqual(alone);
      }),
    );
  });
});
