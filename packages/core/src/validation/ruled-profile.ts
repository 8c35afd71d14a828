import type { PlainDate } from '../dates/plain-date.ts';
import { readDay } from '../forms/read-answer.ts';
import { employeesFromText } from '../people/employee-count.ts';
import { relationships, type Relationship } from '../people/household.ts';
import type { JourneyDays } from '../people/journey-rules.ts';

/** What the rules look at in a profile. What is not known is undefined, and what was asked and left open is null. */
export interface RuledProfile {
  readonly contributors: readonly { readonly age: number | undefined; readonly insurer: string | null | undefined }[];
  readonly dependants: readonly { readonly age: number | undefined; readonly relationship: Relationship | undefined }[];
  /** A partner is there, whatever is known of them. */
  readonly hasPartner: boolean;
  /** Null: what was said is no number. */
  readonly employees: number | null | undefined;
  /** Each with the answer that says it, as the profile or form calls it. */
  readonly journey: JourneyDays & { readonly names: Readonly<Record<keyof JourneyDays, string>> };
}

type Part = Readonly<Record<string, unknown>>;

function isPart(value: unknown): value is Part {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function rowsOf(value: unknown): readonly Part[] {
  return Array.isArray(value) ? value.map((row: unknown) => (isPart(row) ? row : {})) : [];
}

function numberOf(value: unknown): number | undefined {
  if (typeof value === 'string') return employeesFromText(value);
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

function insurerOf({ epsActual }: Part): string | null | undefined {
  return typeof epsActual === 'string' || epsActual === null ? epsActual : undefined;
}

/** Who pays, as a form for health asks: once for each of both. */
function holdersOfForm(root: Part): RuledProfile['contributors'] {
  const holder = { age: numberOf(root['titular_edad']), insurer: insurerOf(root) };
  const partner = { age: numberOf(root['pareja_edad']), insurer: undefined };
  const isAsked = root['titular_edad'] !== undefined;
  return [...(isAsked ? [holder] : []), ...(partner.age === undefined ? [] : [partner])];
}

/** Answers by which a form asks for a journey (B3-16): one that has any of them says nothing of the days that it leaves out. */
export const journeyAnswers = { departure: 'fld_fecha_inicio', homecoming: 'fld_fecha_termino', days: 'viaje_dias' } as const;

function dayOf(value: unknown): PlainDate | undefined {
  return typeof value === 'string' ? readDay(value) : undefined;
}

/** The days of a journey: of a form's answers where they speak of one, else of the profile. */
function journeyOf(root: Part): RuledProfile['journey'] {
  const { departure, homecoming } = journeyAnswers;
  if (Object.values(journeyAnswers).some((name) => Object.hasOwn(root, name))) {
    return { departure: dayOf(root[departure]), homecoming: dayOf(root[homecoming]), names: { departure, homecoming } };
  }
  const said = isPart(root['viaje']) ? root['viaje'] : {};
  const names = { departure: 'viaje.salida', homecoming: 'viaje.regreso' };
  return { departure: dayOf(said['salida']), homecoming: dayOf(said['regreso']), names };
}

/** The second of who pays: of a form, where its box is ticked. */
function hasPartner(root: Part): boolean {
  return (
    rowsOf(root['cotizante']).length > 1 ||
    root['pareja_edad'] !== undefined ||
    (root['cotizante'] === undefined && root['enPareja'] === true)
  );
}

/**
 * Reads a profile as the wire names it, or the values of a form, which call people 'titular' and 'pareja', say with each answer of a
 * carga that it is one, call the employees 'cantidadEmpleados' or 'fld_employees', and may say numbers as text. Whatever is not there, or is something else, is not known: no rule says anything of it.
 */
export function readRuledProfile(value: unknown): RuledProfile {
  const root = isPart(value) ? value : {};
  const employees =
    root['cantidadempleados'] ?? (Object.hasOwn(root, 'fld_employees') ? root['fld_employees'] : root['cantidadEmpleados']);
  return {
    contributors: [
      ...rowsOf(root['cotizante']).map((row) => ({ age: numberOf(row['edad']), insurer: insurerOf(row) })),
      ...holdersOfForm(root),
    ],
    dependants: rowsOf(root['cargas']).map((row) => ({
      age: numberOf(row['edad'] ?? row['cargas_edad']),
      relationship: relationships.find((own) => own === (row['parentesco'] ?? row['cargas_parentesco'])),
    })),
    hasPartner: hasPartner(root),
    employees: employees === undefined ? undefined : (numberOf(employees) ?? null),
    journey: journeyOf(root),
  };
}
