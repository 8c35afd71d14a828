import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Product } from '@cotejo/core/catalogue';
import type { CompareQuery } from '@cotejo/core/comparison';
import type { ExchangeRate } from '@cotejo/core/money';
import type { Peer, PreparedQuery } from './peer.ts';
import { personColumns, planColumns, PlanRows } from './plan-rows.ts';
import type { AnswerRow } from './sql-answer.ts';
import { kindOf, pesosOf } from './sql-fragments.ts';
import { sqlQuestionOf, type SqlQuestion } from './sql-question.ts';
import { candidatesOf, countingOf, formulations, setSums, type Dialect } from './sql-statement.ts';

const dialect: Dialect = { smaller: 'min', greater: 'max', listSums: null };
/** The same where the sums are rows of the one statement: a list is handed on as JSON. */
const wholeDialect: Dialect = {
  ...dialect,
  listSums: (sums, where) =>
    `select key as place, value as n from (select json_array(${sums.join(', ')}) as counts from cand where ${where} having count(*) > 0), json_each(counts)`,
};

function fill(
  database: DatabaseSync,
  table: { readonly name: string; readonly columns: Readonly<Record<string, string>>; readonly key: string },
  rows: Iterable<Readonly<Record<string, number | bigint>>>,
): void {
  const names = Object.keys(table.columns);
  const defined = names.map((column) => `${column} integer not null`);
  database.exec(`create table ${table.name} (${defined.join(', ')}, primary key (${table.key})) without rowid`);
  const insert = database.prepare(`insert into ${table.name} values (${names.map(() => '?').join(', ')})`);
  database.exec('begin');
  for (const row of rows) insert.run(...names.map((name) => row[name] ?? null));
  database.exec('commit');
}

/** Prices of the family: one range of the key for each person, so that two who are alike count twice. */
function priceOf({ persons }: SqlQuestion, rate: ExchangeRate): string {
  const each = persons.map((person) => `select tariff, uf, pesos from persons where person = ${person}`);
  return `select tariff, case when count(*) < ${persons.length} then 1 else 0 end as tier,
    sum(pesos) + ${pesosOf('sum(uf)', rate.scaled, '/')} as monthly from (${each.join(' union all ')}) group by tariff`;
}

const candidateColumns =
  'id integer, tariff, type_bit, upper_bit, organization_bit, kind_bit, modality_bit, channels, previsions, cap, deductible, score, clinics, features, o, monthly, tier, side, m';

function readRows(statement: StatementSync): readonly (readonly bigint[])[] {
  return statement.all().map((row) =>
    Object.values(row).map((value) => {
      if (typeof value !== 'bigint') throw new TypeError(`SQLite answered ${String(value)} where a whole number is due`);
      return value;
    }),
  );
}

function rowOf([kind = 0n, key = 0n, n = 0n]: readonly bigint[]): AnswerRow {
  return [Number(kind), key, n];
}

/**
 * SQLite in this process, all in memory. Candidates go to a temporary table that the counts read, or are a part of one
 * statement. Timed at 100,000 plans and slower: an index per filter (by a sixth), clinics as rows (ten times and more).
 */
export async function openSqlitePeer(products: Iterable<Product>, rate: ExchangeRate): Promise<Peer> {
  const database = new DatabaseSync(':memory:');
  for (const pragma of ['temp_store = memory', 'cache_size = -500000', 'synchronous = off', 'journal_mode = off']) {
    database.exec(`pragma ${pragma}`);
  }
  const plans = new PlanRows(rate);
  fill(database, { name: 'plans', columns: planColumns, key: 'id' }, plans.rowsOf(products));
  fill(database, { name: 'persons', columns: personColumns, key: 'person, tariff' }, plans.personRows());
  database.exec('create temp table price (tariff integer primary key, tier integer, monthly integer)');
  database.exec(`create temp table cand (${candidateColumns})`);
  database.exec('analyze');

  const numbers = (text: string): StatementSync => {
    const statement = database.prepare(text);
    statement.setReadBigInts(true);
    statement.setReturnArrays(false);
    return statement;
  };
  return {
    name: 'sqlite',
    prepare: async (query: CompareQuery) => {
      const question = sqlQuestionOf(query);
      const whole = formulations.map((formulation): PreparedQuery => {
        const { definitions, rows } = countingOf(question, formulation, wholeDialect);
        const statement = numbers(
          `with price as materialized (${priceOf(question, rate)}), cand as materialized (${candidatesOf(question)}), ${definitions.join(', ')} ${rows}`,
        );
        const run = async (): Promise<readonly AnswerRow[]> => readRows(statement).map(rowOf);
        return { manner: `${formulation}, one statement`, run };
      });
      const inSteps = formulations.map((formulation): PreparedQuery => {
        const { definitions, rows } = countingOf(question, formulation, dialect);
        const steps = [
          'delete from price',
          `insert into price ${priceOf(question, rate)}`,
          'delete from cand',
          `insert into cand ${candidatesOf(question)}`,
        ].map((text) => database.prepare(text));
        const counts = numbers(`with ${definitions.join(', ')} ${rows}`);
        const sums = setSums(question).map(({ kind, sums: columns, where }) => ({
          kind: kindOf(kind),
          statement: numbers(
            `select ${columns.map((sum, place) => `${sum} as s${place}`).join(', ')} from cand where ${where} having count(*) > 0`,
          ),
        }));
        const run = async (): Promise<readonly AnswerRow[]> => {
          for (const step of steps) step.run();
          return [
            ...readRows(counts).map(rowOf),
            ...sums.flatMap(({ kind, statement }) =>
              readRows(statement).flatMap((row) => row.map((sum, place): AnswerRow => [kind, place, sum])),
            ),
          ];
        };
        return { manner: formulation, run };
      });
      return [...inSteps, ...whole];
    },
    close: async () => database.close(),
  };
}
