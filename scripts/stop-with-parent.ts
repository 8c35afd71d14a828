/**
 * Ends this process as SIGTERM would once the shell that npm started it in is gone: a signal sent to npm ends npm
 * and that shell, and would leave the server running with nobody to stop it. Without npm nothing is watched.
 */
export function stopWithParent(): void {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  watch.unref();
}
