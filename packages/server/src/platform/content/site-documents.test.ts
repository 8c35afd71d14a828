import { z } from 'zod';
import { afterAll, beforeAll, expect, test as it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { insertMissingDocuments, readPayloads } from './site-documents.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

const kinds = { saludo: z.object({ texto: z.string() }) };
const place = { edition: 'peru', kind: 'saludo', name: 'a', position: 1 } as const;

it('what somebody edited stays when the demonstration is loaded again', async () => {
  const { database } = test;
  await database.transaction((transaction) =>
    insertMissingDocuments(transaction, [{ ...place, payload: { texto: 'uno' } }], kinds),
  );
  await database.transaction((transaction) =>
    insertMissingDocuments(transaction, [{ ...place, payload: { texto: 'dos' } }], kinds),
  );
  expect(await readPayloads(database, place, kinds.saludo)).toEqual([{ texto: 'uno' }]);
});

it('a document that is not what its kind says stops the load, naming where and why', async () => {
  const load = (kind: string, payload: unknown) =>
    test.database.transaction((transaction) => insertMissingDocuments(transaction, [{ ...place, kind, payload }], kinds));
  await expect(load('saludo', { texto: 3 })).rejects.toThrow("peru saludo 'a' 1: texto");
  await expect(load('despedida', {})).rejects.toThrow('no document is of that kind');
});
