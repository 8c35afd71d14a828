import { comesFromElsewhere } from './comes-from-elsewhere.ts';
import { tellConnection } from './connection.ts';
import { loadFooter } from './lazy-footer.ts';
import { easeMenus } from './menus.ts';
import { openMeasuring } from './open-measuring.ts';
import { moveBar } from './moving-bar.ts';
import { keepNewest } from './newest-pages.ts';
import { local, recall } from './kept-values.ts';
import { endOfflineWorker, startOfflineWorker } from './offline-worker.ts';
import { reportErrors } from './report-errors.ts';
import { noteTraffic } from './note-traffic.ts';
import { watchNotices } from './notices.ts';
import { askVisitor } from './ask-visitor.ts';
import { seesMissingTexts } from './internal-traffic.ts';

/*
 * The frame's own script, on every page, with React or without: it works on what the server wrote. Nothing here is needed
 * to read or use a page.
 */
function each<Kind extends HTMLElement>(selector: string, start: (element: Kind) => void): void {
  for (const element of document.querySelectorAll<Kind>(selector)) start(element);
}

each('[data-version]', reportErrors);
openMeasuring();
each('[data-bar]', moveBar);
each('[data-bar]', easeMenus);
each('[data-connection]', tellConnection);
each('[data-footer]', loadFooter);
each('[data-notices]', watchNotices);
each('[data-traffic]', noteTraffic);
each('[data-version]', keepNewest);
each('[data-keeps]', startOfflineWorker);
each('[data-version]:not([data-keeps])', endOfflineWorker);
each('[data-strips]', askVisitor);
if (comesFromElsewhere(document.referrer, location)) {
  each('[data-version]', (place) => void import('./keep-attribution.ts').then((part) => part.keepAttribution(place)));
}
// What few pages have, or fingers never need, comes by itself.
if (matchMedia('(hover: hover)').matches) {
  // Without a connection panels open by a press alone.
  const open = (event: PointerEvent) => {
    let hasPressed = false;
    addEventListener('click', () => (hasPressed = true), { once: true });
    void import('@cotejo/ui/hover-panels').then(
      (part) => part.openPanelsOnHover(event, hasPressed),
      () => undefined,
    );
  };
  addEventListener('pointerover', open, { once: true });
}
each('[data-saved-key]', (link) => {
  if (recall(local, link.dataset['savedKey'] ?? '') !== null) void import('./saved.ts').then((part) => part.tellSaved(link));
});
const few =
  '[data-active-section],[data-measuring],[data-taken-back],[data-erase],[data-own-errors],[data-sends-here],[data-sent-lead]';
if (document.querySelector(few)) {
  void import('./few-pages.ts').then(
    (part) => part.startFew(each),
    () => undefined,
  );
}
// Another tab erased everything: what is this one's alone goes as well.
addEventListener('storage', ({ key }) => void (key === null && sessionStorage.clear()));
if (seesMissingTexts(document.documentElement.lang, (key) => recall(local, key))) {
  void import('./missing-texts.ts').then((part) => part.markMissingTexts());
}
