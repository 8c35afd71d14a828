import { integrationFormsSchema } from '@cotejo/contract/forms';
import { demoForms } from '@cotejo/demo/forms';
import type { Transaction } from '../../platform/database/connect.ts';
import { insertMissingForms } from './form-store.ts';

/** Stores the demonstration's forms. Throws naming field and reason where one is none. */
export async function loadDemoForms(transaction: Transaction): Promise<void> {
  const forms = demoForms().map((form) => ({ ...form, definition: integrationFormsSchema.parse(form.definition) }));
  await insertMissingForms(transaction, forms);
}
