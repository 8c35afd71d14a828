import type { Comparator, ComparatorExample, ProfileChoices } from '@cotejo/core/catalogue';
import type { EditionId, Region } from '@cotejo/core/editions';
import { currencies } from '@cotejo/core/money';
import { petSpecies, sexes } from '@cotejo/core/people';
import { z } from 'zod';
import type { comparators } from '../../platform/database/schema/master-data.ts';

export const regionsSchema = z.array(
  z.object({ code: z.string(), name: z.string(), abbreviation: z.string(), order: z.number(), inSentence: z.string() }),
);
const choices = z.array(z.object({ code: z.string(), name: z.string(), group: z.string().nullable() }));
export const choicesSchema = z.object({ zones: choices, riskClasses: choices, breeds: choices });
export const exampleSchema = z.object({
  age: z.number().exactOptional(),
  sex: z.enum(sexes).exactOptional(),
  monthlyIncome: z.number().exactOptional(),
  regionCode: z.string().exactOptional(),
  pets: z.array(z.object({ species: z.enum(petSpecies), breed: z.string().nullable(), age: z.number() })).exactOptional(),
  company: z
    .object({ employees: z.number(), riskClass: z.string().nullable(), monthlyPayroll: z.number().nullable() })
    .exactOptional(),
  tripDays: z.number().exactOptional(),
  zone: z.string().exactOptional(),
});

/** The row of a comparator at its place among the edition's. */
export function comparatorRow(
  { noun, upperTypes, typeNames, ...comparator }: Omit<Comparator, 'id'>,
  edition: EditionId,
  position: number,
): typeof comparators.$inferInsert {
  return {
    edition,
    ...comparator,
    nounOne: noun.one,
    nounMany: noun.many,
    upperTypes: [...upperTypes],
    typeNames: [...typeNames],
    position,
  };
}

/** A stored comparator. Throws when the database holds what our writer never writes. */
export function comparatorFrom(row: typeof comparators.$inferSelect): Comparator {
  const { edition: _edition, position: _position, nounOne, nounMany, productKind, currency, ...rest } = row;
  const regions: Region[] | null = rest.regions === null ? null : regionsSchema.parse(rest.regions);
  const offered: ProfileChoices = choicesSchema.parse(rest.choices);
  const example: ComparatorExample = exampleSchema.parse(rest.example);
  return {
    ...rest,
    noun: { one: nounOne, many: nounMany },
    productKind: z.enum(['isapre-plan', 'insurance']).parse(productKind),
    currency: currency === null ? null : z.enum(currencies).parse(currency),
    regions,
    choices: offered,
    example,
  };
}
