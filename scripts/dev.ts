import { spawn } from 'node:child_process';
import { inRoot, root } from './root.ts';
import { stopWithParent } from './stop-with-parent.ts';

stopWithParent();

// Node restarts the process when the server's own files change; the site's files are Vite's, inside that process.
const child = spawn(process.execPath, ['--watch', '--watch-preserve-output', inRoot('packages/server/src/main.ts')], {
  cwd: root,
  env: { ...process.env, NODE_ENV: 'development', COTEJO_DEV: '1' },
  stdio: 'inherit',
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.once('exit', (code) => process.exit(code ?? 0));
