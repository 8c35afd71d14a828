import { spawn, type ChildProcess } from 'node:child_process';
import { watch } from 'node:fs';
import { inRoot, root } from './root.ts';
import { stopWithParent } from './stop-with-parent.ts';

// The site's own files are Vite's, inside the server; only these need a new process.
const watched = ['packages/server/src', 'packages/contract/src', 'packages/core/src', 'demo'];
const quietMilliseconds = 150;

function start(): ChildProcess {
  return spawn(process.execPath, [inRoot('packages/server/src/main.ts')], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'development', COTEJO_DEV: '1' },
    stdio: 'inherit',
  });
}

let server = start();
let ending = false;

/** Ends the server the orderly way and waits for it: the next one needs its port and its database. */
async function end(): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise((done) => server.once('exit', done));
  server.kill('SIGTERM');
  await ended;
}

async function restart(): Promise<void> {
  await end();
  if (!ending) server = start();
}

let pending: NodeJS.Timeout | undefined;
let restarts = Promise.resolve();
for (const folder of watched) {
  watch(inRoot(folder), { recursive: true }, (_, file) => {
    if (file === null || !/[.](ts|json)$/.test(file) || /[.]test[.]ts$|node_modules/.test(file)) return;
    clearTimeout(pending);
    pending = setTimeout(() => {
      console.log(`${folder}/${file} cambió: el servidor se reinicia.`);
      restarts = restarts.then(restart);
    }, quietMilliseconds);
  });
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    ending = true;
    void end().then(() => process.exit(0));
  });
}
stopWithParent();
