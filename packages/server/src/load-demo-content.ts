import { loadDemoChats } from './features/chat/load-demo.ts';
import { loadDemoPayments } from './features/payments/load-demo.ts';
import { loadDemoPartners } from './features/partners/load-demo.ts';
import { loadDemoForms } from './features/forms/load-demo.ts';
import { loadCountries } from './features/reference/load-demo.ts';
import { loadDemoContacts } from './features/contact/load-demo.ts';
import { loadDemoCalendars } from './features/meetings/load-demo.ts';
import { loadDemoTexts } from './features/site-content/load-demo.ts';
import { loadDemoSessions } from './features/session/load-demo.ts';
import { loadDemoArticles } from './features/articles/load-demo.ts';
import { loadDemoLandings } from './features/landings/load-demo.ts';
import { loadDemoPlanFacts } from './features/catalogue/load-demo.ts';
import type { Database, Transaction } from './platform/database/connect.ts';

/** Stores what a feature shows in the demonstration, where the database has none of it. */
export type DemoLoader = (transaction: Transaction) => Promise<void>;

/** Every feature with content of its own, each loaded whole or not at all. */
export const demoLoaders: readonly DemoLoader[] = [
  loadDemoSessions,
  loadDemoPlanFacts,
  loadDemoTexts,
  loadDemoContacts,
  loadDemoCalendars,
  loadCountries,
  loadDemoForms,
  loadDemoPartners,
  loadDemoPayments,
  loadDemoChats,
  loadDemoArticles,
  loadDemoLandings,
];

/**
 * Stores the demonstration's content beside the catalogue: menus, texts, partners, articles. What is there already stays
 * as it is, so that it can run at every start, also on a database filled by an earlier version.
 */
export async function loadDemoContent(database: Database): Promise<void> {
  await database.transaction(async (transaction) => {
    for (const load of demoLoaders) await load(transaction);
  });
}
