/*
 * Brings the script of a page once the browser has painted it (docs/decisions/0243): until then it has better things to load and
 * do, and the page works without. A file of its own, so that pages without React load nothing of it.
 */
const { preloads = '', scripts = '' } = document.querySelector<HTMLElement>('script[data-scripts]')?.dataset ?? {};

function filesIn(list: string): readonly string[] {
  return list.split(' ').filter((file) => file !== '');
}

async function bring(): Promise<void> {
  // All at once, and in their order where one needs another before it.
  for (const file of filesIn(preloads)) void import(/* @vite-ignore */ file);
  for (const file of filesIn(scripts)) await import(/* @vite-ignore */ file);
}

/** Nothing is painted in a tab that nobody sees. */
const beforePainting = document.hidden ? (task: () => void) => task() : requestAnimationFrame;

beforePainting(() => setTimeout(() => void bring()));
