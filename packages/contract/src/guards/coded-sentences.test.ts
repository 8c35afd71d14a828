import { careServices } from '@cotejo/core/care';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { z } from 'zod';
import { assumptionKinds, noPromiseKinds, plainCostReasons } from '../quote-words.ts';
import { costReasonCodeSchema } from '../schemas/care.ts';
import { personReasonSchema } from '../schemas/compare.ts';
import { assumptionSchema, noPromiseSchema } from '../schemas/quote.ts';
import { personReasonCodes } from '../wire/person-reason.ts';
import { isAssumption, isCostReason, isNoPromise, isPersonReason } from './coded-sentences.ts';
import type { Guard } from './parts.ts';

const word = fc.constantFrom(
  ...personReasonCodes,
  ...assumptionKinds,
  ...noPromiseKinds,
  ...plainCostReasons,
  ...careServices,
  'percentage-missing',
  'cap-missing',
  'amount-unreadable',
  '',
);
const value = fc.oneof(word, fc.integer(), fc.double(), fc.constantFrom(null, true, [], {}));
const values = fc.oneof(fc.dictionary(fc.string({ maxLength: 4 }), fc.oneof(fc.string(), fc.integer(), value)), value);
const sentence = fc.oneof(
  fc.record(
    { code: word, kind: word, service: word, unit: fc.oneof(fc.string(), value), values, text: value },
    { requiredKeys: [] },
  ),
  value,
);

const cases: readonly (readonly [string, Guard<unknown>, z.ZodType])[] = [
  ['why a person has no price', isPersonReason, personReasonSchema],
  ['why a cost is not worked out', isCostReason, costReasonCodeSchema],
  ['an assumption', isAssumption, assumptionSchema],
  ['why nothing is promised', isNoPromise, noPromiseSchema],
];

it.each(cases)('%s is told as its schema tells it', (_name, guard, schema) => {
  fc.assert(
    fc.property(sentence, (said) => {
      expect(guard(said)).toBe(schema.safeParse(said).success);
    }),
    { numRuns: 2_000 },
  );
});
