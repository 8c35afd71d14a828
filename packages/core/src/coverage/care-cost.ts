import type { Currency } from '../money/money.ts';
import type { CareService } from './care-services.ts';

export const uses = ['low', 'medium', 'high'] as const;
/** How much care a person needs in a year: counts of the basket, docs/costo-anual.md. */
export type Use = (typeof uses)[number];

/** Systems that pay before an insurance does; percentages and shares differ by them. */
export const healthSystems = ['isapre', 'fonasa'] as const;
export type HealthSystem = (typeof healthSystems)[number];

export const workedExamples = ['parto', 'hospitalizacion', 'consulta'] as const;
/** The three situations that every product is worked out for. */
export type ExampleName = (typeof workedExamples)[number];

/** An exact amount in major units: numerator / denominator, both safe integers, so that nothing is rounded before the end. */
export interface ExactAmount {
  readonly currency: Currency;
  readonly numerator: number;
  readonly denominator: number;
}

/** Why a cost of care is not worked out. It is then said so; no figure stands in for the missing one. */
export type CostReason =
  /** The source does not say what part of that service is paid, or up to where. */
  | { readonly kind: 'percentage-missing'; readonly service: CareService }
  | { readonly kind: 'cap-missing'; readonly service: CareService }
  /** A figure is there, in a unit that has no value in the basket ('VA') or out of its range. */
  | { readonly kind: 'amount-unreadable'; readonly benefitCode: string; readonly unit: string }
  /** The product pays a fixed sum, or only in cases that the basket does not hold. */
  | { readonly kind: 'pays-capital' }
  | { readonly kind: 'only-accidents' }
  | { readonly kind: 'one-illness' }
  | { readonly kind: 'pets' }
  | { readonly kind: 'trip' }
  | { readonly kind: 'outside-basket' }
  /** The edition has no reference prices on that day. */
  | { readonly kind: 'no-basket' }
  /** Of the year's cost: nobody has a price, the price is no yearly one, is a company's, or has no rate to the currency asked for. */
  | { readonly kind: 'no-price' }
  | { readonly kind: 'single-payment' }
  | { readonly kind: 'company-price' }
  | { readonly kind: 'no-rate' };

export interface NotComputable {
  readonly kind: 'not-computable';
  readonly reasons: readonly CostReason[];
}

/** What one person pays for a year's care, the premium apart. */
export interface UseAmounts {
  readonly kind: 'computed';
  readonly low: ExactAmount;
  readonly medium: ExactAmount;
  readonly high: ExactAmount;
}

/** A product's yearly use under each health system it can be had with; a system it is not sold with is absent. */
export type EstimatedUse = Readonly<Partial<Record<HealthSystem, UseAmounts | NotComputable>>>;

export const bounds = ['event', 'day', 'week', 'month', 'year', 'total', 'annual'] as const;
/** Which limit kept a product from paying its whole percentage; 'annual' is the whole product's. */
export type Bound = (typeof bounds)[number];

/** One service of a worked example: its price is what the system, the product and the patient pay together. */
export interface CareStep {
  readonly service: CareService;
  readonly units: number;
  readonly price: ExactAmount;
  readonly system: ExactAmount;
  readonly covered: ExactAmount;
  readonly paid: ExactAmount;
  /** Part of `paid` that went to the deductible. */
  readonly deductible: ExactAmount;
  readonly boundBy: readonly Bound[];
}

export interface WorkedExample {
  readonly kind: 'computed';
  readonly steps: readonly CareStep[];
  readonly price: ExactAmount;
  readonly system: ExactAmount;
  readonly covered: ExactAmount;
  readonly paid: ExactAmount;
  /** What the patient pays where the product pays least, outside its network; null where that is the same or not known. */
  readonly paidOutside: ExactAmount | null;
}
