import { landingSchema } from '@cotejo/contract/content-backend';
import { demoLandings } from '@cotejo/demo/landings';
import type { Transaction } from '../../platform/database/connect.ts';
import { safeHtml } from '../../platform/content/safe-html.ts';
import { insertMissingLandings } from './landing-store.ts';

/** Stores the demonstration's landings. Throws naming what is wrong where one cannot be shown. */
export async function loadDemoLandings(transaction: Transaction): Promise<void> {
  const rows = demoLandings().map(({ edition, ...landing }) => {
    const { body, publishedAt, ...parsed } = landingSchema.parse(landing);
    return { edition, ...parsed, body: safeHtml(body), publishedAt: new Date(publishedAt) };
  });
  await insertMissingLandings(transaction, rows);
}
