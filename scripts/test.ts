import { isBuildFresh } from './build-stamp.ts';
import { runGate } from './gate.ts';
import { closingLine, lineOf, tableOf, type Part } from './part.ts';
import { runPlaywright } from './playwright-part.ts';
import { inRoot } from './root.ts';
import { runNode } from './run-program.ts';
import { runVitest } from './vitest-part.ts';

async function runBuild(): Promise<Part> {
  const name = 'build';
  if (isBuildFresh()) return { name, passed: 1, failed: 0, skipped: 0, seconds: 0, details: '' };
  const run = await runNode(inRoot('scripts/build.ts'), []);
  const failed = run.code === 0 ? 0 : 1;
  return { name, passed: 1 - failed, failed, skipped: 0, seconds: run.seconds, details: failed ? run.output : '' };
}

function show(part: Part): void {
  console.log(lineOf(part));
  if (part.details !== '') console.log(part.details.trim().replace(/^/gm, '      ') + '\n');
}

/** Of the cases that a complete run tries: the same in each (decision 0353). */
const seed = 20_261_126;

const parts = await runGate(show);
const rest = [
  () => runVitest('unit tests', 'unit', { seed }),
  () => runVitest('server tests', 'server', { seed }),
  runBuild,
  () => runVitest('process tests', 'process', { secondTries: 1 }),
  () => runPlaywright('browser tests'),
];
for (const run of rest) {
  const part = await run();
  parts.push(part);
  show(part);
}

console.log(`\n${tableOf(parts)}\n`);
console.log(closingLine(parts));
process.exitCode = parts.some(({ failed }) => failed > 0) ? 1 : 0;
