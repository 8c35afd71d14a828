import { demoAdvisors } from '@cotejo/demo/advisors';
import { demoSessions } from '@cotejo/demo/sessions';
import type { Transaction } from '../../platform/database/connect.ts';
import { insertMissingAdvisors } from './advisor-store.ts';
import { insertMissingLoginHashes } from './login-hash-store.ts';

/** The words of the demonstration hold as long as it does. */
const never = new Date('2100-01-01T00:00:00Z');

/** Stores the demonstration's advisors, and the words with which a session can be tried. */
export async function loadDemoSessions(transaction: Transaction): Promise<void> {
  await insertMissingAdvisors(transaction, demoAdvisors);
  const hashes = demoSessions.map((session) => ({ ...session, expiresAt: never, isReusable: true }));
  await insertMissingLoginHashes(transaction, hashes);
}
