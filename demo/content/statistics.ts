import { chileIsapres } from '../chile/isapres.ts';
import { seededRandom } from '../seeded-random.ts';

/** Months with invented requests, each with as many rows of every plan. */
const months = ['2026-09-01', '2026-10-01', '2026-11-01'] as const;
const rowsOfMonth = 2;

/** Invented numbers of requests for each plan of the demonstration, by what is told of who asks. */
export function demoRequestStatistics() {
  const { edition, products } = chileIsapres();
  return products.flatMap(({ code, regionCodes }) => {
    const random = seededRandom(`requests ${code}`);
    return months.flatMap((month) =>
      Array.from({ length: rowsOfMonth }, (_, row) => ({
        edition,
        productCode: code,
        month,
        regionCode: regionCodes === null ? '13' : random.pick(regionCodes),
        gender: row === 0 ? 'Femenino' : 'Masculino',
        dependants: random.integer(0, 2),
        inCouple: random.chance(0.4),
        requests: random.integer(1, 24),
      })),
    );
  });
}
