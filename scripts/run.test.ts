import { expect, it } from 'vitest';
import { inRoot } from './root.ts';
import { runNode } from './run-program.ts';

function runAs(version: string, command: string) {
  const pretend = `data:text/javascript,Object.defineProperty(process,'version',{value:'${version}'})`;
  return runNode(inRoot('scripts/run.mjs'), [command], { env: { NODE_OPTIONS: `--import=${pretend}` } });
}

it('another Node than 24 stops with one line that says what to do', async () => {
  const { code, output } = await runAs('v22.9.0', 'start');
  expect(code).toBe(1);
  expect(output.trim().split('\n')).toHaveLength(1);
  expect(output).toMatch(/Node 24 y este es v22\.9\.0: ejecuta "npm install" sin --ignore-scripts.*"npm start"/);
});

it('an unknown command stops with one line that lists the known ones', async () => {
  const { code, output } = await runAs('v24.21.0', 'strat');
  expect(code).toBe(1);
  expect(output.trim()).toMatch(/^No conozco la orden "strat": existen start, dev, /);
});
