import type { Feature } from '@cotejo/core/catalogue';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connect.ts';
import { features } from '../../platform/database/schema/master-data.ts';

/** Writes what features mean where nobody wrote it yet, in every edition that has them. */
export async function describeFeatures(
  transaction: Transaction,
  described: readonly Pick<Feature, 'name' | 'description'>[],
): Promise<void> {
  for (const { name, description } of described) {
    await transaction
      .update(features)
      .set({ description })
      .where(and(eq(features.name, name), eq(features.description, '')));
  }
}
