/** Where a request stands, in the order of C §4; there is no 5, and 500 is written without accent (C4-46, C4-47). */
export const leadStatuses = [
  { id: 1, name: 'Sin Estado' },
  { id: 2, name: 'Asignado' },
  { id: 3, name: 'Cerrado' },
  { id: 4, name: 'Fallido' },
  { id: 6, name: 'Duplicado' },
  { id: 7, name: 'Por Reasignar' },
  { id: 8, name: 'Web' },
  { id: 9, name: 'Por Cerrar' },
  { id: 10, name: 'Resuelto' },
  { id: 11, name: 'Cliente Vigente' },
  { id: 97, name: 'Pruebas QP' },
  { id: 98, name: 'Cliente Falso' },
  { id: 99, name: 'Otro' },
  { id: 100, name: 'Proceso de Devolución' },
  { id: 101, name: 'Devuelto' },
  { id: 500, name: 'Contratacion Online' },
  { id: 501, name: 'Pendiente de confirmación' },
] as const;
export type LeadStatusId = (typeof leadStatuses)[number]['id'];

/** The statuses by what they mean, for code that asks for one. */
export const leadStatus = {
  unassigned: 1,
  assigned: 2,
  closed: 3,
  failed: 4,
  duplicate: 6,
  toReassign: 7,
  web: 8,
  toClose: 9,
  resolved: 10,
  current: 11,
  test: 97,
  falseClient: 98,
  other: 99,
  returning: 100,
  returned: 101,
  onlinePurchase: 500,
  toConfirm: 501,
} as const satisfies Record<string, LeadStatusId>;

const withoutExecutive: readonly LeadStatusId[] = [
  leadStatus.unassigned,
  leadStatus.duplicate,
  leadStatus.toReassign,
  leadStatus.test,
  leadStatus.falseClient,
  leadStatus.other,
];

/** True where a request of the status stays with the executive who had it; elsewhere it is nobody's (docs/decisions/0324). */
export function keepsExecutive(status: LeadStatusId): boolean {
  return !withoutExecutive.includes(status);
}

/** Statuses of requests that an executive is looked for. */
export const waitingStatuses = [leadStatus.unassigned, leadStatus.toReassign] as const;

/** Statuses of requests whose person has decided nothing yet, neither bought, nor begun to, nor given up. */
export const openStatuses = [leadStatus.unassigned, leadStatus.assigned, leadStatus.toReassign] as const;

/** True while the person of a request of the status has decided nothing; false for what is no status. */
export function isOpen(status: number): boolean {
  return openStatuses.some((open) => open === status);
}

/** The status of a number; null: it is none. */
export function leadStatusOf(id: number): (typeof leadStatuses)[number] | null {
  return leadStatuses.find((status) => status.id === id) ?? null;
}

/** How far a request is within its status; 330 belongs to two of them (C4-48 to C4-52). */
export const leadSubStatuses = [
  { id: 200, name: 'En Gestión', of: [2] },
  { id: 201, name: 'Contactado', of: [2] },
  { id: 202, name: 'Interesado', of: [2] },
  { id: 203, name: 'Retomar Prospecto', of: [2] },
  { id: 204, name: 'Con cliente', of: [500] },
  { id: 205, name: 'Recaudación', of: [500] },
  { id: 300, name: 'Datos personales', of: [500] },
  { id: 301, name: 'Estado de salud', of: [500] },
  { id: 302, name: 'Firma contratante', of: [500] },
  { id: 303, name: 'Pago', of: [500] },
  { id: 304, name: 'Datos empresa', of: [500] },
  { id: 305, name: 'Datos empleados', of: [500] },
  { id: 330, name: 'Recaudación', of: [500, 501] },
  { id: 331, name: 'Web - Subscripción activa', of: [3] },
  { id: 332, name: 'Web - Pago único', of: [3] },
  { id: 333, name: 'Web - Transferencia no automática', of: [3] },
  { id: 401, name: 'No Contactado', of: [4] },
  { id: 402, name: 'No le interesa', of: [4] },
  { id: 403, name: 'No avanza', of: [4] },
] as const satisfies readonly { id: number; name: string; of: readonly LeadStatusId[] }[];
export type LeadSubStatusId = (typeof leadSubStatuses)[number]['id'];

/** A sub-status with the statuses that it may stand in. */
export interface LeadSubStatus {
  readonly id: LeadSubStatusId;
  readonly name: string;
  readonly of: readonly LeadStatusId[];
}

/** The sub-statuses that a request of a status may have, in their order; none for most. */
export function subStatusesOf(status: LeadStatusId): readonly LeadSubStatus[] {
  const all: readonly LeadSubStatus[] = leadSubStatuses;
  return all.filter((subStatus) => subStatus.of.includes(status));
}
