import { describe, expect, it } from 'vitest';
import { isSubtype, subtypeIcons, subtypes, subtypeTexts, type Subtype } from './subtypes.ts';

const rows: readonly (readonly [row: string, code: Subtype, name: string])[] = [
  ['A3-83', 'general', 'General'],
  ['A3-84', 'oncologico', 'Oncológico'],
  ['A3-85', 'cardiologico', 'Cardiológico'],
  ['A3-86', 'general-adicionales', 'Gral.+Adicionales'],
  ['A3-87', 'urgencia', 'Urgencia'],
  ['A3-88', 'accidentes', 'Accidentes'],
  ['A3-89', 'maternidad', 'Maternidad'],
  ['A3-90', 'ambulancia', 'Ambulancia'],
  ['A3-91', 'telemedicina', 'Telemedicina'],
  ['A3-92', 'hospitalizacion', 'Hospitalización'],
  ['A3-93', 'ahorro', 'Ahorro'],
];
const partsOf = (code: Subtype) => [
  subtypeTexts[`${code}.what`],
  subtypeTexts[`${code}.tooltip`],
  subtypeTexts[`${code}.exclusions`],
];

describe('subtypes of products', () => {
  it.each(rows)('%s %s is named, says what it is, in short, and what it does not cover, and has a sign', (_row, code, name) => {
    expect(subtypeTexts[`${code}.name`]).toBe(name);
    const parts = partsOf(code);
    expect(new Set(parts).size).toBe(3);
    for (const sentence of parts.flatMap((text) => text.match(/[^.]+\./g) ?? [])) {
      expect([sentence, sentence.trim().split(' ').length <= 20]).toEqual([sentence, true]);
    }
    for (const part of parts) expect(part).toMatch(/^[A-ZÁÉÍÓÚ].{20,}\.$/);
    expect(parts[2]).toMatch(/^No /);
    expect(subtypeIcons[code]).toMatch(/^[a-z-]+$/);
  });

  it('are those of the specification, each with a sign of its own', () => {
    expect(rows.map(([, code]) => code)).toEqual(subtypes);
    expect(new Set(Object.values(subtypeIcons)).size).toBe(subtypes.length);
    expect([isSubtype('ahorro'), isSubtype('otro')]).toEqual([true, false]);
  });
});
