import type { Region } from '@cotejo/core/editions';

/** The 26 cantons in Spanish, by abbreviation. */
const cantonNames: ReadonlyMap<string, string> = new Map([
  ['AG', 'Argovia'],
  ['AI', 'Appenzell Rodas Interiores'],
  ['AR', 'Appenzell Rodas Exteriores'],
  ['BE', 'Berna'],
  ['BL', 'Basilea-Campiña'],
  ['BS', 'Basilea-Ciudad'],
  ['FR', 'Friburgo'],
  ['GE', 'Ginebra'],
  ['GL', 'Glaris'],
  ['GR', 'Grisones'],
  ['JU', 'Jura'],
  ['LU', 'Lucerna'],
  ['NE', 'Neuchâtel'],
  ['NW', 'Nidwalden'],
  ['OW', 'Obwalden'],
  ['SG', 'San Galo'],
  ['SH', 'Schaffhausen'],
  ['SO', 'Soleura'],
  ['SZ', 'Schwyz'],
  ['TG', 'Turgovia'],
  ['TI', 'Tesino'],
  ['UR', 'Uri'],
  ['VD', 'Vaud'],
  ['VS', 'Valais'],
  ['ZG', 'Zug'],
  ['ZH', 'Zúrich'],
]);

/** A premium region: a canton, or one of its two or three parts; 0 is a canton that has one. */
export interface PremiumRegion {
  readonly canton: string;
  readonly number: number;
}

/** 'ZH' and '1'; null when the texts name no canton and region. */
export function premiumRegionOf(canton: string, number: string): PremiumRegion | null {
  return cantonNames.has(canton) && /^[0-3]$/.test(number) ? { canton, number: Number(number) } : null;
}

/** 'ZH-1': code of the region among the comparator's. */
export function regionCode({ canton, number }: PremiumRegion): string {
  return `${canton}-${number}`;
}

/**
 * The regions of the comparator by canton: 'Argovia', 'Zúrich 1 (Zürich)'. `places` names a town of a region by code;
 * only cantons of several regions need one.
 */
export function swissRegions(regions: readonly PremiumRegion[], places: ReadonlyMap<string, string>): readonly Region[] {
  const cantonName = ({ canton }: PremiumRegion) => cantonNames.get(canton) ?? canton;
  const nameOf = (region: PremiumRegion) => {
    if (region.number === 0) return cantonName(region);
    const place = places.get(regionCode(region));
    return `${cantonName(region)} ${region.number}${place === undefined ? '' : ` (${place})`}`;
  };
  return regions
    .toSorted((one, other) => cantonName(one).localeCompare(cantonName(other), 'es') || one.number - other.number)
    .map((region, index) => ({
      code: regionCode(region),
      name: nameOf(region),
      abbreviation: region.number === 0 ? region.canton : `${region.canton} ${region.number}`,
      order: index + 1,
      inSentence: nameOf(region),
    }));
}
