import { runGate } from './gate.ts';
import { closingLine, lineOf, type Part } from './part.ts';
import { runVitest } from './vitest-part.ts';

function show(part: Part): void {
  console.log(lineOf(part));
  if (part.details !== '') console.log(part.details.trim().replace(/^/gm, '      ') + '\n');
}

const parts = await runGate(show);
const rules = await runVitest('tests of the rules', 'unit', { filters: ['packages/core', 'packages/contract', 'scripts'] });
show(rules);
const all = [...parts, rules];
console.log(closingLine(all));
process.exitCode = all.some(({ failed }) => failed > 0) ? 1 : 0;
