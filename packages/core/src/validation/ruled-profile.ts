import { employeesFromText } from '../people/employee-count.ts';
import { relationships, type Relationship } from '../people/household.ts';

/** What the rules look at in a profile. What is not known is undefined, and what was asked and left open is null. */
export interface RuledProfile {
  readonly contributors: readonly { readonly age: number | undefined; readonly insurer: string | null | undefined }[];
  readonly dependants: readonly { readonly age: number | undefined; readonly relationship: Relationship | undefined }[];
  /** Null: what was said is no number. */
  readonly employees: number | null | undefined;
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
    employees: employees === undefined ? undefined : (numberOf(employees) ?? null),
  };
}
