import { isBuildFresh } from './build-stamp.ts';
import { inRoot } from './root.ts';
import { runNode } from './run-program.ts';
import { stopWithParent } from './stop-with-parent.ts';

process.env['NODE_ENV'] ??= 'production';
stopWithParent();

// The build runs in a process of its own: its memory is gone before the server lives.
if (!isBuildFresh()) {
  const run = await runNode(inRoot('scripts/build.ts'), []);
  if (run.code !== 0) {
    process.stderr.write(`${run.output}\nNo se pudo construir el sitio; no se inició nada.\n`);
    process.exit(1);
  }
  process.stdout.write(`Sitio construido en ${run.seconds.toFixed(1).replace('.', ',')} s.\n`);
}

const server = inRoot('packages/server/src/main.ts');
process.argv[1] = server;
await import(server);
