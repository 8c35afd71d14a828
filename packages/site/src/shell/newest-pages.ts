import { versionPath } from '@cotejo/contract/paths/frame';
import { isPlainPress } from '../layout/plain-press.ts';
import { forgetKept } from '../service-worker/kept-caches.ts';
import { keep, recall, session } from './kept-values.ts';
import { betweenChecks, reloadReason, reloadsFor, sessionStart } from './reload-rules.ts';
import { watchInput } from './unsent-input.ts';

/** The version that runs; null where that cannot be told now. */
async function runningVersion(edition: string): Promise<string | null> {
  const answer = await fetch(`${versionPath}?_q=${edition}`, { cache: 'no-store' });
  return /"commit":"([^"]+)"/.exec(await answer.text())?.[1] ?? null;
}

/** True for a click that leaves this document for another page of ours, in this window. */
function leadsOn(press: MouseEvent, link: HTMLAnchorElement): boolean {
  if (!isPlainPress(press)) return false;
  if (link.origin !== location.origin || link.target !== '' || link.hasAttribute('download')) return false;
  return link.hash === '' || link.pathname !== location.pathname || link.search !== location.search;
}

/**
 * Has links load their page whole when a newer version runs or the session is old (decision 34). Nothing is ever loaded by
 * itself, nor over what was typed; what is kept for offline is forgotten at once (C4-24).
 */
export function keepNewest({ dataset: { version = '', reloads = '', edition = '', keys = '' } }: HTMLElement): void {
  const [startKey, countKey] = [`${keys}_SESSION_STARTED`, `${keys}_RELOADS`];
  const isUnsent = watchInput();
  let newVersion: string | null = null;
  let checkedAt = 0;

  const start = sessionStart(recall(session, startKey), Date.now());
  const startedAt = keep(session, startKey, String(start)) ? start : null;

  async function check(): Promise<void> {
    checkedAt = Date.now();
    const running = await runningVersion(edition);
    newVersion = running === version ? null : running;
    if (newVersion === null) return;
    await forgetKept();
    await (await navigator.serviceWorker?.getRegistration())?.update();
  }

  const checkSoon = (): void => void check().catch(() => undefined);
  addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link === null || !leadsOn(event, link)) return;
      const counter = recall(session, countKey);
      const now = Date.now();
      const reason = reloadReason({ startedAt, now, newVersion, counter, mostReloads: Number(reloads), isUnsent: isUnsent() });
      if (reason === 'version' && newVersion !== null) {
        // Uncounted it might never end.
        if (!keep(session, countKey, `${newVersion} ${reloadsFor(newVersion, counter) + 1}`)) return;
      }
      // React does not see the click: the browser follows the link.
      if (reason !== null) event.stopImmediatePropagation();
    },
    true,
  );
  // In development versions are not compared (C4-26).
  if (reloads === '') return;
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - checkedAt >= betweenChecks) checkSoon();
  });
  checkSoon();
}
