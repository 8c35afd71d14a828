import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { availableParallelism, platform, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import autocannon from 'autocannon';
import { medianOf, report, type Row } from './report.ts';

/** Plans of the catalogue that the application holds. */
const plans = '1000';
/** Simple GETs: a value, a list, and one long enough to be compressed. */
const calls = ['/api/globales/uf', '/api/countryState/country', '/api/organization/instituciones/tipo/isapre'] as const;
/** Reference and ours take turns of a second: a machine that slows down for a while slows both. */
const rounds = 12;
const load = { connections: 32, duration: 1 };
/** Rounds, and seconds of each, at half of the maximum, for the slowest of a hundred. */
const slow = { rounds: 3, duration: 4 };
const flags = ['--max-semi-space-size=16', '--heap-growing-percent=50'];
const coding = 'br';

interface Server {
  readonly port: number;
  readonly stop: () => void;
}

const folder = await mkdtemp(join(tmpdir(), 'cotejo-bench-'));
const servers: Server[] = [];

/** Node with what it is given; on Linux on the last core, which leaves the others to who asks. */
function onOneCore(...given: string[]): [command: string, given: string[]] {
  const node = [process.execPath, ...flags, ...given] as const;
  if (platform() !== 'linux') return [node[0], node.slice(1)];
  return ['taskset', ['--cpu-list', String(availableParallelism() - 1), ...node]];
}

/** One process on one core, as `npm start` runs it. */
async function started(program: string, ...given: string[]): Promise<Server> {
  const log = openSync(join(folder, `${servers.length}.log`), 'w');
  const file = resolve(import.meta.dirname, 'api', program);
  const [command, words] = onOneCore(file, ...given);
  const child = spawn(command, words, { stdio: ['ignore', 'pipe', log] });
  closeSync(log);
  const address = await new Promise<string>((found, failed) => {
    child.once('exit', (code) => failed(new Error(`${program} ended with ${code}`)));
    child.stdout?.setEncoding('utf8').once('data', (text: string) => found(text.trim()));
  });
  const server = { port: Number(new URL(address).port), stop: () => void child.kill() };
  servers.push(server);
  return server;
}

interface Answered {
  readonly bytes: Buffer;
  readonly coding: string;
}

async function answerOf(port: number, path: string): Promise<Answered> {
  const answer = await new Promise<IncomingMessage>((found, failed) => {
    const headers = { host: 'localhost', 'accept-encoding': coding };
    request({ port, host: '127.0.0.1', path, headers }, found).once('error', failed).end();
  });
  if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}`);
  return { bytes: await buffer(answer), coding: answer.headers['content-encoding'] ?? 'identity' };
}

async function fire(port: number, path: string, limits: { readonly duration: number; readonly overallRate?: number }) {
  const headers = { host: 'localhost', 'accept-encoding': coding };
  const result = await autocannon({ url: `http://127.0.0.1:${port}${path}`, connections: load.connections, headers, ...limits });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${path}: ${result.non2xx} refused, ${result.errors} failed`);
  return { perSecond: result.requests.average, p99: result.latency.p99 };
}

interface Figures {
  readonly path: string;
  readonly kilobytes: number;
  readonly bare: Server;
  readonly fromBytes: number[];
  readonly fromCache: number[];
  readonly counted: number[];
  readonly slowest: number[];
}

async function prepared(path: string, app: Server): Promise<Figures> {
  const { bytes, coding: given } = await answerOf(app.port, path);
  const file = join(folder, path.replaceAll('/', '-'));
  await writeFile(file, bytes);
  const bare = await started('serve-bytes.ts', file, given);
  return { path, kilobytes: bytes.length / 1000, bare, fromBytes: [], fromCache: [], counted: [], slowest: [] };
}

/** The middle of the shares of the rounds: each share is of what was measured within the same seconds. */
function shareOf(measured: readonly number[], reference: readonly number[]): number {
  return medianOf(measured.map((perSecond, round) => perSecond / (reference[round] ?? Number.NaN)));
}

function rowsOf({ path, kilobytes, fromBytes, fromCache, counted, slowest }: Figures): readonly Row[] {
  const [reference, kept, limited] = [medianOf(fromBytes), medianOf(fromCache), medianOf(counted)];
  const [share, shareCounted] = [shareOf(fromCache, fromBytes), shareOf(counted, fromBytes)];
  return [
    { name: `GET ${path}, kept`, value: kept, unit: '/s', reference, ratio: kept / reference },
    { name: '  share of a route that sends these bytes', value: share, unit: '', goal: '>= 0.6' },
    { name: '  the same with visitors counted', value: limited, unit: '/s', reference, ratio: shareCounted },
    { name: '  slowest of a hundred at half of that', value: medianOf(slowest), unit: 'ms', goal: '<= 25' },
    { name: '  size of the answer', value: kilobytes, unit: 'kB' },
  ];
}

try {
  const [app, counting] = [await started('../serve-app.ts', plans), await started('../serve-app.ts', plans, 'counting')];
  const figures: Figures[] = [];
  for (const path of calls) figures.push(await prepared(path, app));
  for (let round = 0; round <= rounds; round += 1) {
    for (const { path, bare, fromBytes, fromCache, counted } of figures) {
      fromBytes.push((await fire(bare.port, path, load)).perSecond);
      fromCache.push((await fire(app.port, path, load)).perSecond);
      counted.push((await fire(counting.port, path, load)).perSecond);
      // The first round warms all up.
      if (round === 0) for (const list of [fromBytes, fromCache, counted]) list.length = 0;
    }
  }
  for (let round = 0; round < slow.rounds; round += 1) {
    for (const { path, counted, slowest } of figures) {
      const overallRate = Math.max(1, Math.round(medianOf(counted) / 2));
      slowest.push((await fire(counting.port, path, { duration: slow.duration, overallRate })).p99);
    }
  }
  report('api', figures.flatMap(rowsOf));
} finally {
  for (const server of servers) server.stop();
  await rm(folder, { recursive: true, force: true });
}
