import { describe, expect, it } from 'vitest';
import { cleanName, isIncomplete, joinPieces, nameKey, splitJoined } from './clinic-names.ts';

const known = new Set([
  'clinica davila',
  'clinica bupa santiago',
  'clinica universidad de los andes',
  'clinica san jose interclinica',
  'clinica uc san carlos',
  'clinica las condes',
  'centros medicos santa maria',
  'clinica santa maria',
  'sanatorio aleman',
]);
const isKnown = (key: string) => known.has(key);

describe('clinic names of the sheets', () => {
  it.each([
    ['Clínica Santa María(A.3)', 'Clínica Santa María'],
    ['Clínica Santa María(A.', 'Clínica Santa María'],
    ['Clínica  Indisa  Providencia,', 'Clínica Indisa Providencia'],
    ['Clínica RedSalud Providencia (Ex Avansalud)', 'Clínica RedSalud Providencia'],
    ['Centros Médicos Red Dávila}', 'Centros Médicos Red Dávila'],
  ])('%s is printed as %s', (text, printed) => {
    expect(cleanName(text)).toBe(printed);
  });

  it('are the same in every spelling of accents, letters and notes', () => {
    expect(nameKey('Clínica Viña del Mar (A.3)')).toBe(nameKey('CLINICA  VINA DEL MAR,'));
  });

  it.each(['clinica', 'clinica universidad de', 'clinica san jose inter', 'centros medicos', ''])(
    "'%s' is only a piece",
    (key) => {
      expect(isIncomplete(key)).toBe(true);
    },
  );

  it.each([
    ['clinica universidad de', 'los andes', 'clinica universidad de los andes'],
    ['clinica san jose inter', 'clinica', 'clinica san jose interclinica'],
    ['centros medicos', 'clinica santa maria', 'centros medicos santa maria'],
    ['clinica', 'sanatorio aleman', 'sanatorio aleman'],
    ['clinica', 'clinica davila', null],
    ['clinica davila', 'clinica bupa santiago', null],
    ['clinica universidad de', 'chile', null],
  ])("'%s' and '%s' make %s", (first, second, whole) => {
    expect(joinPieces(first, second, isKnown)).toBe(whole);
  });

  it('that run together fall apart into known ones, and only then', () => {
    expect(splitJoined('clinica davila clinica bupa santiago', isKnown)).toEqual(['clinica davila', 'clinica bupa santiago']);
    expect(splitJoined('clinica universidad de los andes clinica uc san carlos clinica las condes', isKnown)).toEqual([
      'clinica universidad de los andes',
      'clinica uc san carlos',
      'clinica las condes',
    ]);
    expect(splitJoined('clinica davila', isKnown)).toBeNull();
    expect(splitJoined('clinica davila vespucio', isKnown)).toBeNull();
  });
});
