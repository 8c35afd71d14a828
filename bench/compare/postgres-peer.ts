import type { Product } from '@cotejo/core/catalogue';
import type { CompareQuery } from '@cotejo/core/comparison';
import type { ExchangeRate } from '@cotejo/core/money';
import pg from 'pg';
import type { Peer, PreparedQuery } from './peer.ts';
import { personColumns, planColumns, PlanRows } from './plan-rows.ts';
import type { AnswerRow } from './sql-answer.ts';
import { pesosOf } from './sql-fragments.ts';
import { sqlQuestionOf, type SqlQuestion } from './sql-question.ts';
import { candidatesOf, countingOf, formulations, type Dialect, type Formulation } from './sql-statement.ts';

const dialect: Dialect = {
  smaller: 'least',
  greater: 'greatest',
  listSums: (sums, where) =>
    `select place - 1 as place, n from (select array[${sums.map((sum) => `cast(${sum} as bigint)`).join(', ')}] as counts
      from cand where ${where}) summed, unnest(counts) with ordinality as list(n, place) where n is not null`,
};

const batchRows = 20_000;

/** A table that is filled from rows of numbers, in batches of arrays. */
interface Table {
  readonly name: string;
  readonly columns: Readonly<Record<string, 'integer' | 'bigint'>>;
}

type Row = Readonly<Record<string, number | bigint>>;

async function fill(client: pg.Client, { name, columns }: Table, rows: Iterable<Row>): Promise<void> {
  const names = Object.keys(columns);
  const defined = names.map((column) => `${column} ${columns[column]} not null`);
  await client.query(`create unlogged table ${name} (${defined.join(', ')})`);
  const places = names.map((column, index) => `$${index + 1}::${columns[column]}[]`);
  let batch: Row[] = [];
  const flush = async (): Promise<void> => {
    const values = names.map((column) => batch.map((row) => String(row[column])));
    await client.query(`insert into ${name} select * from unnest(${places.join(', ')})`, values);
    batch = [];
  };
  for (const row of rows) {
    batch.push(row);
    if (batch.length === batchRows) await flush();
  }
  await flush();
}

/** Prices of the family: index-only scans, one for each person, so that two who are alike count twice. */
function priceOf({ persons }: SqlQuestion, rate: ExchangeRate): string {
  const each = persons.map((person) => `select tariff, uf, pesos from persons where person = ${person}`);
  return `select tariff, case when count(*) < ${persons.length} then 1 else 0 end as tier,
    (sum(pesos) + ${pesosOf('sum(uf)', rate.scaled, '/')})::integer as monthly from (${each.join(' union all ')}) people group by tariff`;
}

function statementOf(question: SqlQuestion, formulation: Formulation, rate: ExchangeRate): string {
  const { definitions, rows } = countingOf(question, formulation, dialect);
  return `with price as (${priceOf(question, rate)}), cand as materialized (${candidatesOf(question)}), ${definitions.join(', ')}\n${rows}`;
}

function rowOf(row: readonly unknown[]): AnswerRow {
  const [kind, key, n] = row;
  return [Number(kind), BigInt(String(key)), BigInt(String(n))];
}

/**
 * PostgreSQL at a connection of its own database, filled with the plans. One statement per query, prepared; plans and
 * tariffs in memory, sets as bits. Timed at 100,000 plans: the price by array subscript in
 * place of a join takes three times as long, arrays of clinics and features with GIN a third more where they are filtered,
 * one sum per clinic a tenth more; JIT takes as long.
 */
export async function openPostgresPeer(url: string, products: Iterable<Product>, rate: ExchangeRate): Promise<Peer> {
  const client = new pg.Client({ connectionString: url, application_name: 'bench' });
  await client.connect();
  const plans = new PlanRows(rate);
  await fill(client, { name: 'plans', columns: planColumns }, plans.rowsOf(products));
  await fill(client, { name: 'persons', columns: personColumns }, plans.personRows());
  await client.query('create unique index on persons (person, tariff) include (uf, pesos)');
  await client.query('vacuum analyze plans');
  await client.query('vacuum analyze persons');
  for (const [setting, value] of Object.entries({
    jit: 'off',
    work_mem: '256MB',
    plan_cache_mode: 'force_generic_plan',
    min_parallel_table_scan_size: '0',
    parallel_setup_cost: '10',
    parallel_tuple_cost: '0.01',
  })) {
    await client.query(`select set_config($1, $2, false)`, [setting, value]);
  }

  let prepared = 0;
  const setWorkers = async (workers: number): Promise<void> => {
    await client.query(`select set_config('max_parallel_workers_per_gather', $1, false)`, [String(workers)]);
  };
  const prepareOne = async (text: string, manner: string): Promise<PreparedQuery> => {
    prepared += 1;
    const statement = { name: `q${prepared}`, text, rowMode: 'array' as const };
    const run = async (): Promise<readonly AnswerRow[]> => {
      const { rows } = await client.query<readonly unknown[]>(statement);
      return rows.map(rowOf);
    };
    await run();
    return { manner, run };
  };
  return {
    name: 'postgresql',
    prepare: async (query: CompareQuery) => {
      const question = sqlQuestionOf(query);
      const all: PreparedQuery[] = [];
      for (const workers of [0, 1]) {
        // The first run plans the statement, and keeps the plan for as many workers as are allowed then.
        await setWorkers(workers);
        for (const formulation of formulations) {
          all.push(await prepareOne(statementOf(question, formulation, rate), `${formulation}, ${workers} parallel workers`));
        }
      }
      return all;
    },
    close: () => client.end(),
  };
}
