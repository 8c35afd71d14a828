import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { comparator } from './compare/generate-surroundings.ts';
import { answersPerSecond, requestBytes } from './compare-http/http-load.ts';
import { medianOf, report, type Row } from './report.ts';

const plans = 100_000;
const path = '/api/insurance/compare/metadataPlanesPersonas';
const rounds = 5;
const load = { connections: 32, seconds: 2 };
/** The flags of `npm start`, for both servers. */
const flags = ['--max-semi-space-size=16', '--heap-growing-percent=50'];

/** What a comparator asks for a couple with two children. No two numbers have the same family. */
function bodyOf(number: number): string {
  return JSON.stringify({
    comparator: comparator.url,
    profile: {
      cotizante: [
        { sexo: 'Femenino', edad: 20 + (number % 45), ingreso: 600_000 + number },
        { sexo: 'Masculino', edad: 20 + (Math.floor(number / 45) % 45) },
      ],
      cargas: [{ sexo: 'Femenino', edad: number % 18 }, { edad: (number * 7) % 18 }],
      region: { stateCode: '13' },
      ingresodatos: true,
    },
    filters: {},
    sort: 'precio-asc',
  });
}

interface Server {
  readonly port: number;
  readonly stop: () => void;
}

async function start(program: string, given: readonly string[], logFile: string): Promise<Server> {
  const log = openSync(logFile, 'w');
  const file = resolve(import.meta.dirname, 'compare-http', program);
  const child = spawn(process.execPath, [...flags, file, ...given], { stdio: ['ignore', 'pipe', log] });
  closeSync(log);
  const address = await new Promise<string>((found, failed) => {
    child.once('exit', (code) => failed(new Error(`${program} ended with ${code}`)));
    child.stdout?.setEncoding('utf8').once('data', (text: string) => found(text.trim()));
  });
  return { port: Number(new URL(address).port), stop: () => child.kill() };
}

const folder = await mkdtemp(join(tmpdir(), 'cotejo-bench-'));
const servers: Server[] = [];
async function started(program: string, ...given: string[]): Promise<Server> {
  const server = await start(program, given, join(folder, `${servers.length}.log`));
  servers.push(server);
  return server;
}

/** The bytes of an answer as they come over the wire. */
async function bytesFrom(port: number, body: string, coding: string): Promise<Buffer> {
  const wire = { 'x-country': 'chile', 'x-qpversion': 'bench' };
  const headers = { host: 'localhost', 'content-type': 'application/json', 'accept-encoding': coding, ...wire };
  const answer = await new Promise<IncomingMessage>((found, failed) => {
    request({ port, host: '127.0.0.1', path, method: 'POST', headers }, found).once('error', failed).end(body);
  });
  if (answer.statusCode !== 200 || (answer.headers['content-encoding'] ?? 'identity') !== coding) {
    throw new Error(`the call answered ${answer.statusCode} in ${answer.headers['content-encoding']}`);
  }
  return buffer(answer);
}

/** Our call and the same bytes from memory, both asked the same. */
interface Pair {
  readonly coding: string;
  readonly bytes: number;
  readonly reference: Server;
  readonly repeated: number[];
  readonly distinct: number[];
  readonly fromMemory: number[];
}

async function pairIn(app: Server, coding: 'identity' | 'br'): Promise<Pair> {
  const bytes = await bytesFrom(app.port, bodyOf(0), coding);
  const file = join(folder, `answer.${coding}`);
  await writeFile(file, bytes);
  const reference = await started('serve-bytes.ts', file, coding);
  return { coding, bytes: bytes.length, reference, repeated: [], distinct: [], fromMemory: [] };
}

let families = 0;
async function measure(app: Server, { coding, reference, ...figures }: Pair): Promise<void> {
  const requestOf = (number: number): Buffer => requestBytes(path, bodyOf(number), { 'accept-encoding': coding });
  const same = requestOf(0);
  figures.fromMemory.push(await answersPerSecond({ ...load, port: reference.port, requestOf: () => same }));
  figures.repeated.push(await answersPerSecond({ ...load, port: app.port, requestOf: () => same }));
  figures.distinct.push(await answersPerSecond({ ...load, port: app.port, requestOf: () => requestOf((families += 1)) }));
}

function rowsOf({ coding, bytes, repeated, distinct, fromMemory }: Pair): readonly Row[] {
  const reference = medianOf(fromMemory);
  const row = (name: string, value: number): Row => ({
    name: `${name}, ${coding}`,
    value,
    unit: '/s',
    reference,
    ratio: value / reference,
  });
  const [hit, miss] = [medianOf(repeated), medianOf(distinct)];
  return [
    row(`compare call of a family, ${plans} plans`, hit),
    { name: `share of a route that sends these bytes, ${coding}`, value: hit / reference, unit: '', goal: '>= 0.6' },
    row('the same, every family another one', miss),
    { name: `size of the answer, ${coding}`, value: bytes / 1000, unit: 'kB' },
  ];
}

try {
  const app = await started('../serve-app.ts', String(plans));
  const pairs = [await pairIn(app, 'br'), await pairIn(app, 'identity')];
  for (let round = 0; round <= rounds; round += 1) {
    for (const pair of pairs) {
      await measure(app, pair);
      // The first round warms both up.
      if (round === 0) for (const figures of [pair.repeated, pair.distinct, pair.fromMemory]) figures.length = 0;
    }
  }
  report('compare-http', pairs.flatMap(rowsOf));
} finally {
  for (const server of servers) server.stop();
  await rm(folder, { recursive: true, force: true });
}
