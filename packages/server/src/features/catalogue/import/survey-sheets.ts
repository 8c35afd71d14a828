import { gesPrices } from '@cotejo/core/pricing-parameters';
import { fail, ok, type Result } from '@cotejo/core/result';
import { SpellingCounts } from './clinic-directory.ts';
import {
  clinicsSheet,
  coverageSheet,
  parseClinicRow,
  parseCoverageRow,
  parsePlanRow,
  plansSheet,
  type ClinicRow,
  type CoverageRow,
  type PlanRow,
} from './isapre-sheet-rows.ts';
import { readSheet, type Sheet, type SheetColumns, type SheetRow } from './read-sheet.ts';
import type { Findings } from './sheet-findings.ts';
import { maximumProblems, type SheetProblem } from './sheet-problem.ts';

/** Told a line about every step and every so many rows. */
export type Progress = (line: string) => void;

/** What a first reading of all three sheets found: everything the second one needs that concerns more than one plan. */
export interface Survey {
  readonly folder: string;
  /** By plan code, in the order of the sheet. */
  readonly plans: ReadonlyMap<string, PlanRow>;
  readonly clinics: readonly ClinicRow[];
  readonly spellings: SpellingCounts;
  readonly coverageRowsOf: ReadonlyMap<string, number>;
  readonly coverageFile: string;
  readonly coverageRows: number;
}

const rowsPerLine = 10_000;

interface Reading<Row> {
  readonly folder: string;
  readonly parse: (row: Row) => Result<unknown, readonly SheetProblem[]>;
  readonly problems: SheetProblem[];
  readonly progress: Progress;
}

/** Reads a sheet to its end, keeping problems while there are not too many. Answers how many rows it has. */
async function readAll<Columns extends SheetColumns>(
  sheet: Sheet<Columns>,
  { folder, parse, problems, progress }: Reading<SheetRow<Columns>>,
): Promise<number> {
  let rows = 0;
  for await (const row of readSheet(folder, sheet)) {
    if (!row.ok) problems.push(row.error);
    else {
      rows += 1;
      if (rows % rowsPerLine === 0) progress(`${row.value.file}: ${rows} filas…`);
      const parsed = parse(row.value);
      if (!parsed.ok) problems.push(...parsed.error);
    }
    if (problems.length >= maximumProblems) break;
  }
  progress(`${sheet.name}: ${rows} filas leídas`);
  return rows;
}

function planProblem(plan: PlanRow, known: PlanRow | undefined): SheetProblem | null {
  const at = { file: plan.file, row: plan.row };
  if (known) return { ...at, column: 'plan_code', message: `el plan ${plan.planCode} ya está en la fila ${known.row}` };
  if (gesPrices.has(plan.isapreCode)) return null;
  return {
    ...at,
    column: 'isapre_code',
    message: `no conocemos el precio GES de la isapre '${plan.isapreCode}': no se puede calcular su precio`,
  };
}

function coverageProblem(row: CoverageRow, plan: PlanRow | undefined): SheetProblem | null {
  const at = { file: row.file, row: row.row };
  if (!plan) return { ...at, column: 'plan_code', message: `el plan '${row.planCode}' no está en ${plansSheet.name}` };
  if (plan.isapreCode === row.isapreCode) return null;
  return { ...at, column: 'isapre_code', message: `dice '${row.isapreCode}' y el plan es de la isapre '${plan.isapreCode}'` };
}

function remarkPlan(plan: PlanRow, findings: Findings): void {
  const missing = (column: string, what: string) =>
    findings.add({ kind: 'missing-value', file: plan.file, row: plan.row, column, message: `plan ${plan.planCode} sin ${what}` });
  if (plan.planName === '') missing('plan_name', 'nombre');
  if (plan.zones.length === 0) missing('zones', 'zona');
  if (plan.hasTop === null) missing('has_top', 'dato de tope');
}

/** Adds a problem unless there is none; answers whether the row is good. */
function isGood(problem: SheetProblem | null, problems: SheetProblem[]): boolean {
  if (problem) problems.push(problem);
  return problem === null;
}

/**
 * Reads the three sheets once, row by row. Any row that is wrong makes the whole import fail; at most a hundred
 * problems are told. Holds plans and spellings, never the coverage rows.
 */
export async function surveySheets(
  folder: string,
  findings: Findings,
  progress: Progress,
): Promise<Result<Survey, readonly SheetProblem[]>> {
  const problems: SheetProblem[] = [];
  const [plans, clinics] = [new Map<string, PlanRow>(), new Map<string, ClinicRow>()];
  const reading = { folder, problems, progress };
  await readAll(plansSheet, {
    ...reading,
    parse: (row) => {
      const plan = parsePlanRow(row);
      if (!plan.ok || !isGood(planProblem(plan.value, plans.get(plan.value.planCode)), problems)) return plan;
      plans.set(plan.value.planCode, plan.value);
      remarkPlan(plan.value, findings);
      return plan;
    },
  });
  await readAll(clinicsSheet, {
    ...reading,
    parse: (row) => {
      const clinic = parseClinicRow(row);
      if (!clinic.ok) return clinic;
      const { file, row: line, clinicId, address } = clinic.value;
      const known = clinics.get(clinicId);
      const twice = { file, row: line, column: 'clinic_id', message: `la clínica ${clinicId} ya está en la fila ${known?.row}` };
      if (isGood(known ? twice : null, problems)) clinics.set(clinicId, clinic.value);
      if (address === null)
        findings.add({ kind: 'missing-value', file, row: line, column: 'address', message: `clínica ${clinicId} sin dirección` });
      return clinic;
    },
  });
  const spellings = new SpellingCounts();
  const coverageRowsOf = new Map<string, number>();
  const unknownClinics = new Set<string>();
  let coverageFile: string = coverageSheet.name;
  const coverageRows = await readAll(coverageSheet, {
    ...reading,
    parse: (row) => {
      coverageFile = row.file;
      const coverage = parseCoverageRow(row);
      if (!coverage.ok || !isGood(coverageProblem(coverage.value, plans.get(coverage.value.planCode)), problems)) return coverage;
      const { planCode, clinicId, clinicName, file, row: line } = coverage.value;
      spellings.add(coverage.value);
      coverageRowsOf.set(planCode, (coverageRowsOf.get(planCode) ?? 0) + 1);
      if (!clinics.has(clinicId) && !unknownClinics.has(clinicId)) {
        unknownClinics.add(clinicId);
        findings.add({ kind: 'unknown-clinic', file, row: line, column: 'clinic_id', message: `${clinicId} ('${clinicName}')` });
      }
      return coverage;
    },
  });
  if (plans.size === 0 && problems.length === 0) {
    problems.push({ file: plansSheet.name, row: null, column: null, message: 'no tiene ningún plan' });
  }
  if (problems.length > 0) return fail(problems.slice(0, maximumProblems));
  return ok({ folder, plans, clinics: [...clinics.values()], spellings, coverageRowsOf, coverageFile, coverageRows });
}
