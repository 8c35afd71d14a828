import type { Relationship, Sex } from '@cotejo/core/people';

/** What a carga is to the visitor, as the catalogues name it. */
export type DependantKind =
  'son' | 'daughter' | 'stepson' | 'stepdaughter' | 'spouse' | 'father' | 'mother' | 'grandson' | 'granddaughter' | 'other';

const kinds: Readonly<Record<Relationship, Readonly<Record<Sex, DependantKind>>>> = {
  'Hijo/Hija': { Masculino: 'son', Femenino: 'daughter' },
  'Hijastro/Hijastra': { Masculino: 'stepson', Femenino: 'stepdaughter' },
  Cónyuge: { Masculino: 'spouse', Femenino: 'spouse' },
  'Padre/Madre': { Masculino: 'father', Femenino: 'mother' },
  'Nieto/Nieta': { Masculino: 'grandson', Femenino: 'granddaughter' },
  Otro: { Masculino: 'other', Femenino: 'other' },
};

/** What the visitor calls a carga. Relationship or sex unknown: as completeHousehold takes them. */
export function dependantKind(relationship: Relationship = 'Hijo/Hija', sex: Sex = 'Masculino'): DependantKind {
  return kinds[relationship][sex];
}

/** Which of those of one kind each is, from 1 on; null for the only one, whom no number has to tell apart. */
export function placesAmongAlike(kinds: readonly DependantKind[]): readonly (number | null)[] {
  return kinds.map((kind, index) => {
    const isAlone = kinds.indexOf(kind) === kinds.lastIndexOf(kind);
    return isAlone ? null : kinds.slice(0, index + 1).filter((other) => other === kind).length;
  });
}
