import { createLog } from './platform/log.ts';
import { nodeRefusal } from './platform/require-node.ts';
import { readConfig } from './platform/config.ts';
import { startProcess } from './process.ts';

function stop(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

const refusal = nodeRefusal(process.version);
if (refusal !== null) stop(refusal);
const config = readConfig(process.env);
if (!config.ok) stop(config.error);

await startProcess({
  config: config.value,
  log: createLog(config.value.logLevel),
  // Set by `npm run dev`, not by people: the site comes from its sources.
  isDevelopment: process.env['COTEJO_DEV'] === '1',
  stop,
});
