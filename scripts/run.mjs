// Plain JavaScript, so that any Node can read it and say in one line what is missing.
import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const commands = ['start', 'dev', 'build', 'check', 'test', 'seal-migrations'];

function stop(line) {
  process.stderr.write(line + '\n');
  process.exit(1);
}

const [name, ...rest] = process.argv.slice(2);
if (!commands.includes(name)) stop(`Unknown command "${name ?? ''}": one of ${commands.join(', ')}.`);
if (!existsSync(resolve(root, 'node_modules', 'vite'))) stop('The dependencies are missing: run "npm install" first.');
if (!process.version.startsWith('v24.')) {
  stop(
    `Cotejo runs on Node 24 and this is ${process.version}: run "npm install" without --ignore-scripts, which brings Node 24, then "npm ${name === 'start' || name === 'test' ? '' : 'run '}${name}".`,
  );
}

process.chdir(root);
process.argv.splice(1, process.argv.length, resolve(root, `scripts/${name}.ts`), ...rest);
await import(pathToFileURL(resolve(root, `scripts/${name}.ts`)).href);
