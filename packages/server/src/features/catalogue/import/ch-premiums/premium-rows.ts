import { parseScaled } from '@cotejo/core/money';
import { fail, ok, type Result } from '@cotejo/core/result';
import type { SheetRow } from '../read-sheet.ts';
import { RowProblems, shortened, type AmountRule, type RowPlace } from '../row-problems.ts';
import type { SheetProblem } from '../sheet-problem.ts';
import { ageClasses, isAgeClass, stepOf, type AgeClass, type DeductibleStep } from './deductible-steps.ts';
import type { premiumsSheet } from './premium-sheets.ts';
import { premiumRegionOf, type PremiumRegion } from './swiss-regions.ts';

export const models = ['standard', 'hausarzt', 'telmed', 'hmo'] as const;
export type Model = (typeof models)[number];

/** What an insurer offers everywhere under one name, before region, age and deductible. */
export interface Offer {
  readonly insurerId: string;
  readonly insurer: string;
  readonly model: Model;
  readonly tariff: string;
  readonly withAccident: boolean;
}

export interface PremiumRow extends RowPlace, Offer {
  readonly region: PremiumRegion;
  readonly ageClass: AgeClass;
  readonly step: DeductibleStep;
  /** Hundredths of a franc a month. */
  readonly cents: number;
}

/** The dearest premium of 2026 is below 1,000 francs: more is a year's, or another currency. */
const premiumRule: AmountRule = { decimals: 2, most: 5_000, unit: 'en francos al mes' };

/** Reads a row of the premiums, or lists what is wrong with it. */
export function parsePremiumRow({
  file,
  row,
  cell,
}: SheetRow<typeof premiumsSheet.columns>): Result<PremiumRow, readonly SheetProblem[]> {
  const problems = new RowProblems({ file, row });
  const region = premiumRegionOf(cell('canton'), cell('region'));
  if (region === null) {
    problems.add('region', `'${shortened(`${cell('canton')}, ${cell('region')}`)}' no es un cantón y una región, como ZH y 1`);
  }
  const ageText = cell('age_class');
  const ageClass = isAgeClass(ageText) ? ageText : null;
  if (ageClass === null) {
    problems.add('age_class', `'${shortened(ageText)}' no es uno de ${Object.keys(ageClasses).join(', ')}`);
  }
  const accident = cell('accident_cover');
  if (accident !== 'with' && accident !== 'without') {
    problems.add('accident_cover', `'${shortened(accident)}' no es with ni without`);
  }
  const model = models.find((known) => known === cell('model'));
  if (model === undefined) problems.add('model', `'${shortened(cell('model'))}' no es uno de ${models.join(', ')}`);
  const deductible = /^\d{1,4}$/.test(cell('deductible_chf')) ? Number(cell('deductible_chf')) : Number.NaN;
  const step = ageClass === null ? null : stepOf(ageClass, deductible);
  if (ageClass !== null && step === null) {
    problems.add('deductible_chf', `'${shortened(cell('deductible_chf'))}' no es una franquicia de ${ageClass}`);
  }
  const insurerId = problems.required('insurer_id', cell('insurer_id'));
  const insurer = problems.required('insurer', cell('insurer'));
  const tariff = problems.required('tariff', cell('tariff'));
  const cents = parseScaled(problems.amount('premium_chf_month', cell('premium_chf_month'), premiumRule), premiumRule.decimals);
  if (region === null || ageClass === null || step === null || model === undefined || cents === null) return fail(problems.list);
  if (problems.list.length > 0) return fail(problems.list);
  const withAccident = accident === 'with';
  return ok({ file, row, region, ageClass, step, insurerId, insurer, model, tariff, withAccident, cents });
}
