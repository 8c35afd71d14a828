import { isapres, openCodeOf } from '@cotejo/core/isapres';
import { gesPrices } from '@cotejo/core/pricing-parameters';
import { fail, ok, type Result } from '@cotejo/core/result';
import type { Survey } from '../importer.ts';
import { readRows } from '../read-rows.ts';
import { maximumProblems, type SheetProblem } from '../sheet-problem.ts';
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
import type { SheetFindings, sheetFindingTitles } from './sheet-findings.ts';

/** What a first reading of all three sheets found: everything the second one needs that concerns more than one plan. */
export interface SurveyedSheets {
  readonly folder: string;
  /** By plan code, in the order of the sheet. */
  readonly plans: ReadonlyMap<string, PlanRow>;
  readonly clinics: readonly ClinicRow[];
  readonly spellings: SpellingCounts;
  readonly coverageRowsOf: ReadonlyMap<string, number>;
  readonly coverageFile: string;
  readonly coverageRows: number;
}

/** Why no plan of the isapre of this code can be shown; null: nothing is against it. */
function isapreProblem(code: string): string | null {
  const isapre = isapres.get(code);
  if (isapre === undefined) return `'${code}' no es el código de ninguna isapre`;
  if (isapre.standing === 'disabled') {
    const open = openCodeOf(isapre.name);
    const other = open === null ? '' : `; ${isapre.name} es ahora la ${open}`;
    return `el código ${code} está deshabilitado${other}`;
  }
  if (gesPrices.has(code)) return null;
  return `no conocemos el precio GES de la isapre '${code}' (${isapre.name}): no se puede calcular su precio`;
}

function planProblem(plan: PlanRow, known: PlanRow | undefined): SheetProblem | null {
  const at = { file: plan.file, row: plan.row };
  if (known) return { ...at, column: 'plan_code', message: `el plan ${plan.planCode} ya está en la fila ${known.row}` };
  const message = isapreProblem(plan.isapreCode);
  return message === null ? null : { ...at, column: 'isapre_code', message };
}

function coverageProblem(row: CoverageRow, plan: PlanRow | undefined): SheetProblem | null {
  const at = { file: row.file, row: row.row };
  if (!plan) return { ...at, column: 'plan_code', message: `el plan '${row.planCode}' no está en ${plansSheet.name}` };
  if (plan.isapreCode === row.isapreCode) return null;
  return { ...at, column: 'isapre_code', message: `dice '${row.isapreCode}' y el plan es de la isapre '${plan.isapreCode}'` };
}

function remarkPlan(plan: PlanRow, findings: SheetFindings): void {
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
export async function surveySheets({
  folder,
  findings,
  files,
  progress,
}: Survey<keyof typeof sheetFindingTitles>): Promise<Result<SurveyedSheets, readonly SheetProblem[]>> {
  const problems: SheetProblem[] = [];
  const [plans, clinics] = [new Map<string, PlanRow>(), new Map<string, ClinicRow>()];
  const reading = { folder, problems, progress };
  const plansRead = await readRows(plansSheet, {
    ...reading,
    take: (row) => {
      const plan = parsePlanRow(row);
      if (!plan.ok || !isGood(planProblem(plan.value, plans.get(plan.value.planCode)), problems)) return plan;
      plans.set(plan.value.planCode, plan.value);
      remarkPlan(plan.value, findings);
      return plan;
    },
  });
  const clinicsRead = await readRows(clinicsSheet, {
    ...reading,
    take: (row) => {
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
  // What a file that could not be read lacks says nothing.
  const problemOfCoverage = (row: CoverageRow) => (plansRead.isReadable ? coverageProblem(row, plans.get(row.planCode)) : null);
  const spellings = new SpellingCounts();
  const coverageRowsOf = new Map<string, number>();
  const unknownClinics = new Set<string>();
  const coverageRead = await readRows(coverageSheet, {
    ...reading,
    take: (row) => {
      const coverage = parseCoverageRow(row);
      if (!coverage.ok || !isGood(problemOfCoverage(coverage.value), problems)) return coverage;
      const { planCode, clinicId, clinicName, file, row: line } = coverage.value;
      spellings.add(coverage.value);
      coverageRowsOf.set(planCode, (coverageRowsOf.get(planCode) ?? 0) + 1);
      if (clinicsRead.isReadable && !clinics.has(clinicId) && !unknownClinics.has(clinicId)) {
        unknownClinics.add(clinicId);
        findings.add({ kind: 'unknown-clinic', file, row: line, column: 'clinic_id', message: `${clinicId} ('${clinicName}')` });
      }
      return coverage;
    },
  });
  files.push(plansRead.count, clinicsRead.count, coverageRead.count);
  if (plans.size === 0 && problems.length === 0) {
    problems.push({ file: plansSheet.name, row: null, column: null, message: 'no tiene ningún plan' });
  }
  if (problems.length > 0) return fail(problems.slice(0, maximumProblems));
  return ok({
    folder,
    plans,
    clinics: [...clinics.values()],
    spellings,
    coverageRowsOf,
    coverageFile: coverageRead.count.file,
    coverageRows: coverageRead.count.read,
  });
}
