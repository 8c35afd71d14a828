import type { EditionId } from '../editions/edition.ts';
import type { LeadSubStatusId } from './lead-statuses.ts';
import type { RequestTypeId } from './request-types.ts';

/** Why a request came to nothing, and where that can be said (C5-32). */
export interface FailureReason {
  readonly id: number;
  readonly name: string;
  readonly requestTypes: readonly RequestTypeId[];
  readonly subStatuses: readonly LeadSubStatusId[];
  /** Position in a list, from 1. */
  readonly order: number;
  readonly countries: readonly EditionId[];
}

const everywhere = ['chile', 'peru', 'colombia', 'international'] as const;
const onlyChile = ['chile'] as const;
const latin = ['chile', 'peru', 'colombia'] as const;

const [notReached, notInterested, noProgress] = [401, 402, 403] as const;

const everyType = [1, 2, 3, 6, 7] as const;
const people = [1, 2, 7] as const;
const plans = [2] as const;
const insurances = [1, 7] as const;
const companies = [6] as const;

type Row = readonly [
  id: number,
  name: string,
  requestTypes: readonly RequestTypeId[],
  subStatuses: readonly LeadSubStatusId[],
  countries: readonly EditionId[],
];

/** Six of the names are the specification's (C5-33 to C5-38), the rest ours (docs/decisions/0300). A number is never used again. */
const rows: readonly Row[] = [
  // Nobody was reached.
  [1, 'No contesta', everyType, [notReached], everywhere],
  [2, 'Teléfono equivocado', everyType, [notReached], everywhere],
  [3, 'Teléfono apagado o fuera de servicio', everyType, [notReached], everywhere],
  [4, 'Buzón de voz', everyType, [notReached], everywhere],
  [5, 'Correo rebotado', everyType, [notReached], everywhere],
  [6, 'No responde por WhatsApp', everyType, [notReached], everywhere],
  [7, 'Corta la llamada', everyType, [notReached], everywhere],
  [8, 'No llegó a la reunión', everyType, [notReached, noProgress], everywhere],
  [9, 'Pidió no ser contactado', everyType, [notReached, notInterested], everywhere],
  // They do not want it.
  [10, 'Muy caro', everyType, [notInterested, noProgress], everywhere],
  [11, 'Sólo quería comparar', everyType, [notInterested], everywhere],
  [12, 'Ya contrató con otro corredor', everyType, [notInterested, noProgress], everywhere],
  [13, 'Ya contrató directamente', everyType, [notInterested, noProgress], everywhere],
  [14, 'Se queda con lo que tiene', everyType, [notInterested, noProgress], everywhere],
  [15, 'No recuerda haber pedido', everyType, [notInterested], everywhere],
  [16, 'Esperaba otra clase de producto', everyType, [notInterested], everywhere],
  [17, 'No le gusta la cobertura', everyType, [notInterested, noProgress], everywhere],
  [18, 'No le gustan las clínicas', people, [notInterested, noProgress], everywhere],
  [19, 'No le gusta el deducible', insurances, [notInterested, noProgress], everywhere],
  [20, 'No le gusta la compañía', everyType, [notInterested, noProgress], everywhere],
  [21, 'No quiere dar sus datos de salud', people, [notInterested, noProgress], everywhere],
  [22, 'Prefiere Fonasa', plans, [notInterested, noProgress], onlyChile],
  [23, 'Quiere seguir en su Isapre', plans, [notInterested, noProgress], onlyChile],
  [24, 'Prefiere su EPS', [1, 2], [notInterested, noProgress], ['peru', 'colombia']],
  [25, 'Prefiere EsSalud', [1, 2], [notInterested, noProgress], ['peru']],
  // The insurer or the law stands against it.
  [26, 'Pre Existencias', people, [noProgress], everywhere],
  [27, 'Menos de 1 año', plans, [noProgress], onlyChile],
  [28, 'Mujer gestante más de 21 semanas', people, [noProgress], everywhere],
  [29, 'Cliente mayor a 59 años', people, [noProgress], everywhere],
  [30, 'Supera la edad de ingreso', insurances, [noProgress], everywhere],
  [31, 'Rechazado por la compañía', people, [noProgress], everywhere],
  [32, 'Renta insuficiente', plans, [noProgress], onlyChile],
  [33, 'Sin cotizaciones al día', plans, [noProgress], onlyChile],
  [34, 'Deuda con su Isapre', plans, [noProgress], onlyChile],
  [35, 'Con licencia médica', people, [noProgress], latin],
  [36, 'Sin afiliación a una EPS', [1, 2], [noProgress], ['colombia']],
  [37, 'Sin documento de identidad vigente', people, [noProgress], everywhere],
  [38, 'Vive fuera de la zona de cobertura', people, [noProgress], everywhere],
  [39, 'Ya viajó', insurances, [noProgress], everywhere],
  [40, 'Viaje suspendido', insurances, [notInterested, noProgress], everywhere],
  // A company's.
  [41, 'Menos empleados que el mínimo', companies, [noProgress], everywhere],
  [42, 'La empresa lo postergó', companies, [notInterested, noProgress], everywhere],
  [43, 'No decide quien pidió', companies, [notInterested, noProgress], everywhere],
  [44, 'Sin presupuesto este año', companies, [notInterested, noProgress], everywhere],
  [45, 'Siniestralidad muy alta', companies, [noProgress], everywhere],
  // On the way.
  [46, 'No envía documentos', everyType, [noProgress], everywhere],
  [47, 'No firma', everyType, [noProgress], everywhere],
  [48, 'Pago rechazado', everyType, [noProgress], everywhere],
  [49, 'Otro motivo', everyType, [notReached, notInterested, noProgress], everywhere],
];

/** The 49 reasons, each with where it applies, in the order in which they are offered (C5-32). */
export const failureReasons: readonly FailureReason[] = rows.map(([id, name, requestTypes, subStatuses, countries], index) => ({
  id,
  name,
  requestTypes,
  subStatuses,
  order: index + 1,
  countries,
}));

/** What narrows the reasons: what was asked for, in which sub-status it failed, and where. */
export interface ReasonQuestion {
  readonly requestType: RequestTypeId;
  readonly subStatus: number;
  readonly country: EditionId;
}

/** The reasons that can be given there, in their order (C5-29 to C5-31). */
export function reasonsFor({ requestType, subStatus, country }: ReasonQuestion): readonly FailureReason[] {
  return failureReasons.filter(
    (reason) =>
      reason.requestTypes.includes(requestType) &&
      reason.subStatuses.some((id) => id === subStatus) &&
      reason.countries.includes(country),
  );
}
