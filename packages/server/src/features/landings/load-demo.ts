import { demoLandings } from '@cotejo/demo/landings';
import { z } from 'zod';
import type { Transaction } from '../../platform/database/connect.ts';
import { landingContentSchema } from './landing-content.ts';
import { insertMissingLandings } from './landing-store.ts';

/** Stores the demonstration's landings. Throws naming what is wrong where one cannot be shown. */
export async function loadDemoLandings(transaction: Transaction): Promise<void> {
  await insertMissingLandings(transaction, z.array(landingContentSchema).parse(demoLandings()));
}
