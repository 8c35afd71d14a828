import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openServiceKeys } from './service-keys-store.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

describe('keys of the service', () => {
  it('are made once and shared by every process', async () => {
    const processes = [1, 2, 3].map(() => openServiceKeys(test.database, null));
    const keys = await Promise.all(processes.map((process) => process.get('token')));
    expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(1);
    expect(keys[0]).toHaveLength(32);
    expect(await processes[0]?.get('robot')).not.toEqual(keys[0]);
  });

  it('come from the secret alone where one is set', async () => {
    const secret = 'una-frase-larga-de-quien-opera-el-sitio';
    const [one, other] = [openServiceKeys(test.database, secret), openServiceKeys(test.database, `${secret}!`)];
    expect(await one.get('token')).toEqual(await openServiceKeys(test.database, secret).get('token'));
    expect(await one.get('token')).not.toEqual(await other.get('token'));
    expect(await one.get('token')).not.toEqual(await one.get('robot'));
    expect(await one.get('token')).not.toEqual(await openServiceKeys(test.database, null).get('token'));
  });
});
