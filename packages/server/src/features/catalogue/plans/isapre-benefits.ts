import { organizationBenefitSchema, type IsapreBenefit } from '@cotejo/contract/isapre-plan';
import type { TextContent } from '@cotejo/core/catalogue-content';
import type { EditionId } from '@cotejo/core/editions';
import { readPayloads } from '../../../platform/content/site-documents.ts';
import type { Database } from '../../../platform/database/connect.ts';

/** Kind of the documents that hold what an organisation gives; named by its code. */
export const organizationBenefits = 'organization-benefits';

/** What an isapre gives whoever is with it, in the order of its documents, numbered from 1. */
export async function readIsapreBenefits(database: Database, edition: EditionId, code: string): Promise<IsapreBenefit[]> {
  const benefits = await readPayloads(database, { edition, kind: organizationBenefits, name: code }, organizationBenefitSchema);
  return benefits.map((benefit, index) => ({ id: index + 1, ...benefit, origin: 'isapre' }));
}

/** What a plan adds to them: what its sheet says that it covers. */
export function withPlanBenefits(benefits: readonly IsapreBenefit[], texts: readonly TextContent[]): IsapreBenefit[] {
  const own = texts.filter(({ kind, type }) => kind === 'description' && type === 'cubre');
  return [
    ...benefits,
    ...own.map(({ title, body, icon }, index): IsapreBenefit => ({
      id: benefits.length + index + 1,
      title,
      description: body,
      icon,
      source: null,
      origin: 'plan',
    })),
  ];
}
