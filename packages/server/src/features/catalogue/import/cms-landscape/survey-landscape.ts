import { fail, ok, type Result } from '@cotejo/core/result';
import type { FileCount, Survey } from '../importer.ts';
import { readRows } from '../read-rows.ts';
import { hasSheet, type SheetColumns, type SheetRow } from '../read-sheet.ts';
import { maximumProblems, type SheetProblem } from '../sheet-problem.ts';
import { areaPremium, type AreaPremium } from './area-premium.ts';
import { householdColumns } from './household-columns.ts';
import type { landscapeFindingTitles } from './landscape-findings.ts';
import { parsePlanRow, parsePremiumRow, type PlanRow } from './landscape-rows.ts';
import { plansSheet, premiumsSheet, wholeSheet } from './landscape-sheets.ts';
import { areaCode, type RatingArea } from './rating-areas.ts';

/** Everything a landscape says, without the repetition: some thousand plans, some ten thousand prices. */
export interface SurveyedLandscape {
  /** By plan id, in the order of the sheet. */
  readonly plans: ReadonlyMap<string, PlanRow>;
  /** By plan id; a plan without prices is absent. */
  readonly premiums: ReadonlyMap<string, readonly AreaPremium[]>;
  readonly areas: readonly RatingArea[];
  readonly files: readonly FileCount[];
}

type Row = SheetRow<SheetColumns>;
type Taken = Result<unknown, readonly SheetProblem[]>;

function problemAt({ file, row }: Row, column: string, message: string): Taken {
  return fail([{ file, row, column, message }]);
}

/** The printed figures of a row as one text, to see that rows of the same plan and area agree. */
function fingerprint({ cell }: Row): string {
  return householdColumns.map(({ column }) => cell(column)).join(' ');
}

/** Takes rows one by one and keeps what is new in them. */
class Landscape {
  readonly plans = new Map<string, PlanRow>();
  readonly premiums = new Map<string, AreaPremium[]>();
  readonly areas = new Map<string, RatingArea>();
  refused = 0;
  readonly #seen = new Map<string, string>();
  readonly #findings: Survey<keyof typeof landscapeFindingTitles>['findings'];

  constructor(findings: Survey<keyof typeof landscapeFindingTitles>['findings']) {
    this.#findings = findings;
  }

  /** A row of nothing, as the published file has two. */
  isEmpty({ file, row, cell }: Row): boolean {
    if (cell('plan_id_standard_component') !== '' || cell('rating_area') !== '') return false;
    this.refused += 1;
    this.#findings.add({ kind: 'empty-row', file, row, column: 'plan_id_standard_component', message: 'no nombra un plan' });
    return true;
  }

  takePlan(row: Row): Taken {
    const read = parsePlanRow(row);
    if (!read.ok) return read;
    const { plan, unknown } = read.value;
    const known = this.plans.get(plan.planId);
    if (known) return problemAt(row, 'plan_id_standard_component', `el plan ${plan.planId} ya está en la fila ${known.row}`);
    this.plans.set(plan.planId, plan);
    for (const { column, text } of unknown) {
      this.#findings.add({
        kind: 'unknown-term',
        file: row.file,
        row: row.row,
        column,
        message: `plan ${plan.planId}: '${text}'`,
      });
    }
    return read;
  }

  takePremium(row: Row, { mayRepeat }: { readonly mayRepeat: boolean }): Taken {
    const key = `${row.cell('plan_id_standard_component')} ${row.cell('state')} ${row.cell('rating_area')}`;
    const [known, print] = [this.#seen.get(key), fingerprint(row)];
    if (known !== undefined && mayRepeat && known === print) return ok(row);
    const read = parsePremiumRow(row);
    if (!read.ok) return read;
    const { planId, area, printed } = read.value;
    const region = areaCode(area);
    if (!this.plans.has(planId))
      return problemAt(row, 'plan_id_standard_component', `el plan '${planId}' no está en ${plansSheet.name}`);
    if (known !== undefined && !mayRepeat)
      return problemAt(row, 'rating_area', `el plan ${planId} ya tiene precios en ${region}`);
    if (known !== undefined) {
      return problemAt(row, 'premium_child', `el plan ${planId} tiene otros precios en ${region} en una fila anterior`);
    }
    this.#seen.set(key, print);
    const premium = areaPremium(region, printed);
    this.#remark(row, `plan ${planId}, ${region}`, premium);
    if (premium === null) this.refused += 1;
    else if (printed.size > 0) {
      this.areas.set(region, area);
      const own = this.premiums.get(planId) ?? [];
      own.push(premium);
      this.premiums.set(planId, own);
    }
    return read;
  }

  #remark({ file, row }: Row, message: string, premium: AreaPremium | null): void {
    const place = { file, row, message };
    if (premium === null) {
      this.#findings.add({ kind: 'other-households', ...place, column: 'couple_1_child_age_21' });
      return;
    }
    const { childAlone, childWithAdults, chargedChildren, adults } = premium;
    if (adults.size === 0) {
      const kind = childAlone === null ? 'no-price' : 'no-adult-price';
      this.#findings.add({ kind, ...place, column: 'premium_adult_individual_age_21' });
    } else if (childAlone === null) this.#findings.add({ kind: 'no-child-price', ...place, column: 'premium_child' });
    if (childWithAdults !== null && chargedChildren === 1) {
      this.#findings.add({ kind: 'only-first-child-charged', ...place, column: 'couple_2_children_age_21' });
    }
  }
}

/**
 * Reads the two small sheets of a landscape, or the published one where they are absent, once, row by row. A row that
 * is wrong makes the whole import fail; a row whose households do not add up is refused alone.
 */
export async function surveyLandscape({
  folder,
  findings,
  files,
  progress,
}: Survey<keyof typeof landscapeFindingTitles>): Promise<Result<SurveyedLandscape, readonly SheetProblem[]>> {
  const problems: SheetProblem[] = [];
  const landscape = new Landscape(findings);
  const read = async (sheet: typeof plansSheet, take: (row: Row) => Taken) => {
    const before = landscape.refused;
    const { count } = await readRows(sheet, {
      folder,
      problems,
      progress,
      take: (row) => (landscape.isEmpty(row) ? ok(row) : take(row)),
    });
    const refused = count.refused + landscape.refused - before;
    files.push({ ...count, taken: count.read - refused, refused });
  };
  const isWhole = !(await hasSheet(folder, plansSheet)) && (await hasSheet(folder, wholeSheet));
  if (isWhole) {
    await read(wholeSheet, (row) => {
      const plan = landscape.plans.has(row.cell('plan_id_standard_component')) ? ok(row) : landscape.takePlan(row);
      return plan.ok ? landscape.takePremium(row, { mayRepeat: true }) : plan;
    });
  } else {
    await read(plansSheet, (row) => landscape.takePlan(row));
    // Without plans every premium would be of an unknown one: the first sheet's problems say enough.
    if (problems.length === 0) await read(premiumsSheet, (row) => landscape.takePremium(row, { mayRepeat: false }));
  }
  const { plans, premiums, areas } = landscape;
  const [first] = files;
  if (premiums.size === 0 && problems.length === 0) {
    problems.push({ file: first?.file ?? plansSheet.name, row: null, column: null, message: 'no tiene ningún plan con precio' });
  }
  if (problems.length > 0) return fail(problems.slice(0, maximumProblems));
  for (const { planId, file, row } of plans.values()) {
    if (premiums.has(planId)) continue;
    findings.add({ kind: 'plan-without-price', file, row, column: 'plan_id_standard_component', message: `plan ${planId}` });
  }
  return ok({ plans, premiums, areas: [...areas.values()], files });
}
