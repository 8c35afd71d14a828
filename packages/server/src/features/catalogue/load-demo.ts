import { organizationBenefitSchema } from '@cotejo/contract/isapre-plan';
import { features } from '@cotejo/demo/features';
import { demoOrganizationBenefits } from '@cotejo/demo/organization-benefits';
import { demoRequestStatistics } from '@cotejo/demo/statistics';
import { insertMissingDocuments } from '../../platform/content/site-documents.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { insertFirstCounts } from '../../platform/request-statistics-store.ts';
import { describeFeatures } from './feature-descriptions-store.ts';
import { organizationBenefits } from './plans/isapre-benefits.ts';

/** Stores what the demonstration tells of plans beside the catalogue; a catalogue of before learns what its features mean. */
export async function loadDemoPlanFacts(transaction: Transaction): Promise<void> {
  await insertMissingDocuments(transaction, demoOrganizationBenefits(), { [organizationBenefits]: organizationBenefitSchema });
  await insertFirstCounts(transaction, demoRequestStatistics);
  await describeFeatures(transaction, features);
}
