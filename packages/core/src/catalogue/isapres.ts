/**
 * Who may join: 'open' anybody, 'closed' who works where it was founded for, 'disabled' nobody, under this code; 'others' is every
 * isapre without a code of its own.
 */
export type IsapreStanding = 'open' | 'closed' | 'disabled' | 'others';

export interface Isapre {
  readonly name: string;
  readonly standing: IsapreStanding;
}

function isapre(code: string, name: string, standing: IsapreStanding): readonly [string, Isapre] {
  return [code, { name, standing }];
}

/** The isapres of Chile by code (C9-64 to C9-66). */
export const isapres: ReadonlyMap<string, Isapre> = new Map([
  isapre('62', 'San Lorenzo', 'closed'),
  isapre('63', 'Fusat', 'closed'),
  isapre('65', 'Chuquicamata', 'closed'),
  isapre('67', 'Colmena', 'open'),
  isapre('68', 'Río Blanco', 'closed'),
  isapre('76', 'Fundación', 'closed'),
  isapre('78', 'CruzBlanca', 'open'),
  isapre('80', 'Vida Tres', 'open'),
  isapre('81', 'Nueva Masvida', 'open'),
  isapre('88', 'Nueva Masvida', 'disabled'),
  isapre('94', 'Cruz del Norte', 'closed'),
  isapre('99', 'Banmédica', 'open'),
  isapre('107', 'Consalud', 'open'),
  isapre('108', 'Esencial', 'open'),
  isapre('999', 'Otras Isapres', 'others'),
]);

/** Code under which an isapre of that name takes people; null: none does. */
export function openCodeOf(name: string): string | null {
  for (const [code, known] of isapres) if (known.name === name && known.standing === 'open') return code;
  return null;
}
