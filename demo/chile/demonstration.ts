import type { Product, SalesChannel } from '@cotejo/core/catalogue';
import { addDays, type PlainDate, plainDate } from '@cotejo/core/dates';
import type { SeededRandom } from '../seeded-random.ts';

/** The day this demonstration was written for: sheets are dated, and plans are new, from it. */
export const demonstrationDay: PlainDate = plainDate('2026-11-20');
/** Date printed on the demonstration sheets. */
export const sheetDay: PlainDate = plainDate('2026-11-02');
export const demonstrationSource = 'Catálogo de demostración de Cotejo';

export type Standing = Pick<Product, 'isPromoted' | 'isExclusive' | 'isPopular' | 'availableFrom' | 'affinity'>;

/** Badges, first day on sale and affinity: few are promoted, about one in fourteen came in the last two months. */
export function standing(random: SeededRandom): Standing {
  const isNew = random.chance(0.07);
  return {
    isPromoted: random.chance(0.03),
    isExclusive: random.chance(0.04),
    isPopular: random.chance(0.06),
    availableFrom: addDays(demonstrationDay, isNew ? -random.integer(2, 50) : -random.integer(90, 900)),
    affinity: random.chance(0.08) ? null : Math.round((0.2 + random.next() * 0.79) * 100) / 100,
  };
}

/** Shares of the ways to buy, each 0 to 1; the rest is sold by an executive. */
export interface ChannelShares {
  readonly mixed: number;
  readonly online: number;
  readonly external: number;
}

/** Draws how one product is sold. */
export function salesChannels(random: SeededRandom, { mixed, online, external }: ChannelShares): readonly SalesChannel[] {
  const draw = random.next();
  if (draw < mixed) return ['QpMixSale'];
  if (draw < mixed + online) return ['QpOnlineSale'];
  return draw < mixed + online + external ? ['ExternalOnlineSale'] : ['ExecutiveEmployee'];
}
