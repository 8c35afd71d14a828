import { businessLineSchema, contactGroupSchema } from '@cotejo/contract/contact';
import { demoBusinessLines } from '@cotejo/demo/business-lines';
import { demoContacts } from '@cotejo/demo/contact';
import { insertMissingDocuments } from '../../platform/content/site-documents.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { insertMissingLines } from './contact-store.ts';

/** Stores the demonstration's ways to reach whoever runs the site, and its lines of business. */
export async function loadDemoContacts(transaction: Transaction): Promise<void> {
  await insertMissingDocuments(transaction, demoContacts(), { contact: contactGroupSchema });
  const lines = demoBusinessLines.map(({ leadTypes, ...line }, position) => ({
    ...businessLineSchema.parse(line),
    leadTypes: [...leadTypes],
    position,
  }));
  await insertMissingLines(transaction, lines);
}
