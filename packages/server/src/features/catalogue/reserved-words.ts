import {
  isapreWords,
  isReserved,
  organizationWords,
  productPageWords,
  productWords,
  reservedWord,
} from '@cotejo/contract/params';
import type { Organization } from '@cotejo/core/catalogue';
import type { ProductContent } from '@cotejo/core/catalogue-content';

/** A code or address that is a call of its own where paths name things by it: such a thing could never be asked for. */
export interface ReservedField {
  readonly table: 'organizations' | 'products';
  /** Code of what has it. */
  readonly code: string;
  readonly field: 'code' | 'url';
  /** In Spanish, with the word. */
  readonly reason: string;
}

type Named = Pick<ProductContent, 'code' | 'url'>;

function fieldsIn(table: ReservedField['table'], named: Named, words: readonly string[]): readonly ReservedField[] {
  return (['code', 'url'] as const)
    .filter((field) => isReserved(named[field], words))
    .map((field) => ({ table, code: named.code, field, reason: `'${named[field]}' ${reservedWord}` }));
}

/** Words that no organisation can be named by; those of isapres go for all, as one may become an isapre. */
export const wordsOfOrganizations: readonly string[] = [...organizationWords, ...isapreWords];

/** What of an organisation is a word of the paths that lead to organisations. */
export function reservedInOrganization(organization: Pick<Organization, 'code' | 'url'>): readonly ReservedField[] {
  return fieldsIn('organizations', organization, wordsOfOrganizations);
}

/** Words that the page of a product cannot be named by: calls, and pages and parts that stand where it would. */
export const wordsOfProductPages: readonly string[] = [...productWords, ...productPageWords];

/** What of a product is a word of the paths that lead to products; a code is in paths of calls, and of the purchase. */
export function reservedInProduct(product: Named): readonly ReservedField[] {
  const byCall = fieldsIn('products', product, productWords);
  const byPage = fieldsIn('products', product, productPageWords).filter(({ field }) => field === 'url');
  return [...byCall, ...byPage];
}

/** Thrown by whoever writes a catalogue: nothing of it may stay. */
export class ReservedWords extends Error {
  readonly fields: readonly ReservedField[];

  constructor(fields: readonly ReservedField[]) {
    super(fields.map(({ table, code, field, reason }) => `${table} '${code}', ${field}: ${reason}`).join('; '));
    this.fields = fields;
  }
}

/** Throws ReservedWords when something could never be asked for. */
export function refuseReserved(fields: readonly ReservedField[]): void {
  if (fields.length > 0) throw new ReservedWords(fields);
}
