import { categoryLabels } from '../category-labels.ts';
import { benefit, insuranceLine } from '../insurance-line.ts';
import { familyTariff } from '../tariff-shapes.ts';

export const international = insuranceLine({
  key: 'internacional',
  upperType: 'SEGURO INTERNACIONAL',
  upperTypeDisplayName: 'Seguro internacional',
  facts: { category: 'Internacional', subtypes: [['general-adicionales']] },
  type: { typeName: 'SEGURO_INTERNACIONAL', typeDisplayName: 'Internacional', typeDescription: categoryLabels.Internacional },
  word: 'Internacional',
  levels: ['América', 'Mundo', 'Mundo Plus'],
  prices: [1.9, 3.1, 4.8],
  tariff: {
    ...familyTariff,
    entry: [18, 74],
    staysUntil: 84,
    steepness: 0.85,
    rules: {
      waitingPeriods: [
        { benefit: 'Enfermedades', days: 60 },
        { benefit: 'Parto', days: 300 },
      ],
    },
  },
  variants: { TRM: { currency: 'USD', scale: 43.5 }, LEN: { currency: 'USD', scale: 43.5, entry: [18, 69], staysUntil: 79 } },
  summary: {
    hospital: [90, 100, 100],
    ambulatory: [80, 90, 100],
    annualCap: [500_000, 2_000_000, 5_000_000],
    deductible: [5_000, 2_000, 1_000],
    currency: 'USD',
  },
  benefits: [
    benefit(
      ['hospitalaria', 'Hospital y cirugía', 'hospital'],
      { percentage: [90, 100, 100], yearly_top: [500_000, 2_000_000, 5_000_000] },
      'USD',
    ),
    benefit(
      ['oncologia', 'Tratamiento del cáncer', 'quimioterapia'],
      { percentage: [90, 100, 100], yearly_top: [250_000, 2_000_000, 5_000_000] },
      'USD',
    ),
    benefit(['maternidad', 'Parto', 'parto'], { percentage: [null, 100, 100], top_amount: [null, 8_000, 15_000] }, 'USD'),
    benefit(
      ['ambulatoria', 'Consultas y exámenes', 'ambulatoria'],
      { percentage: [80, 90, 100], yearly_top: [10_000, 50_000, 100_000] },
      'USD',
    ),
    benefit(
      ['traslados', 'Evacuación médica', 'evacuacion'],
      { percentage: [100, 100, 100], max_coverage: [25_000, 50_000, 100_000] },
      'USD',
    ),
    benefit(
      ['dental', 'Urgencia dental', 'urgencia-dental'],
      { percentage: [null, 100, 100], yearly_top: [null, 500, 1_000] },
      'USD',
    ),
  ],
  features: [
    ['has_inpatient_coverage', 'has_outpatient_coverage', 'has_oncological_coverage', 'has_evacuation_coverage'],
    ['has_maternity_coverage', 'urgencia_dental'],
    ['telemedicina', 'medicamentos'],
  ],
  network: 'international',
  modality: 'Internacional',
  requirement: 'none',
  sellers: ['RAU', 'TRM', 'ARR', 'LEN'],
  texts: {
    general: 'Paga tu atención en Chile y en los países del plan, con un tope en dólares cada año.',
    covers: [
      ['Hospital en otro país', 'Cirugías, cáncer y hospitalización en la red internacional.'],
      ['Volver a Chile', 'La evacuación médica cuando no hay tratamiento donde estás.'],
    ],
    excludes: [
      ['Países fuera del plan', 'Las atenciones en un país que no está en la lista.'],
      ['Enfermedades anteriores', 'Las que no declaraste, o que el contrato excluye con tu firma.'],
      ['Turismo médico sin orden', 'Los tratamientos programados sin autorización previa.'],
      ['Estética', 'Los tratamientos con fines de belleza.'],
    ],
    consider: [
      ['En dólares', 'Los topes y el deducible están en dólares. La prima se paga en pesos, al valor del día.'],
      ['Autorización', 'Pide permiso diez días antes de una atención programada.'],
    ],
    requires: [['Residencia', 'Debes vivir en Chile al menos seis meses al año.']],
    questions: [
      ['¿Cubre Estados Unidos?', 'Desde el nivel Mundo. El nivel América cubre el resto del continente.'],
      ['¿Reemplaza a la isapre?', 'No. En Chile debes seguir cotizando tu 7 %.'],
      ['¿Qué hago en una urgencia?', 'Atiéndete y avisa dentro de las 48 horas siguientes.'],
      ['¿Puedo elegir el deducible?', 'Cada nivel tiene uno. Mientras más alto, más bajo el precio.'],
    ],
  },
});
