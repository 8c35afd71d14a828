import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { leadAnswerSchema } from '@cotejo/contract/lead';
import autocannon, { type Request } from 'autocannon';
import pg from 'pg';
import { productCodeOf, startSite } from './leads/running-site.ts';
import { actSteadily, createSender } from './leads/steady-load.ts';
import { medianOf, report } from './report.ts';

/** Reference and ours take turns: a machine that slows down for a while slows both. */
const rounds = 6;
const seconds = 3;
/** Requests under way at once, and connections that insert at once. */
const connections = 64;
const inserters = 16;
/** Rounds, and seconds of each, at half of the maximum, for the slowest of a hundred. */
const slow = { rounds: 3, seconds: 5 };

const dataDirectory = await mkdtemp(join(tmpdir(), 'cotejo-bench-leads-'));
const site = await startSite(dataDirectory);
const pool = new pg.Pool({ ...(await site.database()), max: inserters });
let number = 0;

/** What is asked for, at the price that is shown for it. */
interface Wanted {
  readonly productCode: string;
  readonly displayedPrice: number | null;
}

function bodyOf(wanted: Wanted, of: number): string {
  return JSON.stringify({
    tipo: 'isapre',
    first_name: 'Ana Rojas Pérez',
    telefono: `+56 9 ${10_000_000 + (of % 89_999_999)}`,
    email: `ana${of}@correo.example`,
    ...wanted,
    mensaje: 'Quisiera saber desde cuándo puedo contratar y qué pasa con mi plan de ahora.',
    contactChannel: 'whatsapp',
    profile: { cotizante: [{ edad: 34, sexo: 'Femenino' }], cargas: [{ edad: 4 }], ingresodatos: true },
  });
}

/** A visitor of their own for every request: nobody has to wait for a limit that is meant for one. */
function addressOf(of: number): string {
  return [11 + (of % 100), (of >> 8) % 256, of % 256, 1 + ((of >> 16) % 250)].join('.');
}

function callOf(wanted: Wanted, of: number) {
  const headers = {
    ...site.headers,
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
    'x-forwarded-for': addressOf(of),
  };
  return { method: 'POST', headers, body: bodyOf(wanted, of) } as const;
}

/** The product with the price that a first request is answered, as a page shows it before. */
async function priced(productCode: string): Promise<Wanted> {
  const response = await fetch(`${site.url}/api/leads`, callOf({ productCode, displayedPrice: null }, 0));
  return { productCode, displayedPrice: leadAnswerSchema.parse(await response.json()).quote?.price ?? null };
}

interface Fired {
  readonly perSecond: number;
  /** Milliseconds of the processor for one of them, with all that goes on meanwhile. */
  readonly service: number;
  readonly database: number;
}

async function fire(wanted: Wanted): Promise<Fired> {
  const setupRequest = (request: Request): Request => {
    number += 1;
    return { ...request, ...callOf(wanted, number), path: '/api/leads' };
  };
  const before = await site.processorTimes();
  const result = await autocannon({ url: site.url, connections, requests: [{ setupRequest }], duration: seconds });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.errors} failed, ${JSON.stringify(result.statusCodeStats)}`);
  const [after, count] = [await site.processorTimes(), result['2xx']];
  const service = (after.service - before.service) / count;
  return {
    perSecond: count / result.duration,
    service,
    database: (after.database - before.database) / count,
  };
}

/** The same bytes in a row, committed alone. */
async function insertRow(wanted: Wanted): Promise<void> {
  number += 1;
  const text = 'insert into bench_bare (id, body) values ($1, $2)';
  await pool.query({ name: 'bare', text, values: [randomUUID(), bodyOf(wanted, number)] });
}

/** What one of a hundred takes at least, in milliseconds, of acts that come at random. */
async function slowestOfHundred(act: () => Promise<void>, perSecond: number): Promise<number> {
  const times = await actSteadily({ act, perSecond, seconds: slow.seconds });
  return times[Math.floor(times.length * 0.99)] ?? Number.NaN;
}

/** The slowest of a hundred requests, and of a hundred bare inserts that come as often. */
async function compareSlowest(wanted: Wanted, perSecond: number) {
  const { send, close } = createSender(`${site.url}/api/leads`, connections);
  const post = (): Promise<void> => {
    number += 1;
    return send(callOf(wanted, number));
  };
  const [ours, bare]: [number[], number[]] = [[], []];
  try {
    for (let round = 0; round < slow.rounds; round += 1) {
      bare.push(await slowestOfHundred(() => insertRow(wanted), perSecond));
      ours.push(await slowestOfHundred(post, perSecond));
    }
  } finally {
    close();
  }
  return { ours: medianOf(ours), bare: medianOf(bare) };
}

/** How many a second of the same bytes, in one row each, are committed one by one. */
async function insertBare(wanted: Wanted): Promise<number> {
  const [begun, until] = [performance.now(), performance.now() + seconds * 1000];
  let count = 0;
  const loops = Array.from({ length: inserters }, async () => {
    while (performance.now() < until) {
      await insertRow(wanted);
      count += 1;
    }
  });
  await Promise.all(loops);
  return (count * 1000) / (performance.now() - begun);
}

try {
  const wanted = await priced(await productCodeOf(site));
  await pool.query('create table bench_bare (id uuid primary key, body text not null)');
  // Nobody of them reaches a limit: every request is assigned and charged for.
  await pool.query(
    'update executives set daily_limit = 100000000, balance = 1000000000000, recess_reason = null, recess_from = null, recess_until = null',
  );
  const [bare, fired]: [number[], Fired[]] = [[], []];
  for (let round = 0; round <= rounds; round += 1) {
    bare.push(await insertBare(wanted));
    fired.push(await fire(wanted));
    // The first round warms both up.
    if (round === 0) for (const list of [bare, fired]) list.length = 0;
  }
  const ours = fired.map(({ perSecond }) => perSecond);
  const slowest = await compareSlowest(wanted, medianOf(ours) / 2);
  const { rows } = await pool.query<{ lost: number; waiting: number }>(
    `select count(*) filter (where l.executive_id is null and l.first_lead_id is null)::int waiting,
       count(*) filter (where k.lead_id is null)::int lost
     from leads l left join idempotency_keys k on k.lead_id = l.id`,
  );
  if (rows[0]?.lost !== 0 || rows[0].waiting !== 0) throw new Error(`not everything was on: ${JSON.stringify(rows)}`);
  const share = medianOf(ours.map((perSecond, round) => perSecond / (bare[round] ?? Number.NaN)));
  report('leads', [
    { name: 'requests, durable', value: medianOf(ours), unit: '/s', reference: medianOf(bare), ratio: share, goal: '>= 1000' },
    { name: '  share of a bare INSERT of their bytes', value: share, unit: '', goal: '>= 0.4' },
    {
      name: '  slowest of a hundred at half of that',
      value: slowest.ours,
      unit: 'ms',
      reference: slowest.bare,
      ratio: slowest.ours / slowest.bare,
      goal: '<= 100',
    },
    // What stays comparable while something else runs on the machine; 0 where nothing tells it.
    { name: '  processor of the service, each', value: medianOf(fired.map(({ service }) => service)), unit: 'ms' },
    { name: '  processor of PostgreSQL, each', value: medianOf(fired.map(({ database }) => database)), unit: 'ms' },
  ]);
} finally {
  await pool.end();
  await site.stop();
  await rm(dataDirectory, { recursive: true, force: true });
}
