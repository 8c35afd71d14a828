import type { Sheet, SheetColumns } from '../read-sheet.ts';
import { householdColumns } from './household-columns.ts';

/** Yearly amounts of a plan; each one has a column per variant. */
export const limitNames = [
  'medical_deductible_individual',
  'drug_deductible_individual',
  'medical_deductible_family',
  'drug_deductible_family',
  'medical_maximum_out_of_pocket_individual',
  'drug_maximum_out_of_pocket_individual',
  'medical_maximum_out_of_pocket_family',
  'drug_maximum_out_of_pocket_family',
] as const;
export type LimitName = (typeof limitNames)[number];

/** Services whose cost to the insured the landscape says, one column per variant. */
export const serviceNames = [
  'primary_care_physician',
  'specialist',
  'emergency_room',
  'inpatient_facility',
  'inpatient_physician',
  'generic_drugs',
  'preferred_brand_drugs',
  'non_preferred_brand_drugs',
  'specialty_drugs',
] as const;
export type ServiceName = (typeof serviceNames)[number];

/** 'standard' for everybody; the others are what a silver plan is for low incomes, by its share of costs. */
export const variants = ['standard', '73_percent', '87_percent', '94_percent'] as const;
export type Variant = (typeof variants)[number];

const planColumns: SheetColumns = {
  state: 'required',
  metal_level: 'required',
  issuer_name: 'required',
  plan_id_standard_component: 'required',
  plan_marketing_name: 'required',
  plan_type: 'required',
  child_only_offering: 'optional',
  child_dental: 'optional',
  network_url: 'optional',
  plan_brochure_url: 'optional',
  summary_of_benefits_url: 'optional',
  ...Object.fromEntries(
    [...limitNames, ...serviceNames].flatMap((name) =>
      variants.map((variant) => [`${name}_${variant}`, variant === 'standard' ? 'required' : 'optional'] as const),
    ),
  ),
};

const premiumColumns: SheetColumns = {
  plan_id_standard_component: 'required',
  state: 'required',
  rating_area: 'required',
  ...Object.fromEntries(householdColumns.map(({ column }) => [column, 'required'] as const)),
};

/** One row per plan. */
export const plansSheet: Sheet<SheetColumns> = { name: 'plans_one_row_each', columns: planColumns };
/** One row per plan and rating area. */
export const premiumsSheet: Sheet<SheetColumns> = { name: 'premiums_by_plan_and_area', columns: premiumColumns };
/** As published: one row per plan and county, holding both. */
export const wholeSheet: Sheet<SheetColumns> = {
  name: 'qhp_landscape_2014',
  columns: { ...planColumns, ...premiumColumns },
};
