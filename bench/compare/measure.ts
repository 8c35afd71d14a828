import { isDeepStrictEqual } from 'node:util';
import type { CompareQuery } from '@cotejo/core/comparison';
import type { Answer } from './answer.ts';
import type { CotejoEngine } from './cotejo-engine.ts';
import type { EngineName, Peer, PeerName, PreparedQuery } from './peer.ts';
import { percentileOf, rounded, type Measured } from './percentile.ts';
import { deepPage, familiesLike, queryNames, queryOf, type QueryName } from './queries.ts';
import { answerOfRows } from './sql-answer.ts';
import { sqlQuestionOf } from './sql-question.ts';

const peerRounds = 30;
/** A slow answer is asked less often: what one engine may take of a query's measurement, in milliseconds. */
const peerBudget = 10_000;
const leastRounds = 10;
/** How often an engine is asked untimed in each round before its turn; to one that takes longer, the others' traces are nothing. */
const warmUps = 2;
const warmedBelow = 120;
/** How often ours is asked in each of 30 rounds, or alone. */
const oursPerRound = 10;
const oursAlone = 300;

async function timed(run: () => unknown): Promise<number> {
  const began = performance.now();
  await run();
  return performance.now() - began;
}

function timedNow(run: () => unknown): number {
  const began = performance.now();
  run();
  return performance.now() - began;
}

/** The five queries; the deep one asks for the page three quarters down its own list. */
export function benchQueries(engine: CotejoEngine): readonly { readonly name: QueryName; readonly query: CompareQuery }[] {
  return queryNames.map((name) => ({
    name,
    query: queryOf(name, name === 'deep' ? deepPage(engine.answer(queryOf(name)).total) : 1),
  }));
}

/** Throws with the part that differs when an engine answers something else than ours. */
export function assertSameAnswer(expected: Answer, actual: Answer, where: string): void {
  const parts = [
    'total',
    'belowPriceLimit',
    'abovePriceLimit',
    'facets',
    'priceRange',
    'organizationsCompared',
    'bestId',
    'ids',
  ] as const;
  for (const part of parts) {
    if (isDeepStrictEqual(expected[part], actual[part])) continue;
    throw new Error(`${where}: ${part} is ${JSON.stringify(actual[part])} where ours is ${JSON.stringify(expected[part])}`);
  }
}

interface Chosen {
  readonly name: PeerName;
  readonly prepared: PreparedQuery;
  readonly milliseconds: number;
}

/** The fastest manner of an engine, every manner having answered rightly first. */
async function fastest(peer: Peer, query: CompareQuery, expected: Answer): Promise<Chosen> {
  const question = sqlQuestionOf(query);
  const tried: Chosen[] = [];
  for (const prepared of await peer.prepare(query)) {
    assertSameAnswer(expected, answerOfRows(await prepared.run(), question), `${peer.name}, ${prepared.manner}`);
    const times = [await timed(prepared.run), await timed(prepared.run)];
    tried.push({ name: peer.name, prepared, milliseconds: Math.min(...times) });
  }
  const [best] = tried.toSorted((left, right) => left.milliseconds - right.milliseconds);
  if (best === undefined) throw new Error(`${peer.name} has no way to answer`);
  return best;
}

export interface Comparison {
  readonly rows: readonly Measured[];
  /** How each engine asked each query in the end. */
  readonly manners: readonly {
    readonly plans: number;
    readonly query: QueryName;
    readonly engine: PeerName;
    readonly manner: string;
  }[];
}

function rowOf(plans: number, query: QueryName, times: ReadonlyMap<EngineName, readonly number[]>): readonly Measured[] {
  return [...times].map(([engine, values]) => ({
    plans,
    query,
    engine,
    median_ms: rounded(percentileOf(values, 0.5)),
    p99_ms: rounded(percentileOf(values, 0.99)),
  }));
}

/** Measures every query on every engine, in turns, once all of them have given the same answer. */
export async function measureTogether(plans: number, engine: CotejoEngine, peers: readonly Peer[]): Promise<Comparison> {
  const rows: Measured[] = [];
  const manners: Comparison['manners'][number][] = [];
  for (const { name, query } of benchQueries(engine)) {
    const expected = engine.answer(query);
    const chosen: Chosen[] = [];
    for (const peer of peers) chosen.push(await fastest(peer, query, expected));
    manners.push(...chosen.map((one) => ({ plans, query: name, engine: one.name, manner: one.prepared.manner })));

    settle(engine, query);
    const times = new Map<EngineName, number[]>();
    for (const { name: engineName } of [{ name: 'cotejo' } as const, ...chosen]) times.set(engineName, []);
    for (let round = 0; round < peerRounds; round += 1) {
      for (let index = -warmUps; index < oursPerRound; index += 1) {
        const time = timedNow(() => engine.run(query));
        if (index >= 0) times.get('cotejo')?.push(time);
      }
      for (const one of chosen) {
        if (round >= leastRounds && round * one.milliseconds > peerBudget) continue;
        if (one.milliseconds < warmedBelow) for (let warmUp = 0; warmUp < warmUps; warmUp += 1) await one.prepared.run();
        times.get(one.name)?.push(await timed(one.prepared.run));
      }
    }
    rows.push(...rowOf(plans, name, times));
  }
  return { rows, manners };
}

/** How long ours is asked first: code that a server has run for minutes is compiled, in a bench's first second it is not. */
const settling = { queries: 1_500, milliseconds: 6_000 };

function settle(engine: CotejoEngine, query: CompareQuery): void {
  const until = performance.now() + settling.milliseconds;
  for (let index = 0; index < settling.queries && performance.now() < until; index += 1) engine.run(query);
}

/** Medians in ms. */
export interface FamilyTimes {
  readonly same: number;
  readonly another: number;
}

/** The filtered query of one family and of another one each time, in turns, in ms: what is kept of families tells. */
export function measureFamilies(engine: CotejoEngine): FamilyTimes {
  const query = queryOf('filtered');
  const others = familiesLike(query.household);
  const times: { same: number[]; another: number[] } = { same: [], another: [] };
  settle(engine, query);
  for (let round = 0; round < oursAlone; round += 1) {
    const household = others.next().value;
    times.same.push(timedNow(() => engine.run(query)));
    times.another.push(timedNow(() => engine.run({ ...query, household })));
  }
  return { same: percentileOf(times.same, 0.5), another: percentileOf(times.another, 0.5) };
}

/** Measures every query on our engine alone. */
export function measureAlone(plans: number, engine: CotejoEngine): readonly Measured[] {
  return benchQueries(engine).flatMap(({ name, query }) => {
    settle(engine, query);
    const times = Array.from({ length: oursAlone }, () => timedNow(() => engine.run(query)));
    return rowOf(plans, name, new Map([['cotejo', times]]));
  });
}
