/** Milliseconds after which a busy browser is asked all the same. */
const idlePatience = 3000;

/** Does something once the browser has done what is urgent, such as starting the page. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: idlePatience });
  else setTimeout(task);
}
