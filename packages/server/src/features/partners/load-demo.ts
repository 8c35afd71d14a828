import { partnerSchema } from '@cotejo/contract/partner';
import { demoPartners } from '@cotejo/demo/partners';
import type { Transaction } from '../../platform/database/connect.ts';
import { insertMissingPartner } from './partner-store.ts';
import { tokenDigest } from './token-digest.ts';

/** Stores the demonstration's partners with their tokens and products. Throws naming field and reason where one is none. */
export async function loadDemoPartners(transaction: Transaction): Promise<void> {
  for (const { edition, tokens, productCodes, hostname, partner } of demoPartners) {
    const row = { ...partnerSchema.parse(partner), subdomain: partner.subdomain, edition, hostname };
    await insertMissingPartner(transaction, row, { tokenDigests: tokens.map(tokenDigest), productCodes });
  }
}
