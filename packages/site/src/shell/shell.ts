import { markActiveSection } from './active-section.ts';
import { tellConnection } from './connection.ts';
import { loadFooter } from './lazy-footer.ts';
import { easeMenus } from './menus.ts';
import { markMissingTexts } from './missing-texts.ts';
import { offerMeasuring, openMeasuring } from './measuring.ts';
import { moveBar } from './moving-bar.ts';
import { keepReferral } from './referral.ts';
import { watchNotices } from './notices.ts';
import { tellTraffic } from './traffic.ts';

/*
 * The frame's own script, on every page, with React or without: it works on what the server wrote. Nothing here is needed
 * to read or use a page.
 */
function each(selector: string, start: (element: HTMLElement) => void): void {
  for (const element of document.querySelectorAll<HTMLElement>(selector)) start(element);
}

openMeasuring();
each('[data-active-section]', markActiveSection);
each('[data-bar]', moveBar);
each('[data-bar]', easeMenus);
each('[data-connection]', tellConnection);
each('[data-footer]', loadFooter);
each('[data-notices]', watchNotices);
each('[data-measuring]', offerMeasuring);
each('[data-traffic]', keepReferral);
each('[data-traffic]', tellTraffic);
markMissingTexts();
