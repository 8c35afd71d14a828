import type { Relationship, Sex } from '@cotejo/core/people';

/** How the catalogues name the sexes. */
export const sexKeys = { Masculino: 'man', Femenino: 'woman' } as const satisfies Record<Sex, string>;

/** How the catalogues name the relationships of a carga. */
export const relationshipKeys = {
  'Hijo/Hija': 'child',
  'Hijastro/Hijastra': 'stepchild',
  Cónyuge: 'spouse',
  'Padre/Madre': 'parent',
  'Nieto/Nieta': 'grandchild',
  Otro: 'other',
} as const satisfies Record<Relationship, string>;
