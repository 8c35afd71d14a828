import { flushSync } from 'react-dom';

/** Milliseconds after which it is not waited for a frame any more: a page in the background paints none. */
const longest = 200;

/**
 * Changes a state right after what is rendered now was painted, and before anybody else comes to read the page. Answers what keeps
 * it from that.
 */
export function oncePainted(change: () => void): () => void {
  const act = (): void => {
    stop();
    flushSync(change);
  };
  let timer = setTimeout(act, longest);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(act);
  });
  const stop = (): void => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
  return stop;
}
