import type { AgeClass } from './deductible-steps.ts';
import type { Offer, PremiumRow } from './premium-rows.ts';
import type { PremiumRegion } from './swiss-regions.ts';
import { regionCode } from './swiss-regions.ts';

/** Premiums of one product in one region, in hundredths of a franc a month; null: none printed. */
export interface RegionPrices {
  /** One to three, the highest first; empty: children have no premium. */
  readonly children: readonly number[];
  readonly youngAdult: number | null;
  readonly adult: number | null;
}

/** Three places of children, then young adults and adults; 0 is an empty one. Small, because there are 45,000 of them. */
const placesOfChildren = 3;
const placeOf = { young_adult: 3, adult: 4 } as const satisfies Record<Exclude<AgeClass, 'child'>, number>;

/** A product in the making: one offer at one step of deductible, with its premiums by region. */
export class OfferPrices {
  readonly offer: Offer;
  readonly stepKey: string;
  /** Where its first premium stands. */
  readonly file: string;
  readonly row: number;
  readonly #byRegion = new Map<string, Int32Array>();

  constructor({ file, row, step, insurerId, insurer, model, tariff, withAccident }: PremiumRow) {
    this.offer = { insurerId, insurer, model, tariff, withAccident };
    this.stepKey = step.key;
    this.file = file;
    this.row = row;
  }

  /** Keeps a premium; false when that person has one already, or a child three. */
  add(region: PremiumRegion, ageClass: AgeClass, cents: number): boolean {
    const code = regionCode(region);
    const places = this.#byRegion.get(code) ?? new Int32Array(placesOfChildren + 2);
    this.#byRegion.set(code, places);
    if (ageClass !== 'child') {
      const place = placeOf[ageClass];
      if (places[place] !== 0) return false;
      places[place] = cents;
      return true;
    }
    const children = places.subarray(0, placesOfChildren);
    const free = children.indexOf(0);
    if (free === -1 || children.includes(cents)) return false;
    children[free] = cents;
    return true;
  }

  get regionCodes(): readonly string[] {
    return [...this.#byRegion.keys()];
  }

  /** The premiums of a region, by code. */
  prices(code: string): RegionPrices {
    const places = this.#byRegion.get(code) ?? new Int32Array(placesOfChildren + 2);
    const printed = (place: number) => places[place] || null;
    const children = [...places.subarray(0, placesOfChildren)].filter((cents) => cents > 0).toSorted((a, b) => b - a);
    return { children, youngAdult: printed(placeOf.young_adult), adult: printed(placeOf.adult) };
  }
}
