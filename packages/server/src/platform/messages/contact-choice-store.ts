import { randomUUID } from 'node:crypto';
import { desc, inArray } from 'drizzle-orm';
import type { Questionable, Transaction } from '../database/connect.ts';
import { contactChoices } from '../database/schema/messages.ts';
import { blindIndex, blindIndexes } from '../personal-data/blind-index.ts';
import type { DataKeys } from '../personal-data/data-keys.ts';
import { seal } from '../personal-data/envelope.ts';
import { holdSealingKey } from '../personal-data/sealed-rows-store.ts';
import { rowOf } from '../personal-data/sealed-tables.ts';

/** That somebody wants no more messages that they may stop, or wants them again. */
export interface ContactChoice {
  readonly email: string;
  readonly choice: 'stop' | 'resume';
  readonly edition: string;
  /** The message whose link was used. */
  readonly messageId: string;
  readonly way: 'one-click' | 'page';
  readonly at: Date;
  /** Whether they allow now, by a later request, what they had stopped; absent: no. */
  readonly isAllowedAgain?: boolean;
}

/** When somebody chose to stop, if that is the last that they chose; null: they did not, or chose otherwise since. Counts in every edition. */
export async function findStop(database: Questionable, email: string, keys: DataKeys): Promise<Date | null> {
  const [last] = await database
    .select({ choice: contactChoices.choice, at: contactChoices.createdAt })
    .from(contactChoices)
    .where(inArray(contactChoices.emailIndex, [...blindIndexes(keys, 'email', email)]))
    .orderBy(desc(contactChoices.place))
    .limit(1);
  return last?.choice === 'stop' ? last.at : null;
}

/** Whether the last that somebody chose was to stop. */
export async function hasStopped(database: Questionable, email: string, keys: DataKeys): Promise<boolean> {
  return (await findStop(database, email, keys)) !== null;
}

/**
 * Adds a choice to the record, which nothing is ever taken from; what was chosen already adds nothing, unless something was
 * allowed since, which is stopped then.
 */
export async function recordChoice(
  transaction: Transaction,
  { email, choice, edition, messageId, way, at, isAllowedAgain = false }: ContactChoice,
  keys: DataKeys,
): Promise<void> {
  const isSo = (await hasStopped(transaction, email, keys)) === (choice === 'stop');
  if (isSo && !(choice === 'stop' && isAllowedAgain)) return;
  const id = randomUUID();
  await holdSealingKey(transaction, keys[0].id);
  await transaction.insert(contactChoices).values({
    id,
    email: seal(keys, { table: 'contact_choices', column: 'email', row: rowOf([id]) }, email),
    emailIndex: blindIndex(keys, 'email', email),
    choice,
    edition,
    messageId,
    way,
    createdAt: at,
  });
}
