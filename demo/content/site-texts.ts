import { demoComparatorTexts } from './comparator-content.ts';
import type { DemoDocument } from './document.ts';
import { demoEvents } from './events.ts';
import { demoInformation } from './information.ts';
import { demoMenus } from './menu.ts';
import { demoNotifications } from './notifications.ts';
import { demoReasons } from './why-us.ts';

/** Menus, texts, reasons and what comparators say of themselves, of every edition. */
export function demoTexts(): readonly DemoDocument[] {
  return [
    ...demoMenus(),
    ...demoInformation(),
    ...demoReasons(),
    ...demoComparatorTexts(),
    ...demoEvents(),
    ...demoNotifications(),
  ];
}
