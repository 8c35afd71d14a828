import { executiveCalendars } from '@cotejo/demo/executives';
import type { Transaction } from '../../platform/database/connect.ts';
import { insertMissingCalendars } from './first-calendars-store.ts';

/** Stores the demonstration's calendars beside its executives, where they have none. */
export async function loadDemoCalendars(transaction: Transaction): Promise<void> {
  await insertMissingCalendars(
    transaction,
    executiveCalendars.map((calendar) => ({ ...calendar, hours: [...calendar.hours] })),
  );
}
