export { editionIds } from './edition.ts';
export type { CurrencyStyle, Edition, EditionId, ExampleProfile, Region } from './edition.ts';
