import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import autocannon from 'autocannon';
import { startServer } from '../e2e/running-server.ts';
import { sendFiles } from './pages/file-server.ts';
import { medianOf, report, type Row } from './report.ts';
import { residentMegabytes } from './resident-memory.ts';

const path = '/Comparar/Isapres';
const shellPages = ['/no-existe-esta-pagina', '/Ayuda'] as const;
const rounds = 12;
const load = { connections: 50, duration: 2 };
/** Calls one after the other, for the time of a page without a list. */
const single = { warmUp: 50, groups: 12, calls: 10 };
const flags = ['--max-semi-space-size=16', '--heap-growing-percent=50'];

async function answerAt(url: string, coding: string): Promise<IncomingMessage & { readonly statusCode?: number }> {
  const headers = { 'accept-encoding': coding };
  return new Promise((found, failed) => {
    request(url, { headers }, found).once('error', failed).end();
  });
}

async function bytesOf(url: string, coding: 'identity' | 'br'): Promise<Buffer> {
  const answer = await answerAt(url, coding);
  if (answer.statusCode !== 200 || (answer.headers['content-encoding'] ?? 'identity') !== coding)
    throw new Error(`${url} answered ${answer.statusCode} in ${answer.headers['content-encoding']}`);
  return buffer(answer);
}

/** Something that answers with the page, asked under load by turns with the others. */
interface Mode {
  readonly name: string;
  readonly url: string;
  readonly coding: 'identity' | 'br';
  readonly perSecond: number[];
  readonly p50: number[];
  readonly p99: number[];
}

function mode(name: string, url: string, coding: 'identity' | 'br'): Mode {
  return { name, url, coding, perSecond: [], p50: [], p99: [] };
}

async function fire({ name, url, coding, perSecond, p50, p99 }: Mode): Promise<void> {
  const headers = { 'accept-encoding': coding };
  const result = await autocannon({ url, headers, idReplacement: true, ...load });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${name}: ${result.non2xx} refused, ${result.errors} failed`);
  perSecond.push(result.requests.average);
  p50.push(result.latency.p50);
  p99.push(result.latency.p99);
}

function rowsOf({ name, perSecond, p50, p99 }: Mode, reference: Mode | null): readonly Row[] {
  const value = medianOf(perSecond);
  const known = reference === null ? null : medianOf(reference.perSecond);
  return [
    { name, value, unit: '/s', ...(known === null ? {} : { reference: known, ratio: value / known }) },
    { name: '  half of them within', value: medianOf(p50), unit: 'ms' },
    { name: '  99 of a hundred within', value: medianOf(p99), unit: 'ms' },
  ];
}

function share(name: string, [some, all]: readonly [Mode, Mode], goal: Row['goal']): Row {
  const value = medianOf(some.perSecond.map((rate, round) => rate / (all.perSecond[round] ?? Number.NaN)));
  return { name, value, unit: '', ...(goal === undefined ? {} : { goal }) };
}

interface SinglePage {
  /** From the request's arrival to the end of its answer, as the server measures it. */
  readonly server: number;
  /** The same with the way there and back, as who asks sees it. */
  readonly caller: number;
}

/** Milliseconds of a page made anew each time, asked by one visitor: medians, the server's of the means of ten. */
async function millisecondsOf(origin: string, address: string): Promise<SinglePage> {
  const [server, caller]: [number[], number[]] = [[], []];
  for (let call = 0; call < single.warmUp; call += 1) await pageAnew(`${origin}${address}?antes=${call}`);
  for (let group = 0; group < single.groups; group += 1) {
    const before = await measuredPages(origin);
    for (let call = 0; call < single.calls; call += 1) {
      const started = performance.now();
      await pageAnew(`${origin}${address}?medicion=${group}-${call}`);
      caller.push(performance.now() - started);
    }
    const after = await measuredPages(origin);
    server.push(((after.seconds - before.seconds) / (after.count - before.count)) * 1000);
  }
  return { server: medianOf(server), caller: medianOf(caller) };
}

async function pageAnew(url: string): Promise<void> {
  await (await fetch(url, { headers: { 'accept-encoding': 'identity' } })).text();
}

/** All pages that the server has answered so far, by its own measures. */
async function measuredPages(origin: string): Promise<{ readonly seconds: number; readonly count: number }> {
  const lines = (await (await fetch(`${origin}/metrics`)).text()).split('\n').filter((line) => line.includes('http_route="/*"'));
  const total = (name: string): number =>
    lines.filter((line) => line.startsWith(`${name}{`)).reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
  const name = 'http_server_request_duration_seconds';
  return { seconds: total(`${name}_sum`), count: total(`${name}_count`) };
}

/** Waits until the server has made what nobody waits for any more: a load ends with calls under way. */
async function settle(origin: string, round: string): Promise<void> {
  await (await fetch(`${origin}${shellPages[0]}?descanso=${round}`)).text();
}

async function serveTree(origin: string): Promise<{ readonly url: string; readonly stop: () => void }> {
  const file = resolve(import.meta.dirname, 'pages', 'serve-tree.ts');
  const child = spawn(process.execPath, [...flags, file, origin, path], { stdio: ['ignore', 'pipe', 'inherit'] });
  const url = await new Promise<string>((found, failed) => {
    child.once('exit', () => failed(new Error('the renderer of the tree ended')));
    child.stdout.setEncoding('utf8').once('data', (text: string) => found(text.trim()));
  });
  return { url, stop: () => void child.kill() };
}

const folder = await mkdtemp(join(tmpdir(), 'cotejo-bench-'));
const server = await startServer();
const ends: (() => void)[] = [];
try {
  const kept = server.url + path;
  const [identity, br] = [await bytesOf(kept, 'identity'), await bytesOf(kept, 'br')];
  const tree = await serveTree(server.url);
  ends.push(tree.stop);
  const files = await sendFiles({ folder, identity, br });
  ends.push(files.stop);
  const fileAt = (coding: string): string => `http://127.0.0.1:${files.port}/${coding}`;
  const modes = {
    tree: mode('a) renderToString of the same tree', `${tree.url}/`, 'identity'),
    made: mode('b) list page made anew: loader, compare call, document', `${kept}?medicion=[<id>]`, 'identity'),
    kept: mode('c) from the page cache, br', kept, 'br'),
    file: mode(`d) the same file by ${files.name}, br`, fileAt('br'), 'br'),
    keptPlain: mode('c) from the page cache, identity', kept, 'identity'),
    filePlain: mode(`d) the same file by ${files.name}, identity`, fileAt('identity'), 'identity'),
  };
  const all = Object.values(modes);
  for (let round = 0; round <= rounds; round += 1) {
    // To and fro, so that none always comes after the same other.
    for (const one of round % 2 === 0 ? all : all.toReversed()) {
      await fire(one);
      await settle(server.url, `${round}-${all.indexOf(one)}`);
    }
    // The first round warms all up.
    if (round === 0) for (const { perSecond, p50, p99 } of all) perSecond.length = p50.length = p99.length = 0;
  }
  const memory = residentMegabytes(server.processId);
  const shell: Row[] = [];
  for (const address of shellPages) {
    const { server: value, caller } = await millisecondsOf(server.url, address);
    shell.push({ name: `page without a list, ${address}, within the server`, value, unit: 'ms', goal: '<= 5' });
    shell.push({ name: '  with the way there and back', value: caller, unit: 'ms' });
  }
  report('pages', [
    ...rowsOf(modes.tree, null),
    ...rowsOf(modes.made, modes.tree),
    share('share b/a', [modes.made, modes.tree], '>= 0.75'),
    ...rowsOf(modes.file, null),
    ...rowsOf(modes.kept, modes.file),
    share('share c/d, br', [modes.kept, modes.file], '>= 0.6'),
    ...rowsOf(modes.filePlain, null),
    ...rowsOf(modes.keptPlain, modes.filePlain),
    share('share c/d, identity', [modes.keptPlain, modes.filePlain], '>= 0.6'),
    ...shell,
    { name: 'size of the HTML', value: identity.length / 1000, unit: 'kB' },
    { name: 'size of the HTML, br', value: br.length / 1000, unit: 'kB' },
    { name: 'resident memory of the server after it', value: memory, unit: 'MB' },
  ]);
} finally {
  for (const end of ends) end();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
