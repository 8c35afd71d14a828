// Plain JavaScript, so that any Node can read it and say in one line what is missing.
import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const commands = [
  'start',
  'dev',
  'build',
  'check',
  'test',
  'import',
  'export',
  'store-form',
  'executives',
  'faults',
  'leads',
  'ledger',
  'messages',
  'rotate-data',
  'seal-migrations',
  'gallery',
  'screens',
];

function stop(line) {
  process.stderr.write(line + '\n');
  process.exit(1);
}

const [name, ...rest] = process.argv.slice(2);
if (!commands.includes(name)) stop(`No conozco la orden "${name ?? ''}": existen ${commands.join(', ')}.`);
if (!existsSync(resolve(root, 'node_modules', 'vite'))) stop('Faltan las dependencias: ejecuta "npm install" primero.');
if (!process.version.startsWith('v24.')) {
  stop(
    `Cotejo necesita Node 24 y este es ${process.version}: ejecuta "npm install" sin --ignore-scripts, que trae Node 24, y luego "npm ${name === 'start' || name === 'test' ? '' : 'run '}${name}".`,
  );
}

process.chdir(root);
process.argv.splice(1, process.argv.length, resolve(root, `scripts/${name}.ts`), ...rest);
await import(pathToFileURL(resolve(root, `scripts/${name}.ts`)).href);
