import type { Product } from '@cotejo/core/catalogue';
import type { CompareQuery } from '@cotejo/core/comparison';
import type { ExchangeRate } from '@cotejo/core/money';
import { DuckDBInstance, type DuckDBAppender, type DuckDBConnection, type DuckDBValue } from '@duckdb/node-api';
import type { Peer, PreparedQuery } from './peer.ts';
import { personColumns, planColumns, PlanRows } from './plan-rows.ts';
import type { AnswerRow } from './sql-answer.ts';
import { pesosOf } from './sql-fragments.ts';
import { sqlQuestionOf, type SqlQuestion } from './sql-question.ts';
import { candidatesOf, countingOf, formulations, type Dialect } from './sql-statement.ts';

const dialect: Dialect = {
  smaller: 'least',
  greater: 'greatest',
  listSums: (sums, where) =>
    `select unnest(range(${sums.length})) as place, unnest([${sums.join(', ')}]) as n from cand where ${where} having count(*) > 0`,
};

type Columns = Readonly<Record<string, 'integer' | 'bigint'>>;

function append(appender: DuckDBAppender, columns: Columns, rows: Iterable<Readonly<Record<string, number | bigint>>>): void {
  const entries = Object.entries(columns);
  for (const row of rows) {
    for (const [column, type] of entries) {
      const value = row[column] ?? 0;
      if (type === 'bigint') appender.appendBigInt(BigInt(value));
      else appender.appendInteger(Number(value));
    }
    appender.endRow();
  }
  appender.closeSync();
}

async function fill(
  connection: DuckDBConnection,
  table: { readonly name: string; readonly columns: Columns },
  rows: Iterable<Readonly<Record<string, number | bigint>>>,
): Promise<void> {
  const columns = Object.entries(table.columns).map(([column, type]) => `${column} ${type} not null`);
  await connection.run(`create table ${table.name} (${columns.join(', ')})`);
  append(await connection.createAppender(table.name), table.columns, rows);
}

/** Pesos fit in the lower half of a cell, UF units in the upper one. */
const halfBits = 32;
const lowerHalf = 2 ** halfBits - 1;

function plus(terms: readonly string[]): string {
  return terms.length === 0 ? '0' : terms.join(' + ');
}

/** Prices of the family from the columns of its people: a column per sort of person, a row per tariff. */
function priceOf({ persons }: SqlQuestion, rate: ExchangeRate, known: ReadonlySet<number>): string {
  const columns = persons.filter((person) => known.has(person)).map((person) => `p${person}`);
  const priced = plus(columns.map((column) => `case when ${column} is null then 0 else 1 end`));
  const pesos = plus(columns.map((column) => `(coalesce(${column}, 0) & ${lowerHalf})`));
  const uf = plus(columns.map((column) => `(coalesce(${column}, 0) >> ${halfBits})`));
  return `select tariff, cast(case when priced < ${persons.length} then 1 else 0 end as tinyint) as tier,
    cast(pesos + ${pesosOf('uf', rate.scaled, '//')} as integer) as monthly
    from (select tariff, ${priced} as priced, ${pesos} as pesos, ${uf} as uf from tariffs) summed where priced > 0`;
}

function numberOf(value: DuckDBValue | undefined): number | bigint {
  if (typeof value === 'number' || typeof value === 'bigint') return value;
  throw new TypeError(`DuckDB answered ${String(value)} where a number is due`);
}

/**
 * DuckDB in this process with two threads, filled with the plans. One statement per query, prepared. Tried and slower: the
 * price from rows per person and tariff with a join or an index, sums for every facet in one pass, candidates
 * in a table of their own, lists of clinics unnested, histograms.
 */
export async function openDuckDbPeer(products: Iterable<Product>, rate: ExchangeRate): Promise<Peer> {
  const instance = await DuckDBInstance.create(':memory:', { threads: '2' });
  const connection = await instance.connect();
  const plans = new PlanRows(rate);
  await fill(connection, { name: 'plans', columns: planColumns }, plans.rowsOf(products));
  await fill(connection, { name: 'persons', columns: personColumns }, plans.personRows());
  await connection.run(`create table tariffs as pivot (
    select tariff, 'p' || person as person, (uf::bigint << ${halfBits}) | pesos as cell from persons) on person using any_value(cell)`);
  const people = await connection.runAndReadAll('select distinct person from persons');
  const known = new Set(people.getRows().map(([person]) => Number(numberOf(person))));
  await connection.run('drop table persons');

  return {
    name: 'duckdb',
    prepare: async (query: CompareQuery) => {
      const question = sqlQuestionOf(query);
      return Promise.all(
        formulations.map(async (formulation): Promise<PreparedQuery> => {
          const { definitions, rows } = countingOf(question, formulation, dialect);
          const price = priceOf(question, rate, known);
          const statement = await connection.prepare(
            `with price as (${price}), cand as materialized (${candidatesOf(question)}), ${definitions.join(', ')}\n${rows}`,
          );
          return {
            manner: formulation,
            run: async () => {
              const answer = await statement.runAndReadAll();
              return answer.getRows().map(([kind, key, n]): AnswerRow => [Number(numberOf(kind)), numberOf(key), numberOf(n)]);
            },
          };
        }),
      );
    },
    close: async () => {
      connection.closeSync();
      instance.closeSync();
    },
  };
}
