import type { CustomerProfile } from '@cotejo/core/catalogue';
import { moneyOf } from '@cotejo/core/money';
import { seededRandom } from '../seeded-random.ts';

/** Near enough to guess an income by. */
const pesosPerUf = 40_000;

type Range = readonly [from: number, to: number];

/** Invented typical customers of a line: ages, women of a hundred, monthly income in hundred thousands of pesos, dependants. */
export interface TypicalCustomers {
  readonly ages: Range;
  readonly womenPercent: Range;
  readonly incomes: Range;
  readonly dependants: Range;
}

/** Customers of one product of a line: dearer levels are had by people of a higher income. */
export function customersOf(
  { ages, womenPercent, incomes, dependants }: TypicalCustomers,
  { code, level, levels }: { readonly code: string; readonly level: number; readonly levels: number },
): CustomerProfile {
  const random = seededRandom(`${code}/customers`);
  const [least, most] = incomes;
  const step = (most - least) / levels;
  const income = random.integer(Math.round(least + step * level), Math.round(least + step * (level + 1)));
  return {
    age: random.integer(...ages),
    womenShare: random.integer(...womenPercent) / 100,
    monthlyIncome: moneyOf(income * 100_000, 'CLP', 'month'),
    dependants: random.integer(...dependants),
  };
}

/** What a plan costs a year of somebody's age is near the seven percent of what they earn. */
export function planCustomers(
  code: string,
  { basePriceUf, quality }: { readonly basePriceUf: number; readonly quality: number },
): CustomerProfile | null {
  const random = seededRandom(`${code}/customers`);
  if (random.chance(0.08)) return null;
  const sevenPercentUf = basePriceUf * (1 + random.integer(-10, 35) / 100) + 0.85;
  const income = Math.round((sevenPercentUf * pesosPerUf) / 0.07 / 50_000) * 50_000;
  return {
    age: random.integer(26, 36 + Math.round(quality * 16)),
    womenShare: random.integer(42, 56) / 100,
    monthlyIncome: moneyOf(income, 'CLP', 'month'),
    dependants: random.integer(0, quality > 0.5 ? 3 : 1),
  };
}

const family: TypicalCustomers = { ages: [32, 46], womenPercent: [46, 60], incomes: [9, 32], dependants: [1, 3] };

/** By key of the line; a line bought by companies has no typical person. */
export const lineCustomers: Readonly<Record<string, TypicalCustomers>> = {
  complementario: family,
  'complementario-catastrofico': { ...family, incomes: [14, 40] },
  integral: { ...family, incomes: [18, 45] },
  catastrofico: { ages: [38, 55], womenPercent: [42, 55], incomes: [12, 40], dependants: [0, 2] },
  dental: { ages: [26, 42], womenPercent: [52, 66], incomes: [7, 22], dependants: [0, 2] },
  oncologico: { ages: [40, 57], womenPercent: [55, 70], incomes: [9, 30], dependants: [0, 2] },
  cardiologico: { ages: [46, 60], womenPercent: [30, 44], incomes: [9, 30], dependants: [0, 2] },
  accidentes: { ages: [24, 40], womenPercent: [34, 48], incomes: [6, 18], dependants: [0, 2] },
  indemnizacion: { ages: [30, 48], womenPercent: [48, 62], incomes: [7, 20], dependants: [0, 2] },
  internacional: { ages: [36, 54], womenPercent: [42, 54], incomes: [30, 90], dependants: [0, 3] },
  escolar: { ages: [30, 42], womenPercent: [54, 68], incomes: [8, 24], dependants: [1, 3] },
  'convenio-escolar': { ages: [32, 44], womenPercent: [54, 68], incomes: [8, 26], dependants: [1, 3] },
  farmacia: { ages: [50, 66], womenPercent: [56, 70], incomes: [5, 14], dependants: [0, 1] },
  primario: { ages: [22, 34], womenPercent: [46, 60], incomes: [5, 12], dependants: [0, 1] },
  ambulancia: { ages: [48, 68], womenPercent: [50, 62], incomes: [7, 22], dependants: [0, 2] },
  telemedicina: { ages: [26, 40], womenPercent: [52, 66], incomes: [6, 18], dependants: [0, 2] },
  asistencia: { ages: [40, 60], womenPercent: [50, 62], incomes: [8, 24], dependants: [0, 2] },
  vida: { ages: [34, 50], womenPercent: [40, 52], incomes: [9, 35], dependants: [1, 3] },
  'vida-ahorro': { ages: [36, 52], womenPercent: [40, 52], incomes: [16, 50], dependants: [0, 2] },
  mascotas: { ages: [25, 38], womenPercent: [56, 70], incomes: [7, 20], dependants: [0, 1] },
  viaje: { ages: [25, 50], womenPercent: [48, 60], incomes: [9, 35], dependants: [0, 2] },
};
