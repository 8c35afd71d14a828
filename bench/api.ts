import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import autocannon from 'autocannon';
import { medianOf, report, type Row } from './report.ts';

/** Plans of the catalogue that the application holds. */
const plans = '1000';
/** Simple GETs: a value, a list, and one long enough to be compressed. */
const calls = ['/api/globales/uf', '/api/countryState/country', '/api/organization/instituciones/tipo/isapre'] as const;
const rounds = 3;
const load = { connections: 32, duration: 2 };
/** Seconds at half of the maximum, for the slowest of a hundred. */
const halfSeconds = 4;
const flags = ['--max-semi-space-size=16', '--heap-growing-percent=50'];
const coding = 'br';

interface Server {
  readonly port: number;
  readonly stop: () => void;
}

const folder = await mkdtemp(join(tmpdir(), 'cotejo-bench-'));
const servers: Server[] = [];

/** One process, and so one core, as `npm start` runs it. */
async function started(program: string, ...given: string[]): Promise<Server> {
  const log = openSync(join(folder, `${servers.length}.log`), 'w');
  const file = resolve(import.meta.dirname, 'api', program);
  const child = spawn(process.execPath, [...flags, file, ...given], { stdio: ['ignore', 'pipe', log] });
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
  readonly slow: number[];
}

async function prepared(path: string, app: Server): Promise<Figures> {
  const { bytes, coding: given } = await answerOf(app.port, path);
  const file = join(folder, path.replaceAll('/', '-'));
  await writeFile(file, bytes);
  const bare = await started('serve-bytes.ts', file, given);
  return { path, kilobytes: bytes.length / 1000, bare, fromBytes: [], fromCache: [], counted: [], slow: [] };
}

function rowsOf({ path, kilobytes, fromBytes, fromCache, counted, slow }: Figures): readonly Row[] {
  const [reference, kept, limited] = [medianOf(fromBytes), medianOf(fromCache), medianOf(counted)];
  return [
    { name: `GET ${path}, kept`, value: kept, unit: '/s', reference, ratio: kept / reference },
    { name: '  share of a route that sends these bytes', value: kept / reference, unit: '', goal: '>= 0.6' },
    { name: '  the same with visitors counted', value: limited, unit: '/s', reference, ratio: limited / reference },
    { name: '  slowest of a hundred at half of that', value: medianOf(slow), unit: 'ms', goal: '<= 25' },
    { name: '  size of the answer', value: kilobytes, unit: 'kB' },
  ];
}

try {
  const [app, counting] = [await started('../serve-app.ts', plans), await started('../serve-app.ts', plans, 'counting')];
  const figures: Figures[] = [];
  for (const path of calls) figures.push(await prepared(path, app));
  for (let round = 0; round <= rounds; round += 1) {
    for (const { path, bare, fromBytes, fromCache, counted, slow } of figures) {
      fromBytes.push((await fire(bare.port, path, load)).perSecond);
      fromCache.push((await fire(app.port, path, load)).perSecond);
      counted.push((await fire(counting.port, path, load)).perSecond);
      const overallRate = Math.max(1, Math.round(medianOf(counted) / 2));
      slow.push((await fire(counting.port, path, { duration: halfSeconds, overallRate })).p99);
      // The first round warms all up.
      if (round === 0) for (const list of [fromBytes, fromCache, counted, slow]) list.length = 0;
    }
  }
  report('api', figures.flatMap(rowsOf));
} finally {
  for (const server of servers) server.stop();
  await rm(folder, { recursive: true, force: true });
}
