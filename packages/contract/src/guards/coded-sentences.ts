import { careServices } from '@cotejo/core/care';
import { assumptionKinds, noPromiseKinds, plainCostReasons } from '../quote-words.ts';
import type { CostReasonCode } from '../schemas/care.ts';
import type { WirePersonReason } from '../schemas/compare.ts';
import type { Assumption, NoPromise } from '../schemas/quote.ts';
import { personReasonCodes } from '../wire/person-reason.ts';
import { isPart, maybe, objectOf, oneOf, text, type Guard } from './parts.ts';

type Values = NonNullable<Assumption['values']>;

const isValues: Guard<Values> = (value): value is Values =>
  isPart(value) && Object.values(value).every((each) => typeof each === 'string' || Number.isFinite(each));

/** Why a person has no price, by code, as `personReasonSchema` has it. */
export const isPersonReason = objectOf<WirePersonReason>({ code: oneOf(personReasonCodes), values: maybe(isValues) });

type CareReason = Extract<CostReasonCode, { service: unknown }>;
type UnitReason = Extract<CostReasonCode, { unit: unknown }>;
type PlainReason = Exclude<CostReasonCode, CareReason | UnitReason>;

const ofCare = objectOf<CareReason>({ kind: oneOf(['percentage-missing', 'cap-missing']), service: oneOf(careServices) });
const ofUnit = objectOf<UnitReason>({ kind: oneOf(['amount-unreadable']), unit: text() });
const plain = objectOf<PlainReason>({ kind: oneOf(plainCostReasons) });

/** Why a cost is not worked out, by code, as `costReasonCodeSchema` has it. */
export function isCostReason(value: unknown): value is CostReasonCode {
  return ofCare(value) || ofUnit(value) || plain(value);
}

/** What a price was made with that nobody said, as `assumptionSchema` has it. */
export const isAssumption = objectOf<Assumption>({ kind: oneOf(assumptionKinds), values: maybe(isValues), text: text() });

/** Why a quote promises nothing, as `noPromiseSchema` has it. */
export const isNoPromise = objectOf<NoPromise>({ kind: oneOf(noPromiseKinds), text: text() });
