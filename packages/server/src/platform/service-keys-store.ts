import { hkdfSync, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from './database/connect.ts';
import { serviceKeys as serviceKeysTable } from './database/schema/access.ts';

/** What a key signs; each has its own, so that no signature is good for anything else. */
export type ServiceKeyName = 'token' | 'robot' | 'feedback' | 'preview' | 'stop' | 'meeting' | 'consents' | 'request' | 'work';

/** Keys that every process of the service signs with. */
export interface ServiceKeys {
  /** 32 bytes; rejects when the database is needed and does not answer. */
  readonly get: (name: ServiceKeyName) => Promise<Buffer>;
}

const keyBytes = 32;

/** The stored key, made by whichever process comes first. */
async function storedKey(database: Database, name: ServiceKeyName): Promise<Buffer> {
  await database
    .insert(serviceKeysTable)
    .values({ name, key: randomBytes(keyBytes) })
    .onConflictDoNothing();
  const [row] = await database
    .select({ key: serviceKeysTable.key })
    .from(serviceKeysTable)
    .where(eq(serviceKeysTable.name, name));
  if (row === undefined) throw new Error(`the key '${name}' was taken away while it was read`);
  return Buffer.from(row.key);
}

/** Keys derived from the operator's secret, or else made once and kept in the database. Each is looked up once. */
export function openServiceKeys(database: Database, secretKey: string | null): ServiceKeys {
  const known = new Map<ServiceKeyName, Promise<Buffer>>();
  const find = async (name: ServiceKeyName): Promise<Buffer> =>
    secretKey === null ? storedKey(database, name) : Buffer.from(hkdfSync('sha256', secretKey, '', `cotejo ${name}`, keyBytes));
  return {
    get: (name) => {
      const running = known.get(name) ?? find(name);
      known.set(name, running);
      running.catch(() => known.delete(name));
      return running;
    },
  };
}
