import { sheet } from '../../testing/sheet-files.ts';
import { householdColumns } from '../household-columns.ts';
import { limitNames, serviceNames } from '../landscape-sheets.ts';

const costColumns = [...limitNames, ...serviceNames].map((name) => `${name}_standard`);
export const plansHeader = [
  'state,metal_level,issuer_name,plan_id_standard_component,plan_marketing_name,plan_type,child_dental',
  ...costColumns,
].join(',');
export const premiumsHeader = [
  'plan_id_standard_component,state,rating_area',
  ...householdColumns.map(({ column }) => column),
].join(',');

const limits = ['"$2,500"', 'Included in Medical', '"$5,000"', 'Included in Medical', '"$6,350"', '', 'Not Applicable', ''];
const services = ['$35', '$50 Copay after deductible', ...Array.from({ length: 7 }, () => '20% Coinsurance after deductible')];

/** A plan's line; `cells` replaces costs by column. */
export function planLine(planId: string, cells: Readonly<Record<string, string>> = {}, start?: string): string {
  const given = start ?? `AK,Silver,Premera,${planId},Plan ${planId},PPO,X`;
  return [given, ...costColumns.map((column, index) => cells[column] ?? [...limits, ...services][index] ?? '')].join(',');
}

const adults = { 21: 200, 27: 210, 30: 227.5, 40: 256, 50: 358.1, 60: 543 } as const;

/** Printed figures of a plan and area: adults as above, children of `child`, of whom `charged` are paid for. */
export function premiumLine(
  place: string,
  { child = 120.25 as number | null, charged = 3, cells = {} as Readonly<Record<string, string>> } = {},
): string {
  const figures = householdColumns.map(({ column, age, adults: count, children }) => {
    const given = cells[column];
    if (given !== undefined) return given;
    if (age === null) return child === null ? '' : String(child);
    return String(Math.round((count * adults[age] + Math.min(children, charged) * (child ?? 99)) * 100) / 100);
  });
  return [place, ...figures].join(',');
}

export const [first, second] = ['38344AK0570001', '38344SC0570002'] as const;

/** Two plans in three areas: an ordinary one, and one of a state that charges the first child only. */
export const goodLandscape = {
  'plans_one_row_each.csv': sheet(
    plansHeader,
    planLine(first),
    planLine(second, {}, `SC,Bronze,Blue Choice,${second},Azul,HMO,`),
  ),
  'premiums_by_plan_and_area.csv': sheet(
    premiumsHeader,
    premiumLine(`${first},AK,Rating Area 2`),
    premiumLine(`${first},AK,Rating Area 10`, { child: 130 }),
    premiumLine(`${second},SC,Rating Area 1`, { charged: 1 }),
  ),
};
