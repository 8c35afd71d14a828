import { modalities, organizationKinds } from '@cotejo/core/catalogue';
import { previsions } from '@cotejo/core/comparison';
import { isCareCentre } from '@cotejo/core/care-centres';
import { countsOf, type Answer, type Counts } from './answer.ts';
import { clinics, features, organizations } from './generate-surroundings.ts';
import { typeNames, upperTypes } from './plan-rows.ts';
import { kindOf, laneBits, lanes, type RowKind } from './sql-fragments.ts';
import type { SqlQuestion } from './sql-question.ts';

/** One row of an engine's answer. Sums of packed counters pass what a number holds exactly. */
export type AnswerRow = readonly [kind: number, key: number | bigint, n: number | bigint];

type Counted = readonly (readonly [key: bigint, n: bigint])[];

function indexOfBit(bit: bigint): number {
  return bit.toString(2).length - 1;
}

/** Counts of a facet with one value per plan, by the bit of the value; what has no bit has no value. */
function countsByBit(names: readonly string[], counted: Counted): Counts {
  return countsOf(counted.flatMap(([bit, n]) => (bit === 0n ? [] : [[names[indexOfBit(bit)] ?? '', Number(n)]])));
}

/** Counts of a facet whose sets are few: each row is one set of values. */
function countsBySet(names: readonly string[], counted: Counted): Counts {
  return countsOf(
    names.map((name, index) => [
      name,
      counted.reduce((sum, [set, n]) => (((set >> BigInt(index)) & 1n) === 1n ? sum + Number(n) : sum), 0),
    ]),
  );
}

/** Counts of a facet whose sets are many: three counters in each sum. */
function countsByLane(names: readonly string[], counted: Counted): Counts {
  const mask = (1n << BigInt(laneBits)) - 1n;
  return countsOf(
    counted.flatMap(([shift, packed]) =>
      Array.from({ length: lanes }, (_, lane): [string, number] => {
        const count = Number((packed >> BigInt(lane * laneBits)) & mask);
        return [names[Number(shift) + lane * laneBits] ?? '', count];
      }),
    ),
  );
}

/** Counts of steps, the one that fewest plans reach first: what reaches it reaches all that follow. */
function countsByStep(steps: readonly number[], counted: Counted): Counts {
  return countsOf(
    steps.map((step, place) => [
      String(step),
      counted.reduce((sum, [reached, n]) => (reached >= steps.length - place ? sum + Number(n) : sum), 0),
    ]),
  );
}

const clinicNames = clinics.map(({ code }) => code);
const notCentres = new Set(clinics.filter((clinic) => !isCareCentre(clinic)).map(({ code }) => code));
const featureNames = features.map(({ name }) => name);
const organizationCodes = organizations.map(({ code }) => code);
const channels = ['online', 'executive'];

/** Puts the rows that an engine answered together. Rows of the page come with their place as key, in any order. */
export function answerOfRows(rows: readonly AnswerRow[], question: SqlQuestion): Answer {
  const byKind = Map.groupBy(rows, ([kind]) => kind);
  const of = (kind: RowKind): Counted => (byKind.get(kindOf(kind)) ?? []).map(([, key, n]) => [BigInt(key), BigInt(n)] as const);
  const single = (kind: RowKind): number | null => {
    const [row] = of(kind);
    return row === undefined ? null : Number(row[1]);
  };
  const side = (key: bigint): number => Number(of('side').find(([candidate]) => candidate === key)?.[1] ?? 0n);
  const bins = Array.from({ length: 20 }, (_, bin) => Number(of('bin').find(([key]) => key === BigInt(bin))?.[1] ?? 0n));
  const [lowest, highest] = [single('lowest'), single('highest')];
  const ids = of('page')
    .toSorted(([left], [right]) => Number(left - right))
    .map(([, id]) => Number(id));
  const best = question.offset === 0 ? single('best') : null;
  const atClinics = Object.entries(countsByLane(clinicNames, of('coverageOrganizations')));
  return {
    total: side(0n),
    belowPriceLimit: side(1n),
    abovePriceLimit: side(2n),
    facets: {
      insuranceTypes: countsByBit(typeNames, of('insuranceTypes')),
      organizations: countsByBit(organizationCodes, of('organizations')),
      organizationType: countsByBit(organizationKinds, of('organizationType')),
      coverageOrganizations: countsOf(atClinics.filter(([code]) => !notCentres.has(code))),
      categoryTypes: countsByBit(upperTypes, of('categoryTypes')),
      previsiones: countsBySet(previsions, of('previsiones')),
      modalities: countsByBit(modalities, of('modalities')),
      features: countsByLane(featureNames, of('features')),
      salesChannel: countsBySet(channels, of('salesChannel')),
      annualCapFrom: countsByStep(question.capSteps, of('annualCapFrom')),
      deductibleTo: countsByStep(question.deductibleSteps, of('deductibleTo')),
    },
    priceRange: lowest === null || highest === null ? null : { lowest, highest, bins },
    organizationsCompared: single('compared') ?? 0,
    bestId: best !== null && ids.includes(best) ? best : null,
    ids,
  };
}
