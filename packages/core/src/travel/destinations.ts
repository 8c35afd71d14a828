/** Where a journey goes, with the assistance provider's code for it (B9-11 to B9-18). */
const codes = {
  'america-del-norte': '01',
  europa: '02',
  'caribe-mexico': '03',
  'america-del-sur': '04',
  africa: '05',
  asia: '06',
  oceania: '07',
  'mi-pais': '08',
} as const;

export type Destination = keyof typeof codes;

/** True for a destination that has a code. */
export function isDestination(text: string): text is Destination {
  return Object.hasOwn(codes, text);
}

/** Every destination, in the order of its code. */
export const destinations: readonly Destination[] = Object.keys(codes).filter(isDestination);

/** The assistance provider's code of a destination, two digits. */
export function destinationCode(destination: Destination): string {
  return codes[destination];
}
