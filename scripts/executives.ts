import { inRoot } from './root.ts';
import { stopWithParent } from './stop-with-parent.ts';

stopWithParent();
const program = inRoot('packages/server/src/executives.ts');
process.argv[1] = program;
await import(program);
