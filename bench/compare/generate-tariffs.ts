import { plainDate } from '@cotejo/core/dates';
import { Money } from '@cotejo/core/money';
import type { Sex } from '@cotejo/core/people';
import { noRules, type ProductPricing, type TariffRow } from '@cotejo/core/pricing';
import { pickFrom, type SeededRandom } from './seeded-random.ts';

/** Smallest units of a UF (0.00001), and about what it is worth in pesos. */
const unitsOfUf = 100_000;
const pesosOfUf = 40_000;
const bandYears = 5;

/** Which ages somebody of a role may have: the first and the last insured. */
type Ages = readonly [from: number, to: number];

/** Everybody, adults only, or from an age on at which half of a family is left out. */
function agesOf(random: SeededRandom): { readonly contributor: Ages; readonly dependant: Ages | null } {
  const last = pickFrom(random, [64, 79, 99]);
  const draw = random.next();
  if (draw < 0.05) return { contributor: [50, last], dependant: null };
  if (draw < 0.15) return { contributor: [15, last], dependant: null };
  if (draw < 0.25) return { contributor: [15, last], dependant: [5, 24] };
  return { contributor: [0, last], dependant: [0, 24] };
}

interface Slice {
  readonly sex: Sex | null;
  readonly role: TariffRow['role'];
  readonly ages: Ages;
}

function slicesOf(random: SeededRandom): readonly Slice[] {
  const { contributor, dependant } = agesOf(random);
  const roles: readonly Omit<Slice, 'sex'>[] =
    dependant === null || random.chance(0.5)
      ? [
          { role: 'contributor', ages: contributor },
          ...(dependant === null ? [] : [{ role: 'dependant', ages: dependant } as const]),
        ]
      : [{ role: null, ages: contributor }];
  const sexes: readonly (Sex | null)[] = random.chance(0.5) ? ['Femenino', 'Masculino'] : [null];
  return roles.flatMap((slice) => sexes.map((sex) => ({ ...slice, sex })));
}

/** One tariff with a price per person in bands of five years, in UF or in pesos a month. */
function generatePricing(random: SeededRandom, index: number): ProductPricing {
  const currency = index % 2 === 0 ? 'UF' : 'CLP';
  const baseUf = 0.15 + 0.85 * random.next() ** 2;
  const perYear = 0.01 + 0.02 * random.next();
  const rows = slicesOf(random).flatMap(({ sex, role, ages: [from, to] }): TariffRow[] => {
    const factor = (role === 'dependant' ? 0.6 : 1) * (sex === 'Femenino' ? 1.12 : 1) * (0.95 + 0.1 * random.next());
    const bands = Math.ceil((to - from + 1) / bandYears);
    return Array.from({ length: bands }, (_, band) => {
      const ageFrom = from + band * bandYears;
      const uf = baseUf * factor * (1 + perYear * ageFrom);
      const units = currency === 'UF' ? Math.round(uf * 10_000) * (unitsOfUf / 10_000) : Math.round((uf * pesosOfUf) / 10) * 10;
      return { ageFrom, ageTo: Math.min(to, ageFrom + bandYears - 1), sex, role, amount: new Money(units, currency, 'month') };
    });
  });
  const id = `T-${index + 1}`;
  const tariff = {
    id,
    version: `${id}-2026`,
    kind: 'perPerson',
    currency,
    period: 'month',
    validFrom: plainDate('2026-01-01'),
    validTo: null,
    rules: noRules,
    rows,
  } as const;
  return { kind: 'tariff', tariffs: [tariff], minimumEmployees: null };
}

/** How many tariffs so many plans share: 2,000 from 10,000 plans on, a fifth of fewer, at least 50. */
export function tariffCountOf(plans: number): number {
  return Math.max(50, Math.min(2_000, Math.floor(plans / 5)));
}

/** The tariffs that all plans of a catalogue share: half in UF, half in pesos. */
export function generateTariffs(random: SeededRandom, count: number): readonly ProductPricing[] {
  return Array.from({ length: count }, (_, index) => generatePricing(random, index));
}
