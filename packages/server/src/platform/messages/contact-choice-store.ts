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
}

/** Whether the last that somebody chose was to stop: true counts in every edition. */
export async function hasStopped(database: Questionable, email: string, keys: DataKeys): Promise<boolean> {
  const [last] = await database
    .select({ choice: contactChoices.choice })
    .from(contactChoices)
    .where(inArray(contactChoices.emailIndex, [...blindIndexes(keys, 'email', email)]))
    .orderBy(desc(contactChoices.place))
    .limit(1);
  return last?.choice === 'stop';
}

/** Adds a choice to the record, which nothing is ever taken from; what was chosen already adds nothing. */
export async function recordChoice(
  transaction: Transaction,
  { email, choice, edition, messageId, way, at }: ContactChoice,
  keys: DataKeys,
): Promise<void> {
  if ((await hasStopped(transaction, email, keys)) === (choice === 'stop')) return;
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
