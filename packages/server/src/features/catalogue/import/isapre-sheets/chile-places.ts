import { foldText } from '@cotejo/core/text';

/**
 * Zone words of the isapres' sheets and the regions they stand for. 'octava' is the Biobío as it was before 2018,
 * with Ñuble. Source: the regions whose clinics the sheets of one zone list; docs/decisions/0052.
 */
const regionsByZone: Readonly<Record<string, readonly string[]>> = {
  norte: ['15', '1', '2', '3', '4'],
  centro: ['5', '6', '7'],
  octava: ['16', '8'],
  sur: ['9', '14', '10', '11', '12'],
  rm: ['13'],
};

/** Region codes of one zone word; every 'rm-…' is the Metropolitana. Null: a word we do not know. */
export function regionsOfZone(zone: string): readonly string[] | null {
  return regionsByZone[zone.startsWith('rm-') ? 'rm' : zone] ?? null;
}

/** Cities with a clinic in the sheets. Source: Subdere, división político-administrativa. */
const regionByCity: Readonly<Record<string, string>> = {
  arica: '15',
  iquique: '1',
  antofagasta: '2',
  calama: '2',
  copiapo: '3',
  'la serena': '4',
  coquimbo: '4',
  'los andes': '5',
  quilpue: '5',
  valparaiso: '5',
  'vina del mar': '5',
  'san bernardo': '13',
  santiago: '13',
  'santiago centro': '13',
  rancagua: '6',
  talca: '7',
  chillan: '16',
  concepcion: '8',
  'los angeles': '8',
  talcahuano: '8',
  temuco: '9',
  valdivia: '14',
  osorno: '10',
  'puerto montt': '10',
  'puerto varas': '10',
  coyhaique: '11',
  'punta arenas': '12',
};

/** Region of an address such as 'Av. Zenteno 1530, Osorno': that of the last part which is a city. Null: not known. */
export function regionOfAddress(address: string): string | null {
  const parts = foldText(address)
    .split(',')
    .map((part) => part.trim());
  const city = parts.findLast((part) => regionByCity[part] !== undefined);
  return city === undefined ? null : (regionByCity[city] ?? null);
}
