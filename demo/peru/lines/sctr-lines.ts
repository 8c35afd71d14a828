import { benefitsIn, type CountryLine, countryLine, type GivenLine } from '../../country-line.ts';
import type { LineTexts } from '../../line-parts.ts';
import { bothRates, healthRates, oneSize, pensionRates, sctrPrice } from '../sctr.ts';

const benefit = benefitsIn('PEN');

const healthBenefits = [
  benefit(['hospitalaria', 'Hospital y cirugía por accidente de trabajo', 'hospital-trabajo'], { percentage: [100, 100] }),
  benefit(['ambulatoria', 'Consultas y exámenes por enfermedad profesional', 'consulta-trabajo'], { percentage: [100, 100] }),
  benefit(['ambulatoria', 'Rehabilitación y prótesis', 'rehabilitacion'], { percentage: [100, 100] }),
  benefit(['traslados', 'Ambulancia desde el lugar de trabajo', 'ambulancia'], { percentage: [null, 100] }),
];
const pensionBenefits = [
  benefit(['capital', 'Pensión de invalidez total, del sueldo', 'invalidez-total'], { percentage: [70, 70] }),
  benefit(['capital', 'Pensión de invalidez parcial, del sueldo', 'invalidez-parcial'], { percentage: [50, 50] }),
  benefit(['capital', 'Gastos de sepelio', 'sepelio'], { top_amount: [4_000, 6_000] }),
];

const texts: Omit<LineTexts, 'general' | 'covers'> = {
  excludes: [
    ['Lo que no es del trabajo', 'Las enfermedades y los accidentes fuera de la jornada.'],
    ['Lesiones a propósito', 'Las que alguien se causa, y las de peleas.'],
    ['Quien no está en la planilla', 'Las personas que la empresa no declaró antes del accidente.'],
  ],
  consider: [
    ['Quién debe tenerlo', 'Es obligatorio para las actividades de riesgo del Anexo 5 del reglamento de la Ley 26790.'],
    ['Nivel de riesgo', 'El nivel de cada actividad y las tasas son de demostración.'],
  ],
  requires: [['Planilla', 'La empresa envía cada mes la lista de trabajadores y sus sueldos.']],
  questions: [
    ['¿Desde cuándo cubre?', 'Desde el primer día de la vigencia, sin espera.'],
    ['¿El precio tiene IGV?', 'Sí. La tasa que ves ya lo incluye.'],
    ['¿Qué pasa si entra alguien nuevo?', 'La empresa lo declara antes de que empiece a trabajar.'],
    ['¿Quién lo paga?', 'La empresa. No se descuenta del sueldo.'],
  ],
};

type Own =
  'features' | 'summary' | 'key' | 'type' | 'word' | 'levels' | 'prices' | 'price' | 'benefits' | 'sellers' | 'texts' | 'isSold';
function sctrLine(own: Pick<GivenLine, Own>): CountryLine {
  return countryLine('PEN', {
    upperType: 'SCTR',
    upperTypeDisplayName: 'SCTR',
    minimumEmployees: 1,
    ...own,
  });
}

const careFeatures = [
  ['has_inpatient_coverage', 'has_outpatient_coverage', 'urgencia', 'sin_carencia', 'sin_deducible'],
  ['ambulancia'],
] as const;

const health = {
  features: careFeatures,
  summary: { hospital: [100, 100], ambulatory: [100, 100] },
  type: {
    typeName: 'SCTR_SALUD',
    typeDisplayName: 'SCTR Salud',
    typeDescription: 'Paga la atención médica de accidentes y enfermedades del trabajo.',
  },
  texts: {
    ...texts,
    general: 'Paga toda la atención médica de quien se accidenta o se enferma por un trabajo de riesgo.',
    covers: [
      ['Atención completa', 'Urgencia, hospital, cirugía y medicinas, hasta la recuperación.'],
      ['Rehabilitación', 'Terapias, prótesis y aparatos que el médico indique.'],
      ['Ambulancia', 'El traslado desde el lugar de trabajo.', 1],
    ],
  },
} as const satisfies Partial<GivenLine>;

export const sctrLines: readonly CountryLine[] = [
  sctrLine({
    key: 'sctr-salud',
    ...health,
    word: 'SCTR Salud',
    levels: ['Básico', 'Prevención'],
    prices: [0.96, 1.08],
    price: sctrPrice({ rates: healthRates, minimum: 75 }),
    benefits: healthBenefits,
    sellers: ['RIM', 'PAC', 'MAP', 'LPO'],
  }),
  sctrLine({
    key: 'sctr-salud-publico',
    ...health,
    word: 'SCTR Salud',
    levels: [''],
    prices: [1],
    price: sctrPrice({ rates: healthRates, minimum: null, sizes: oneSize }),
    benefits: healthBenefits,
    sellers: ['ESS'],
    isSold: false,
  }),
  sctrLine({
    key: 'sctr-pension',
    type: {
      typeName: 'SCTR_PENSION',
      typeDisplayName: 'SCTR Pensión',
      typeDescription: 'Paga pensiones por invalidez o muerte causada por el trabajo, y el sepelio.',
    },
    word: 'SCTR Pensión',
    levels: ['Básico', 'Familia'],
    prices: [0.97, 1.06],
    price: sctrPrice({ rates: pensionRates, minimum: 60 }),
    features: [['muerte_accidental', 'sin_carencia', 'sin_deducible']],
    benefits: pensionBenefits,
    sellers: ['SIL', 'TOT', 'HUA', 'QAN'],
    texts: {
      ...texts,
      general: 'Paga una pensión si el trabajo deja a alguien inválido, o a su familia si fallece.',
      covers: [
        ['Invalidez', 'Una parte del sueldo de cada mes, según el grado de invalidez.'],
        ['Familia', 'Pensión para cónyuge, hijos y padres de quien fallece.'],
        ['Sepelio', 'Los gastos del funeral, hasta su tope.'],
      ],
    },
  }),
  sctrLine({
    key: 'sctr-completo',
    type: {
      typeName: 'SCTR_COMPLETO',
      typeDisplayName: 'SCTR Salud y Pensión',
      typeDescription: 'Las dos partes del SCTR en una sola póliza.',
    },
    word: 'SCTR Completo',
    levels: ['Básico', 'Prevención'],
    prices: [0.94, 1.04],
    price: sctrPrice({ rates: bothRates(), minimum: 120 }),
    features: careFeatures,
    summary: health.summary,
    benefits: [...healthBenefits, ...pensionBenefits],
    sellers: ['SIL', 'HUA', 'QAN', 'ZAR'],
    texts: {
      ...texts,
      general: 'Une las dos partes que la ley pide: la atención médica y las pensiones.',
      covers: [
        ['Atención completa', 'Urgencia, hospital, cirugía, medicinas y rehabilitación.'],
        ['Pensiones', 'Por invalidez, o para la familia si la persona fallece.'],
        ['Ambulancia', 'El traslado desde el lugar de trabajo.', 1],
      ],
    },
  }),
];
