import {
  careServiceFacts,
  costReasonsText,
  exactInMoney,
  healthSystems,
  standingOf,
  uses,
  workedExamples,
  workExample,
  type Bound,
  type CareBasket,
  type CareStep,
  type CostReason,
  type CostReasonCode,
  type CoveredProduct,
  type ExactAmount,
  type HealthSystem,
  type Visit,
  type WorkedExample,
} from '@cotejo/core/care';
import { subtract, zero, type Currency, type ExchangeRate, type Money } from '@cotejo/core/money';
import { assumedSystem, type YearlyCost } from '@cotejo/core/yearly-cost';
import type { Care, CareExample, YearlyCostAnswer } from '../schemas/care.ts';
import { wireAmount } from './wire-amount.ts';

function codeOf(reason: CostReason): CostReasonCode {
  if ('service' in reason) return { kind: reason.kind, service: reason.service };
  return reason.kind === 'amount-unreadable' ? { kind: reason.kind, unit: reason.unit } : reason;
}

/** Why there is no figure, in Spanish and by code. */
function wireCostReasons(reasons: readonly CostReason[]) {
  return { reason: costReasonsText(reasons), reasonCodes: reasons.map(codeOf) };
}

/** The year's cost as it crosses the wire: three amounts, or why there is none. */
export function wireYearlyCost(cost: YearlyCost): YearlyCostAnswer {
  if (cost.kind === 'not-computable') return { amounts: null, system: null, ...wireCostReasons(cost.reasons) };
  const { low, medium, high, system } = cost;
  return { amounts: { low: wireAmount(low), medium: wireAmount(medium), high: wireAmount(high) }, system, reason: null };
}

const boundTexts: Readonly<Record<Bound, string>> = {
  event: 'tope por evento',
  day: 'tope por día',
  week: 'tope por semana',
  month: 'tope por mes',
  year: 'tope por año',
  total: 'tope de la prestación',
  annual: 'tope anual del producto',
};

/** What examples are worked out with: the basket, the currency shown and the basket's unit in it. */
export interface CareSurroundings {
  readonly basket: { readonly value: CareBasket; readonly source: string; readonly validFrom: string } | null;
  readonly currency: Currency;
  readonly rate: ExchangeRate | null;
}

type Converted = (amount: ExactAmount) => Money;
type Shares = Pick<CareStep, 'price' | 'system' | 'paid'>;

/** The product's part is what is left, so that the parts shown always make the price shown. */
function wireShares({ price, system, paid }: Shares, converted: Converted) {
  const [whole, first, own] = [converted(price), converted(system), converted(paid)];
  return {
    price: wireAmount(whole),
    system: wireAmount(first),
    covered: wireAmount(subtract(subtract(whole, first), own)),
    paid: wireAmount(own),
  };
}

function wireStep(step: CareStep, converted: Converted) {
  const { service, units, deductible, boundBy } = step;
  return {
    label: careServiceFacts[service].label,
    units,
    ...wireShares(step, converted),
    limits: [...(deductible.numerator > 0 ? ['deducible'] : []), ...boundBy.map((bound) => boundTexts[bound])],
  };
}

function wireResult(example: WorkedExample, { currency, rate }: CareSurroundings): CareExample['result'] {
  if (exactInMoney(example.price, currency, rate) === null) return null;
  const converted: Converted = (amount) => exactInMoney(amount, currency, rate) ?? zero(currency, 'year');
  return {
    steps: example.steps.map((step) => wireStep(step, converted)),
    ...wireShares(example, converted),
    paidOutside: example.paidOutside && wireAmount(converted(example.paidOutside)),
  };
}

/** A visit by its one service, or by the example that it is. */
function visitLabel(visit: Visit, { examples }: CareBasket): string {
  const [first, second] = visit;
  if (first && !second) return careServiceFacts[first.service].label;
  const example = Object.values(examples).find((candidate) => candidate.visit === visit);
  return example?.label ?? visit.map(({ service }) => careServiceFacts[service].label).join(', ');
}

/** The system counted with in the yearly cost too: the assumed one, or the only one the product can be had with. */
function systemOf({ previsions }: CoveredProduct): HealthSystem {
  if (previsions[assumedSystem]) return assumedSystem;
  return healthSystems.find((system) => previsions[system]) ?? assumedSystem;
}

/** The worked examples of one product for one person, each with its steps or the reason why it cannot be worked out. */
export function wireCare(product: CoveredProduct, surroundings: CareSurroundings): Care {
  const { basket } = surroundings;
  if (basket === null) return { examples: [], system: null, uses: [], basket: null };
  const system = systemOf(product);
  const examples = workedExamples.map((name): CareExample => {
    const { label, visit } = basket.value.examples[name];
    const example = workExample(product, visit, { basket: basket.value, system });
    if (example.kind === 'not-computable') return { name, label, result: null, ...wireCostReasons(example.reasons) };
    const result = wireResult(example, surroundings);
    return { name, label, result, ...(result ? { reason: null } : wireCostReasons([{ kind: 'no-rate' }])) };
  });
  return {
    examples,
    system: standingOf(product) === 'after-system' ? system : null,
    uses: uses.map((use) => ({
      use,
      visits: basket.value.uses[use].map(({ visit, times }) => ({ label: visitLabel(visit, basket.value), times })),
    })),
    basket: { source: basket.source, validFrom: basket.validFrom },
  };
}
