import { parseScaled } from '@cotejo/core/money';
import { fail, ok, type Result } from '@cotejo/core/result';
import type { SheetColumns, SheetRow } from '../read-sheet.ts';
import { RowProblems, shortened, type AmountRule, type RowPlace } from '../row-problems.ts';
import type { SheetProblem } from '../sheet-problem.ts';
import type { PrintedPremiums } from './area-premium.ts';
import { parseCostTerm, parseYearlyLimit, type CostTerm, type YearlyLimit } from './cost-terms.ts';
import { householdColumns } from './household-columns.ts';
import { limitNames, serviceNames, variants, type LimitName, type ServiceName, type Variant } from './landscape-sheets.ts';
import { ratingAreaOf, type RatingArea } from './rating-areas.ts';
import { stateName } from './landscape-states.ts';

export const metalLevels = ['Bronze', 'Silver', 'Gold', 'Platinum', 'Catastrophic'] as const;
export type MetalLevel = (typeof metalLevels)[number];
export const networkTypes = ['HMO', 'PPO', 'POS', 'EPO'] as const;
export type NetworkType = (typeof networkTypes)[number];

/** What a plan costs the insured beside its premium. What the sheet does not say, or says in unknown words, is absent. */
export interface CostSharing {
  readonly limits: ReadonlyMap<LimitName, YearlyLimit>;
  readonly services: ReadonlyMap<ServiceName, CostTerm>;
}

export interface PlanRow extends RowPlace {
  readonly planId: string;
  readonly name: string;
  readonly issuer: string;
  readonly metal: MetalLevel;
  readonly network: NetworkType;
  readonly includesChildDental: boolean;
  readonly brochureUrl: string | null;
  readonly summaryUrl: string | null;
  readonly costs: ReadonlyMap<Variant, CostSharing>;
}

export interface UnknownCell {
  readonly column: string;
  readonly text: string;
}

export interface ReadPlan {
  readonly plan: PlanRow;
  readonly unknown: readonly UnknownCell[];
}

type Row = SheetRow<SheetColumns>;

function readCells<Name extends string, Value>(
  names: readonly Name[],
  variant: Variant,
  { cell, parse, unknown }: { cell: Row['cell']; parse: (text: string) => Value | null; unknown: UnknownCell[] },
): ReadonlyMap<Name, Value> {
  const values = new Map<Name, Value>();
  for (const name of names) {
    const column = `${name}_${variant}`;
    const text = cell(column);
    if (text === '') continue;
    const value = parse(text);
    if (value === null) unknown.push({ column, text: shortened(text) });
    else values.set(name, value);
  }
  return values;
}

/** Addresses are printed with and without 'http://'; anything else is no address. */
function urlOf(text: string): string | null {
  const url = /^https?:\/\//i.test(text) ? text : `http://${text}`;
  return text.includes('.') && text.length <= 500 && URL.canParse(url) ? url : null;
}

const planIdPattern = /^\d{5}[A-Z]{2}\d{7}$/i;

/** Reads what a row says of its plan, or lists what is wrong with it. Unknown texts of costs are no problem but are told. */
export function parsePlanRow({ file, row, cell }: Row): Result<ReadPlan, readonly SheetProblem[]> {
  const problems = new RowProblems({ file, row });
  const planId = problems.required('plan_id_standard_component', cell('plan_id_standard_component'));
  if (planId !== '' && !planIdPattern.test(planId)) {
    problems.add('plan_id_standard_component', `'${shortened(planId)}' no es un código de plan, como 38344AK0570001`);
  }
  if (stateName(cell('state')) === null) problems.add('state', `'${shortened(cell('state'))}' no es un estado`);
  const metal = metalLevels.find((level) => level === cell('metal_level'));
  if (metal === undefined) {
    problems.add('metal_level', `'${shortened(cell('metal_level'))}' no es uno de ${metalLevels.join(', ')}`);
  }
  const network = networkTypes.find((type) => type === cell('plan_type'));
  if (network === undefined) {
    problems.add('plan_type', `'${shortened(cell('plan_type'))}' no es uno de ${networkTypes.join(', ')}`);
  }
  const name = problems.required('plan_marketing_name', cell('plan_marketing_name'));
  const issuer = problems.required('issuer_name', cell('issuer_name'));
  if (metal === undefined || network === undefined || problems.list.length > 0) return fail(problems.list);
  const unknown: UnknownCell[] = [];
  const costs = new Map(
    variants.map((variant) => [
      variant,
      {
        limits: readCells(limitNames, variant, { cell, parse: parseYearlyLimit, unknown }),
        services: readCells(serviceNames, variant, { cell, parse: parseCostTerm, unknown }),
      },
    ]),
  );
  const plan = {
    file,
    row,
    planId,
    name,
    issuer,
    metal,
    network,
    includesChildDental: cell('child_dental') !== '',
    brochureUrl: urlOf(cell('plan_brochure_url')),
    summaryUrl: urlOf(cell('summary_of_benefits_url')),
    costs,
  };
  return ok({ plan, unknown });
}

export interface PremiumRow extends RowPlace {
  readonly planId: string;
  readonly area: RatingArea;
  readonly printed: PrintedPremiums;
}

/** A family of five over 50 pays about 10,000 dollars at most: more is another currency, or a year. */
const premiumRule: AmountRule = { decimals: 2, most: 20_000, unit: 'en dólares al mes' };

/** Reads the premiums of a row, or lists what is wrong with them. An empty cell is no problem: the plan has no such price. */
export function parsePremiumRow({ file, row, cell }: Row): Result<PremiumRow, readonly SheetProblem[]> {
  const problems = new RowProblems({ file, row });
  const planId = problems.required('plan_id_standard_component', cell('plan_id_standard_component'));
  const area = ratingAreaOf(cell('state'), cell('rating_area'));
  if (area === null) {
    const place = shortened(`${cell('state')}, ${cell('rating_area')}`);
    problems.add('rating_area', `'${place}' no es un estado y una zona, como AK y Rating Area 2`);
  }
  const printed = new Map<string, number>();
  for (const { column } of householdColumns) {
    const text = cell(column);
    if (text === '') continue;
    const cents = parseScaled(problems.amount(column, text, premiumRule), premiumRule.decimals);
    if (cents !== null) printed.set(column, cents);
  }
  return area === null || problems.list.length > 0 ? fail(problems.list) : ok({ file, row, planId, area, printed });
}
