import type { z } from 'zod';
import type { Questionable, Transaction } from '../database/connect.ts';
import { insertMissingContent, readContent, type ContentQuestion, type NewDocument } from './content-store.ts';

/** What the active documents of a question hold, in their order. Throws where one is not of the schema (a bug of whoever stored it). */
export async function readPayloads<Schema extends z.ZodType>(
  database: Questionable,
  question: ContentQuestion,
  schema: Schema,
): Promise<z.output<Schema>[]> {
  const documents = await readContent(database, question);
  return documents.map(({ payload }) => schema.parse(payload));
}

/**
 * Stores documents where the database has none of that kind, name and place. Throws naming the document, the field and the
 * reason where one is not what its kind says.
 */
export async function insertMissingDocuments(
  transaction: Transaction,
  documents: readonly NewDocument[],
  kinds: Readonly<Record<string, z.ZodType>>,
): Promise<void> {
  const checked = documents.map((document) => {
    const { edition, kind, name = '', position = 0 } = document;
    const place = `${edition} ${kind} '${name}' ${position}`;
    const result = kinds[kind]?.safeParse(document.payload);
    if (result === undefined) throw new Error(`${place}: no document is of that kind`);
    if (result.success) return { ...document, payload: result.data };
    const reasons = result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
    throw new Error(`${place}: ${reasons.join('; ')}`);
  });
  await insertMissingContent(transaction, checked);
}
