/** The highest age, in completed years, that a travel policy counts (B5-41). */
export const oldestPassenger = 99;

/** The bands that a travel policy counts its passengers in, ages included at both ends (B5-38 to B5-40, B9-10). */
const bands = [
  { name: 'children', from: 0, to: 21 },
  { name: 'adults', from: 22, to: 71 },
  { name: 'seniors', from: 72, to: oldestPassenger },
] as const;

export type PassengerBand = (typeof bands)[number]['name'];

/** How many passengers each band has, and their ages in the order that they were given. */
export interface Passengers extends Readonly<Record<PassengerBand, number>> {
  readonly ages: readonly number[];
}

/** The band of an age in completed years; undefined: below 0, above 99, or no whole number. */
export function passengerBand(age: number): PassengerBand | undefined {
  return Number.isInteger(age) ? bands.find(({ from, to }) => age >= from && age <= to)?.name : undefined;
}

/** Counts passengers by band; whoever is in none is left out and told to `logIgnored` (B5-41). */
export function countPassengers(ages: readonly number[], logIgnored: (age: number) => void): Passengers {
  const counts = { children: 0, adults: 0, seniors: 0 };
  const counted = ages.filter((age) => {
    const band = passengerBand(age);
    if (band === undefined) logIgnored(age);
    else counts[band] += 1;
    return band !== undefined;
  });
  return { ...counts, ages: counted };
}
