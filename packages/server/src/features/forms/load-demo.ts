import { demoForms } from '@cotejo/demo/forms';
import type { Transaction } from '../../platform/database/connect.ts';
import { insertMissingForms, storedFormKeys } from './form-store.ts';

/** Stores the demonstration's forms that are not there yet. Throws naming field and reason where one is none. */
export async function loadDemoForms(transaction: Transaction): Promise<void> {
  const stored = await storedFormKeys(transaction);
  const missing = demoForms().filter(({ edition, hash }) => !stored.has(`${edition} ${hash}`));
  if (missing.length === 0) return;
  // Only who stores a form needs what looks through its patterns.
  const { readStorableForms } = await import('./check-form.ts');
  const forms = missing.map((form) => {
    const read = readStorableForms(form.definition, form);
    if (read.ok) return { ...form, definition: read.value };
    const reasons = read.error.map(({ field, reason }) => `${field}: ${reason}`);
    throw new Error(`the form ${form.name} of ${form.edition} is wrong: ${reasons.join('; ')}`);
  });
  await insertMissingForms(transaction, forms);
}
