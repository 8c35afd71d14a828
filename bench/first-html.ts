import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startServer } from '../e2e/running-server.ts';
import { medianOf, report } from './report.ts';

const path = '/Comparar/Isapres';
const warmUp = 20;
const rounds = 100;

async function page(url: string): Promise<string> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}`);
  return response.text();
}

async function millisecondsOf(url: string): Promise<number> {
  const started = performance.now();
  await page(url);
  return performance.now() - started;
}

interface Reference {
  readonly url: string;
  readonly stop: () => void;
}

async function startReference(file: string): Promise<Reference> {
  const child = spawn(process.execPath, [resolve(import.meta.dirname, 'reference-server.ts'), file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((found, failed) => {
    child.once('exit', () => failed(new Error('the reference server ended')));
    child.stdout.setEncoding('utf8').once('data', (text: string) => found(text.trim()));
  });
  return { url, stop: () => child.kill() };
}

const folder = await mkdtemp(join(tmpdir(), 'cotejo-bench-'));
const server = await startServer();
try {
  const html = await page(server.url + path);
  await writeFile(join(folder, 'page.html'), html);
  const reference = await startReference(join(folder, 'page.html'));

  // A search that no page knows is another page to the cache and the same to the comparator.
  let turn = 0;
  const uncached = (): string => `${server.url}${path}?medicion=${(turn += 1)}`;
  const figures: Record<'uncached' | 'cached' | 'reference', number[]> = { uncached: [], cached: [], reference: [] };
  for (let round = -warmUp; round < rounds; round += 1) {
    const times = {
      uncached: await millisecondsOf(uncached()),
      cached: await millisecondsOf(server.url + path),
      reference: await millisecondsOf(reference.url),
    };
    if (round < 0) continue;
    figures.uncached.push(times.uncached);
    figures.cached.push(times.cached);
    figures.reference.push(times.reference);
  }
  reference.stop();

  const least = medianOf(figures.reference);
  const row = (name: string, value: number) => ({ name, value, unit: 'ms', reference: least, ratio: value / least });
  report('first-html', [
    { ...row('first HTML of the comparator, uncached, median', medianOf(figures.uncached)), goal: '<= 60' },
    row('the same from the page cache, median', medianOf(figures.cached)),
    { name: 'size of the HTML', value: Buffer.byteLength(html) / 1000, unit: 'kB' },
  ]);
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
