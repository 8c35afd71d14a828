import type { EditionId } from '../editions/edition.ts';

/** What a request is about, by its number (C9-78); other than the lead type that the API names (C3-57). */
export const requestTypes = [
  { id: 1, name: 'Seguros' },
  { id: 2, name: 'Planes' },
  { id: 3, name: 'Contactos' },
  { id: 4, name: 'Usuario' },
  { id: 5, name: 'MovimientoyCuenta' },
  { id: 6, name: 'Colectivos' },
  { id: 7, name: 'International Health' },
] as const;
export type RequestTypeId = (typeof requestTypes)[number]['id'];

const insuranceTypes = { chile: 1, peru: 1, colombia: 1, international: 7 } as const satisfies Record<EditionId, RequestTypeId>;

/** What a request says of its type: the lead type of the API (C3-57), and the employees of a company's. */
export interface TypedRequest {
  readonly edition: EditionId;
  readonly leadType: string;
  readonly employees: number | null;
}

/** The type of a request; one that says how many employees it is for is a company's (docs/decisions/0324). */
export function requestTypeOf({ edition, leadType, employees }: TypedRequest): RequestTypeId {
  if (employees !== null) return 6;
  if (leadType === 'plan_isapre_lead') return 2;
  return leadType === 'contact' ? 3 : insuranceTypes[edition];
}

/** What happens between an executive and who asked, as a calendar names it (C9-75). */
export const eventTypes = ['LLAMADA', 'REUNION'] as const;
export type EventType = (typeof eventTypes)[number];

/** Where a task of staff stands (C3-56). */
export const taskStatuses = ['PENDING', 'COMPLETED'] as const;
export type TaskStatus = (typeof taskStatuses)[number];
