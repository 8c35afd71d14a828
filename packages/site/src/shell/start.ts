import { whenIdle } from '../when-idle.ts';
import { whenUsed } from '../when-wanted.ts';
import { reloadOnStep } from './reload-on-step.ts';
import { startsAtOnce } from './starts-at-once.ts';

/*
 * Brings the script of a page. The document runs this once it is painted (docs/decisions/0243, 0352): until then the browser has
 * better things to load and do, and the page works without. To who is here for the first time it comes with the first movement
 * (0260). A file of its own, so that pages without React load nothing of it.
 */
const { preloads = '', scripts = '' } = document.querySelector<HTMLElement>('link[data-scripts]')?.dataset ?? {};

function filesIn(list: string): readonly string[] {
  return list.split(' ').filter((file) => file !== '');
}

// Until script is there, which holds such steps itself (early-steps.ts).
const leaveSteps = reloadOnStep(window);
let isBrought = false;

async function bring(): Promise<void> {
  isBrought = true;
  // All at once, and in their order where one needs another before it.
  for (const file of filesIn(preloads)) void import(/* @vite-ignore */ file);
  for (const file of filesIn(scripts)) await import(/* @vite-ignore */ file);
  leaveSteps();
}

/** Puts the files where the browser finds them, one after the other, and runs none: loading keeps no phone busy. */
async function lay(): Promise<void> {
  for (const file of [...filesIn(preloads), ...filesIn(scripts)]) {
    if (isBrought) return;
    // An answer that nobody reads would keep its place on the line.
    await (await fetch(file, { priority: 'low' })).arrayBuffer();
  }
}

if (startsAtOnce(window)) void bring();
else {
  whenIdle(() => void lay().catch(() => undefined));
  void whenUsed(window).then(bring);
}
