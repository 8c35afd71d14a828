import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countPassengers, passengerBand } from './passenger-bands.ts';

const bandsOf = (...ages: number[]) => ages.map(passengerBand);

it('B5-38 ages 0 to 21 count as children', () => {
  expect(bandsOf(-1, 0, 21, 22)).toEqual([undefined, 'children', 'children', 'adults']);
});

it('B5-39 ages 22 to 71 count as adults', () => {
  expect(bandsOf(21, 22, 71, 72)).toEqual(['children', 'adults', 'adults', 'seniors']);
});

it('B5-40 ages 72 to 99 count as seniors', () => {
  expect(bandsOf(71, 72, 99, 100)).toEqual(['adults', 'seniors', 'seniors', undefined]);
});

it('B5-41 ages below 0 and above 99 are ignored and logged', () => {
  const logged: number[] = [];
  const counted = countPassengers([34, -1, 5, 100, 80, Number.NaN, 21.5, 30], (age) => logged.push(age));
  expect(counted).toEqual({ children: 1, adults: 2, seniors: 1, ages: [34, 5, 80, 30] });
  expect(logged).toEqual([-1, 100, Number.NaN, 21.5]);
});

it('B9-10 everybody is in one band or logged, whatever the order', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.integer({ min: -5, max: 130 }), fc.double())), (ages) => {
      const logged: number[] = [];
      const { children, adults, seniors, ages: counted } = countPassengers(ages, (age) => logged.push(age));
      expect(counted).toHaveLength(children + adults + seniors);
      expect(logged).toEqual(ages.filter((age) => passengerBand(age) === undefined));
      expect(counted).toEqual(ages.filter((age) => passengerBand(age) !== undefined));
      expect(counted.every((age) => age >= 0 && age <= 99)).toBe(true);
      const reversed = countPassengers(ages.toReversed(), () => undefined);
      expect(reversed).toEqual({ children, adults, seniors, ages: counted.toReversed() });
    }),
  );
});
