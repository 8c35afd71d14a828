import { contactGroupSchema } from '@cotejo/contract/contact';
import { demoContacts } from '@cotejo/demo/contact';
import { insertMissingDocuments } from '../../platform/content/site-documents.ts';
import type { Transaction } from '../../platform/database/connect.ts';

/** Stores the demonstration's ways to reach whoever runs the site. */
export async function loadDemoContacts(transaction: Transaction): Promise<void> {
  await insertMissingDocuments(transaction, demoContacts(), { contact: contactGroupSchema });
}
