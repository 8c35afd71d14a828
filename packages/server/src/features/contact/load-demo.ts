import { businessLineSchema, contactGroupSchema } from '@cotejo/contract/contact';
import { demoBusinessLines } from '@cotejo/demo/business-lines';
import { demoContacts } from '@cotejo/demo/contact';
import { executives } from '@cotejo/demo/executives';
import { insertMissingLines } from '../../platform/business-line-store.ts';
import { insertMissingDocuments } from '../../platform/content/site-documents.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { bookOpeningBalances } from '../../platform/ledger-store.ts';
import { insertFirstExecutives } from './contact-store.ts';

/** Stores the demonstration's ways to reach whoever runs the site, and its lines of business, with the executives who answer them. */
export async function loadDemoContacts(transaction: Transaction): Promise<void> {
  await insertMissingDocuments(transaction, demoContacts(), { contact: contactGroupSchema });
  const lines = demoBusinessLines.map(({ leadTypes, ...line }, position) => ({
    ...businessLineSchema.parse(line),
    leadTypes: [...leadTypes],
    position,
  }));
  await insertMissingLines(transaction, lines);
  await insertFirstExecutives(
    transaction,
    executives.map((person) => ({ ...person, businessLines: [...person.businessLines] })),
  );
  await bookOpeningBalances(transaction);
}
