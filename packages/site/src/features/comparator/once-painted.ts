import { flushSync } from 'react-dom';

/**
 * Changes a state right after what is rendered now was painted, and before anybody else comes to read the page. Answers what keeps
 * it from that.
 */
export function oncePainted(change: () => void): () => void {
  const frame = requestAnimationFrame(() => setTimeout(() => flushSync(change)));
  return () => cancelAnimationFrame(frame);
}
