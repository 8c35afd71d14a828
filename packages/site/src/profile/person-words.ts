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
