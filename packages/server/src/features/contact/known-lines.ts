import { editionOf, editions } from '@cotejo/core/editions';
import { insertMissingLines } from '../../platform/business-line-store.ts';
import type { Database } from '../../platform/database/connect.ts';

/** Lines that requests are taken for wherever the program runs; what one is worth is for whoever runs it to say. */
const knownLines = [
  { id: 'isapre', leadTypes: ['plan_isapre_lead', 'contact'], availableCountries: [editionOf('chile').country] },
  {
    id: 'seguros',
    leadTypes: ['health_insurance_lead', 'contact'],
    availableCountries: editions.map(({ country }) => country),
  },
];

/**
 * Stores the lines of business that come with the program where the database has none of that name, whatever the catalogue:
 * without them no request is taken. Cheap enough for every start.
 */
export async function loadKnownLines(database: Database): Promise<void> {
  const rows = knownLines.map((line, position) => ({ ...line, position, conversionValue: {}, origin: [] }));
  await database.transaction((transaction) => insertMissingLines(transaction, rows));
}
