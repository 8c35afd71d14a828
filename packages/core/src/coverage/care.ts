export { careBaskets, type CareBasket, type PlannedVisit, type Visit } from './care-basket.ts';
export {
  healthSystems,
  uses,
  workedExamples,
  type Bound,
  type CareStep,
  type CostReason,
  type EstimatedUse,
  type ExampleName,
  type ExactAmount,
  type HealthSystem,
  type NotComputable,
  type Use,
  type WorkedExample,
} from './care-cost.ts';
export { careServiceFacts, careServices, type CareService } from './care-services.ts';
export { standingOf, type CoveredProduct, type Standing } from './covered-product.ts';
export { careBasketOn, estimateYearlyUse, newestCareBasket } from './estimate-care.ts';
export { costReasonsText, costReasonTexts, type CostReasonCode } from './cost-reason-text.ts';
export { exactInMoney } from './exact-units.ts';
export { workExample } from './work-example.ts';
