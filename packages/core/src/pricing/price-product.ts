export type { PersonPrice, PriceForHousehold, UfValue, UninsurableReason } from './quote.ts';
export type { ProductPricing, Tariff, TariffRow } from './tariff.ts';
