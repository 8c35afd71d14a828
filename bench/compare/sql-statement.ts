import {
  atMostOneMiss,
  bitSums,
  countedBy,
  kindOf,
  missesOf,
  orderOf,
  sideOf,
  stepsReached,
  type RowKind,
} from './sql-fragments.ts';
import type { SqlQuestion } from './sql-question.ts';

/** Where the three engines write the same thing in other words. */
export interface Dialect {
  readonly smaller: 'least' | 'min';
  readonly greater: 'greatest' | 'max';
  /** Rows (place, sum) of an ungrouped list of sums over candidates; null: fetched by a statement of its own. */
  readonly listSums: ((sums: readonly string[], where: string) => string) | null;
}

/** `direct` counts each facet from the candidates; `rolled` groups them twice and counts facets from the groups. */
export const formulations = ['direct', 'rolled'] as const;
export type Formulation = (typeof formulations)[number];

const carried =
  'id, tariff, type_bit, upper_bit, organization_bit, kind_bit, modality_bit, channels, previsions, cap, deductible, score, clinics, features';

/**
 * The plans that enter some count: available, and missing one filter at most. With `m`, the bits of the filters missed,
 * `side` of the price limits, `monthly` price and `tier` of who has one. Reads the relation `price (tariff, tier, monthly)`.
 */
export function candidatesOf(question: SqlQuestion): string {
  const { wanted, available, priceBit } = question;
  const fewMisses = atMostOneMiss(wanted.map(({ condition }) => condition));
  const inSight = priceBit === 0 ? '' : ` where o = 0 or side = 0`;
  return `select sided.*, o + case when side = 0 then 0 else ${priceBit} end as m from (
    select priced.*, ${sideOf(question)} as side from (
      select seen.*, price.monthly, coalesce(price.tier, 2) as tier from (
        select ${carried}, ${missesOf(question)} as o from plans where ${available}${fewMisses === 'true' ? '' : ` and ${fewMisses}`}
      ) seen left join price on price.tariff = seen.tariff
    ) priced
  ) sided${inSight}`;
}

/** A facet whose values are one column of a plan, or are made of one. */
interface ColumnFacet {
  readonly kind: RowKind & Parameters<typeof countedBy>[1];
  readonly column: string;
  readonly group: 'seller' | 'terms';
}

const columnFacets: readonly ColumnFacet[] = [
  { kind: 'insuranceTypes', column: 'type_bit', group: 'seller' },
  { kind: 'categoryTypes', column: 'upper_bit', group: 'seller' },
  { kind: 'organizations', column: 'organization_bit', group: 'seller' },
  { kind: 'organizationType', column: 'kind_bit', group: 'seller' },
  { kind: 'previsiones', column: 'previsions', group: 'terms' },
  { kind: 'modalities', column: 'modality_bit', group: 'terms' },
  { kind: 'salesChannel', column: 'channels', group: 'terms' },
  { kind: 'annualCapFrom', column: 'cap_step', group: 'terms' },
  { kind: 'deductibleTo', column: 'deductible_step', group: 'terms' },
];

function stepColumns({ capSteps, deductibleSteps }: SqlQuestion): Readonly<Record<string, string>> {
  return {
    cap_step: stepsReached('>=', 'cap', capSteps),
    deductible_step: stepsReached('<=', 'deductible', deductibleSteps),
  };
}

function rolledGroups(question: SqlQuestion): readonly string[] {
  const { cap_step: cap = '', deductible_step: deductible = '' } = stepColumns(question);
  return [
    `seller as materialized (select m, type_bit, min(upper_bit) as upper_bit, organization_bit, min(kind_bit) as kind_bit,
      count(*) as n from cand group by m, type_bit, organization_bit)`,
    `terms as materialized (select m, previsions, modality_bit, channels, cap_step, deductible_step, count(*) as n from (
      select m, previsions, modality_bit, channels, ${cap} as cap_step, ${deductible} as deductible_step from cand) stepped
      group by m, previsions, modality_bit, channels, cap_step, deductible_step)`,
  ];
}

function facetParts(question: SqlQuestion, formulation: Formulation): readonly string[] {
  const steps = stepColumns(question);
  return columnFacets.map(({ kind, column, group }) => {
    const where = countedBy(question, kind);
    if (formulation === 'rolled') {
      return `select ${kindOf(kind)}, cast(${column} as bigint), cast(sum(n) as bigint) from ${group} where ${where} group by ${column}`;
    }
    return `select ${kindOf(kind)}, cast(value as bigint), count(*) from (
      select ${steps[column] ?? column} as value from cand where ${where}) valued group by value`;
  });
}

function priceParts({ smaller, greater }: Dialect, anyPrice: string): readonly string[] {
  const start = `cast(${greater}(lo, hi / 1000.0) as double precision)`;
  const bin = `cast(floor(ln(monthly / ${start}) / ln(hi / ${start}) * 20) as bigint)`;
  const place = `case when monthly > ${start} then ${smaller}(19, ${bin}) else 0 end`;
  return [
    `select ${kindOf('side')}, side, count(*) from cand where ${anyPrice} group by side`,
    `select ${kindOf('lowest')}, 0, lo from bounds where lo is not null`,
    `select ${kindOf('highest')}, 0, hi from bounds where hi is not null`,
    `select ${kindOf('bin')}, place, count(*) from (
      select ${place} as place from cand, bounds where ${anyPrice} and monthly is not null) placed group by place`,
  ];
}

function listParts(question: SqlQuestion): readonly string[] {
  const order = orderOf(question);
  return [
    `select ${kindOf('best')}, 0, id from (select id from cand where m = 0 and score >= 0 and monthly is not null
      order by tier, score desc, monthly, id limit 1) best`,
    `select ${kindOf('page')}, row_number() over (order by ${order}), id from (
      select id, tier, score, monthly from cand where m = 0 order by ${order} limit ${question.limit} offset ${question.offset}) page`,
  ];
}

/** The facets that are sets of many values, with the sums that count them over candidates. */
export function setSums(question: SqlQuestion): readonly { kind: RowKind; sums: readonly string[]; where: string }[] {
  const facets = [
    { kind: 'coverageOrganizations', column: 'clinics' },
    { kind: 'features', column: 'features' },
  ] as const;
  return facets.map(({ kind, column }) => ({ kind, sums: bitSums(column), where: countedBy(question, kind) }));
}

/** The definitions and the rows (kind, key, n) that answer a question from the relation `cand`. */
export function countingOf(
  question: SqlQuestion,
  formulation: Formulation,
  dialect: Dialect,
): { readonly definitions: readonly string[]; readonly rows: string } {
  const anyPrice = question.priceBit === 0 ? 'm = 0' : `m in (0, ${question.priceBit})`;
  const { listSums } = dialect;
  const parts = [
    ...facetParts(question, formulation),
    `select ${kindOf('compared')}, 0, count(distinct organization_bit) from ${formulation === 'rolled' ? 'seller' : 'cand'} where m = 0`,
    ...priceParts(dialect, anyPrice),
    ...listParts(question),
    ...(listSums === null
      ? []
      : setSums(question).map(
          ({ kind, sums, where }) => `select ${kindOf(kind)}, place, n from (${listSums(sums, where)}) listed`,
        )),
  ];
  return {
    definitions: [
      ...(formulation === 'rolled' ? rolledGroups(question) : []),
      `bounds as materialized (select min(monthly) as lo, max(monthly) as hi from cand where ${anyPrice})`,
    ],
    rows: parts.join('\nunion all '),
  };
}
