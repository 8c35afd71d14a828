import type { Attention } from '@cotejo/core/coverage';
import { fail, ok, type Result } from '@cotejo/core/result';
import type { Sheet, SheetRow } from '../read-sheet.ts';
import { RowProblems, type AmountRule, type RowPlace } from '../row-problems.ts';
import type { SheetProblem } from '../sheet-problem.ts';

export const plansSheet = {
  name: 'plans',
  columns: {
    isapre_code: 'required',
    isapre: 'required',
    plan_code: 'required',
    plan_name: 'required',
    base_price_uf: 'required',
    zones: 'optional',
    has_top: 'optional',
    notes: 'optional',
  },
} as const satisfies Sheet<Readonly<Record<string, 'required' | 'optional'>>>;

export const coverageSheet = {
  name: 'coverage',
  columns: {
    isapre_code: 'required',
    plan_code: 'required',
    attention: 'required',
    clinic_id: 'required',
    clinic_name: 'required',
    percentage: 'required',
  },
} as const satisfies Sheet<Readonly<Record<string, 'required' | 'optional'>>>;

export const clinicsSheet = {
  name: 'clinics',
  columns: {
    clinic_id: 'required',
    most_common_name: 'required',
    name_variants: 'optional',
    address: 'optional',
    lat: 'optional',
    lon: 'optional',
  },
} as const satisfies Sheet<Readonly<Record<string, 'required' | 'optional'>>>;

export interface PlanRow extends RowPlace {
  readonly isapreCode: string;
  readonly isapre: string;
  readonly planCode: string;
  readonly planName: string;
  /** UF per month, decimal text with at most four places. */
  readonly basePriceUf: string;
  /** Zone words of the sheet, e.g. 'rm', 'norte'; empty when the sheet says none. */
  readonly zones: readonly string[];
  /** True or false as the sheet says; null when it does not. */
  readonly hasTop: boolean | null;
  readonly notes: string;
}

export interface CoverageRow extends RowPlace {
  readonly isapreCode: string;
  readonly planCode: string;
  readonly attention: Attention;
  readonly clinicId: string;
  readonly clinicName: string;
  /** Whole, 0 to 100; null when the sheet leaves it empty. */
  readonly percentage: number | null;
}

export interface ClinicRow extends RowPlace {
  readonly clinicId: string;
  readonly name: string;
  readonly address: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

type Parsed<Row> = Result<Row, readonly SheetProblem[]>;

/** Dearer than any plan: a price above it is in pesos, or lost its decimal point. */
const basePrice: AmountRule = { decimals: 4, most: 100, unit: 'en UF' };

/** Reads a row of plans.csv, or lists what is wrong with it. */
export function parsePlanRow({ file, row, cell }: SheetRow<typeof plansSheet.columns>): Parsed<PlanRow> {
  const problems = new RowProblems({ file, row });
  const top = cell('has_top').toLowerCase();
  if (!['', 'true', 'false'].includes(top)) problems.add('has_top', `'${top}' no es true ni false`);
  const plan: PlanRow = {
    file,
    row,
    isapreCode: problems.required('isapre_code', cell('isapre_code')),
    isapre: problems.required('isapre', cell('isapre')),
    planCode: problems.required('plan_code', cell('plan_code')),
    planName: cell('plan_name'),
    basePriceUf: problems.amount('base_price_uf', cell('base_price_uf'), basePrice),
    zones: cell('zones')
      .split('|')
      .map((zone) => zone.trim().toLowerCase())
      .filter((zone) => zone !== ''),
    hasTop: top === '' ? null : top === 'true',
    notes: cell('notes'),
  };
  return problems.list.length > 0 ? fail(problems.list) : ok(plan);
}

function attentionOf(text: string): CoverageRow['attention'] | null {
  return text === 'hospitalaria' || text === 'ambulatoria' || text === 'urgencia' ? text : null;
}

function percentageOf(text: string, problems: RowProblems): number | null {
  if (text === '') return null;
  const value = /^\d{1,3}$/.test(text) ? Number(text) : 101;
  if (value > 100) problems.add('percentage', `'${text.slice(0, 40)}' no es un porcentaje entero de 0 a 100`);
  return value;
}

/** Reads a row of coverage.csv, or lists what is wrong with it. An empty percentage is no problem: it is not known. */
export function parseCoverageRow({ file, row, cell }: SheetRow<typeof coverageSheet.columns>): Parsed<CoverageRow> {
  const problems = new RowProblems({ file, row });
  const attention = attentionOf(cell('attention').toLowerCase());
  if (attention === null)
    problems.add('attention', `'${cell('attention').slice(0, 40)}' no es hospitalaria, ambulatoria ni urgencia`);
  const coverage = {
    file,
    row,
    isapreCode: cell('isapre_code'),
    planCode: problems.required('plan_code', cell('plan_code')),
    clinicId: problems.required('clinic_id', cell('clinic_id')),
    clinicName: cell('clinic_name'),
    percentage: percentageOf(cell('percentage'), problems),
  };
  return attention === null || problems.list.length > 0 ? fail(problems.list) : ok({ ...coverage, attention });
}

function degrees(column: 'lat' | 'lon', text: string, problems: RowProblems): number | null {
  if (text === '') return null;
  const limit = column === 'lat' ? 90 : 180;
  const value = /^-?\d{1,3}(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  if (!(Math.abs(value) <= limit)) problems.add(column, `'${text.slice(0, 40)}' no son grados entre -${limit} y ${limit}`);
  return value;
}

/** Reads a row of clinics.csv, or lists what is wrong with it. */
export function parseClinicRow({ file, row, cell }: SheetRow<typeof clinicsSheet.columns>): Parsed<ClinicRow> {
  const problems = new RowProblems({ file, row });
  const address = cell('address');
  const clinic: ClinicRow = {
    file,
    row,
    clinicId: problems.required('clinic_id', cell('clinic_id')),
    name: problems.required('most_common_name', cell('most_common_name')),
    address: address === '' ? null : address,
    latitude: degrees('lat', cell('lat'), problems),
    longitude: degrees('lon', cell('lon'), problems),
  };
  return problems.list.length > 0 ? fail(problems.list) : ok(clinic);
}
