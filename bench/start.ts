import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../e2e/running-server.ts';
import { medianOf, report } from './report.ts';
import { residentMegabytes } from './resident-memory.ts';

// A start includes the build when it is stale, and the goal is for the time after the build.
const built = await startServer();
await built.stop();

const firstStarts: number[] = [];
const laterStarts: number[] = [];
const idle: number[] = [];
const afterUse: number[] = [];
for (let round = 0; round < 3; round += 1) {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'cotejo-bench-'));
  const first = await startServer({ dataDirectory });
  firstStarts.push(first.startSeconds);
  await first.stop();

  const later = await startServer({ dataDirectory });
  laterStarts.push(later.startSeconds);
  idle.push(residentMegabytes(later.processId));
  for (let page = 1; page <= 200; page += 1)
    await (await fetch(`${later.url}/Comparar/Isapres?page=${(page % 10) + 1}&n=${page}`)).text();
  afterUse.push(residentMegabytes(later.processId));
  await later.stop();
  await rm(dataDirectory, { recursive: true, force: true });
}

report('start', [
  { name: 'start with a fresh database', value: medianOf(firstStarts), unit: 's', goal: '<= 10' },
  { name: 'later start', value: medianOf(laterStarts), unit: 's', goal: '<= 3' },
  { name: 'resident memory after start, without PostgreSQL', value: medianOf(idle), unit: 'MB', goal: '<= 350' },
  { name: 'resident memory after 200 list pages, without PostgreSQL', value: medianOf(afterUse), unit: 'MB', goal: '<= 350' },
]);
