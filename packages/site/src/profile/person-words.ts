import type { Relationship, Sex } from '@cotejo/core/people';

interface Words {
  readonly Masculino: string;
  readonly Femenino: string;
}

const words: Readonly<Record<Relationship, Words>> = {
  'Hijo/Hija': { Masculino: 'hijo', Femenino: 'hija' },
  'Hijastro/Hijastra': { Masculino: 'hijastro', Femenino: 'hijastra' },
  Cónyuge: { Masculino: 'cónyuge', Femenino: 'cónyuge' },
  'Padre/Madre': { Masculino: 'padre', Femenino: 'madre' },
  'Nieto/Nieta': { Masculino: 'nieto', Femenino: 'nieta' },
  Otro: { Masculino: 'carga', Femenino: 'carga' },
};

/** What the visitor calls a carga: 'hija', 'padre', 'carga'. Relationship or sex unknown: as completeHousehold takes them. */
export function dependantWord(relationship: Relationship = 'Hijo/Hija', sex: Sex = 'Masculino'): string {
  return words[relationship][sex];
}

/** How the form names the sexes, in the order they are offered. */
export const sexLabels = { Femenino: 'Mujer', Masculino: 'Hombre' } as const satisfies Record<Sex, string>;

/** How the form names the relationships of a carga. */
export const relationshipLabels = {
  'Hijo/Hija': 'Hijo o hija',
  'Hijastro/Hijastra': 'Hijastro o hijastra',
  Cónyuge: 'Cónyuge',
  'Padre/Madre': 'Padre o madre',
  'Nieto/Nieta': 'Nieto o nieta',
  Otro: 'Otra carga',
} as const satisfies Record<Relationship, string>;
