import { dayAt, type PlainDate } from '@cotejo/core/dates';
import type { Edition } from '@cotejo/core/editions';

/** The day it is now by the browser's clock: in the edition's zone, or the visitor's where it is no one country's (decision 4). */
export function dayInBrowser({ timeZone }: Pick<Edition, 'timeZone'>): PlainDate {
  return dayAt(Date.now(), timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone);
}
