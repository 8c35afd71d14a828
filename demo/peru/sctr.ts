import type { ProfileChoice } from '@cotejo/core/catalogue';
import type { TariffContent } from '@cotejo/core/catalogue-content';
import { moneyOf } from '@cotejo/core/money';
import { maximumAge } from '@cotejo/core/people';
import { noRules, type NumberRange, type RateRow } from '@cotejo/core/pricing';
import { tariffDay, tariffSource } from '../age-tariff.ts';
import type { LinePrice } from '../country-line.ts';

export const riskClasses = ['I', 'II', 'III', 'IV'] as const;
export type RiskClass = (typeof riskClasses)[number];

/** A kind of work of Annex 5 of the reglamento of Ley 26790, by its CIIU (revision 2). Which class it has is invented. */
interface KindOfWork {
  readonly code: string;
  readonly name: string;
  readonly sector: string;
  readonly riskClass: RiskClass;
}

function works(
  sector: string,
  rows: readonly (readonly [code: string, name: string, riskClass: RiskClass])[],
): readonly KindOfWork[] {
  return rows.map(([code, name, riskClass]) => ({ code, name, sector, riskClass }));
}

export const kindsOfWork: readonly KindOfWork[] = [
  ...works('Bosques y pesca', [
    ['122', 'Extracción de madera', 'III'],
    ['130', 'Pesca', 'III'],
  ]),
  ...works('Minería y petróleo', [
    ['210', 'Explotación de minas de carbón', 'IV'],
    ['220', 'Producción de petróleo crudo y gas natural', 'IV'],
    ['230', 'Extracción de minerales metálicos', 'IV'],
    ['290', 'Extracción de otros minerales', 'IV'],
  ]),
  ...works('Industria', [
    ['314', 'Industria del tabaco', 'I'],
    ['321', 'Fabricación de textiles', 'I'],
    ['322', 'Industria del cuero y sucedáneos', 'I'],
    ['331', 'Industria de la madera y el corcho', 'II'],
    ['351', 'Fabricación de sustancias químicas industriales', 'III'],
    ['352', 'Fabricación de otros productos químicos', 'II'],
    ['353', 'Refinerías de petróleo', 'III'],
    ['354', 'Derivados del petróleo y del carbón', 'III'],
    ['356', 'Fabricación de productos plásticos', 'II'],
    ['362', 'Fabricación de vidrio', 'II'],
    ['369', 'Otros productos minerales no metálicos', 'II'],
    ['371', 'Industria básica de hierro y acero', 'III'],
    ['372', 'Industrias básicas de metales no ferrosos', 'III'],
    ['381', 'Fabricación de productos metálicos', 'II'],
    ['382', 'Construcción de maquinarias', 'II'],
  ]),
  ...works('Energía y construcción', [
    ['410', 'Electricidad, gas y vapor', 'III'],
    ['500', 'Construcción', 'IV'],
  ]),
  ...works('Transporte y servicios', [
    ['713', 'Transporte aéreo', 'II'],
    ['920', 'Servicios de saneamiento y similares', 'II'],
    ['933', 'Servicios médicos, odontológicos y veterinarios', 'I'],
  ]),
];

/** What the form offers. The code of a choice is what the tariffs' rows name as riskClass (docs/decisions/0113). */
export const workChoices: readonly ProfileChoice[] = [
  ...kindsOfWork.map(({ code, name, sector, riskClass }) => ({ code, name: `${name} (riesgo ${riskClass})`, group: sector })),
  ...riskClasses.map((code) => ({ code, name: `Riesgo ${code}`, group: 'Ya sé mi nivel de riesgo' })),
];

type RatesByClass = Readonly<Record<RiskClass, number>>;

/** Health part with IGV, in millionths of the payroll: the rates of EsSalud as we know them, not confirmed by a law's text. */
export const healthRates: RatesByClass = { I: 6_300, II: 12_300, III: 15_300, IV: 18_300 };
/** Pension part with IGV: invented. */
export const pensionRates: RatesByClass = { I: 5_900, II: 9_800, III: 14_200, IV: 19_700 };

export function bothRates(): RatesByClass {
  const sum = (riskClass: RiskClass): number => healthRates[riskClass] + pensionRates[riskClass];
  return { I: sum('I'), II: sum('II'), III: sum('III'), IV: sum('IV') };
}

const bySize: readonly (readonly [employees: NumberRange, share: number])[] = [
  [{ from: 1, to: 49 }, 1],
  [{ from: 50, to: 199 }, 0.94],
  [{ from: 200, to: null }, 0.88],
];
/** The same rate for every company. */
export const oneSize: typeof bySize = [[{ from: 1, to: null }, 1]];

interface SctrTerms {
  readonly rates: RatesByClass;
  /** The least that a policy costs a month, in soles. */
  readonly minimum: number | null;
  readonly sizes?: typeof bySize;
}

function rateRows({ rates, sizes = bySize }: SctrTerms, share: number): readonly RateRow[] {
  const classOf = [...kindsOfWork, ...riskClasses.map((code) => ({ code, riskClass: code }))];
  return classOf.flatMap(({ code, riskClass }) =>
    sizes.map(([employees, ofSize]): RateRow => ({
      ageFrom: 0,
      ageTo: maximumAge,
      sex: null,
      role: null,
      conditions: { riskClass: code, employees },
      // Whole ten-thousandths of a percent: what a printed rate of two decimals can say.
      millionths: Math.round((rates[riskClass] * share * ofSize) / 100) * 100,
    })),
  );
}

/** A rate of the monthly payroll by kind of work and size of the company; `price` multiplies the rates. */
export function sctrPrice(terms: SctrTerms): LinePrice {
  const tariff = (id: string, share: number): TariffContent => ({
    id,
    kind: 'payrollRate',
    currency: 'PEN',
    period: 'month',
    validFrom: tariffDay,
    validTo: null,
    rules: { ...noRules, minimumTotal: terms.minimum === null ? null : moneyOf(terms.minimum, 'PEN', 'month') },
    incomeCap: null,
    source: tariffSource,
    rows: rateRows(terms, share),
  });
  return {
    tariffs: (id, share) => [tariff(id, share)],
    detail: 'según planilla y riesgo, con IGV',
    tooltip: 'Es un porcentaje de los sueldos del mes de quienes hacen el trabajo de riesgo. Incluye el IGV.',
    points: [
      ['Cómo se calcula', 'La planilla del mes se multiplica por la tasa de tu tipo de trabajo. El precio incluye el IGV.'],
      ...(terms.minimum === null ? [] : [['Precio mínimo', `Una póliza cuesta al menos S/ ${terms.minimum} al mes.`] as const]),
      ...(terms.sizes ? [] : [['Tamaño de la empresa', 'La tasa baja desde 50 y desde 200 trabajadores.'] as const]),
    ],
    isPaidOnce: false,
    openness: 100,
  };
}
