import { quoteGroundOf, type AnswerGround, type QuoteGround } from '@cotejo/contract/answer-ground';
import { exampleProfile } from '@cotejo/contract/example-profile';
import type { PriceRangeTable } from '@cotejo/contract/organization';
import { tariffPeriod } from '@cotejo/contract/wire-item';
import { periodSuffix } from '@cotejo/contract/wire-period';
import type { Comparator, Organization } from '@cotejo/core/catalogue';
import { comparatorOf } from '@cotejo/core/comparison';
import { quoteProduct } from '@cotejo/core/quote';
import { toNumber } from '@cotejo/core/money';
import { linesOf } from './lines-of-organization.ts';

type Row = PriceRangeTable['rows'][number];

/** Ground of the example family of each comparator, read once. Throws when an example is no family (a bug). */
function exampleGrounds(ground: AnswerGround): (comparator: Comparator | null) => QuoteGround {
  const known = new Map<Comparator | null, QuoteGround>();
  return (comparator) => {
    const kept = known.get(comparator);
    if (kept) return kept;
    const read = quoteGroundOf({ profile: exampleProfile(ground.edition, comparator), comparator }, ground);
    if (!read.ok) throw new Error(`the example profile of ${ground.edition.id} is no family`);
    known.set(comparator, read.value);
    return read.value;
  };
}

/**
 * Lowest and highest price of an organisation's products by type, currency and period, in the order of the catalogue,
 * each for the example profile of its comparator (decision 26), in major units.
 */
export function priceRangeTable(organization: Organization, ground: AnswerGround): PriceRangeTable {
  const { snapshot } = ground;
  const groundOf = exampleGrounds(ground);
  const rows = new Map<string, Row>();
  for (const { row } of linesOf(snapshot, organization)) {
    const product = snapshot.products.at(row);
    const example = groundOf(comparatorOf(product, snapshot.comparators));
    const { total } = quoteProduct({ ...example, product }).price;
    const code = total?.currency ?? example.context.currency;
    const suffix = periodSuffix(total?.period ?? tariffPeriod(product));
    const key = JSON.stringify([product.typeName, code, suffix]);
    const known = rows.get(key);
    const price = total === null ? null : toNumber(total);
    const lowest = [known?.from ?? null, price].filter((value) => value !== null);
    const highest = [known?.to ?? null, price].filter((value) => value !== null);
    rows.set(key, {
      type: { name: product.typeName, displayName: product.typeDisplayName },
      count: (known?.count ?? 0) + 1,
      from: lowest.length === 0 ? null : Math.min(...lowest),
      to: highest.length === 0 ? null : Math.max(...highest),
      unit: { code },
      suffix,
    });
  }
  const { code: organizationCode, displayName } = organization;
  return { organization: { organizationCode, displayName }, rows: [...rows.values()], isDemonstration: snapshot.isDemonstration };
}
