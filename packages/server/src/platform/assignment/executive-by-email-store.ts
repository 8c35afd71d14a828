import { asc, desc, sql } from 'drizzle-orm';
import type { Questionable, Transaction } from '../database/connect.ts';
import { executives } from '../database/schema/requests.ts';
import type { ExecutiveRow } from './candidate-store.ts';

function withEmail(database: Questionable, email: string) {
  return (
    database
      .select()
      .from(executives)
      .where(sql`lower(${executives.email}) = lower(${email})`)
      // Of two whose addresses differ by the case of their letters it is the one that was written, else the first.
      .orderBy(desc(sql`${executives.email} = ${email}`), asc(executives.id))
      .limit(1)
  );
}

/** An executive of any edition by their e-mail, in any letter case; null: nobody has it. */
export async function findExecutiveByEmail(database: Questionable, email: string): Promise<ExecutiveRow | null> {
  const [row] = await withEmail(database, email);
  return row ?? null;
}

/** The same, held until the transaction ends. */
export async function holdExecutiveByEmail(transaction: Transaction, email: string): Promise<ExecutiveRow | null> {
  const [row] = await withEmail(transaction, email).for('no key update');
  return row ?? null;
}
