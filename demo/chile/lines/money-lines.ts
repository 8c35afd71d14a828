import { moneyOf } from '@cotejo/core/money';
import { categoryLabels } from '../category-labels.ts';
import { benefit, insuranceLine } from '../insurance-line.ts';
import { firstDependantFree } from '../price-axes.ts';
import { familyTariff } from '../tariff-shapes.ts';
import { crime, ownHarm } from './shared-points.ts';

export const indemnity = insuranceLine({
  key: 'indemnizacion',
  upperType: 'SEGURO INDEMNIZACION',
  upperTypeDisplayName: 'Seguro de indemnización',
  facts: { category: 'Indemnización', subtypes: [['hospitalizacion'], ['maternidad']] },
  type: { typeName: 'SEGURO_INDEMNIZACION', typeDisplayName: 'Indemnización', typeDescription: categoryLabels.Indemnización },
  word: 'Renta Diaria',
  levels: ['1', '2', '4'],
  prices: [0.14, 0.26, 0.48],
  tariff: {
    ...familyTariff,
    entry: [18, 64],
    dependants: [2, 24],
    steepness: 0.9,
    rules: {
      waitingPeriods: [
        { benefit: 'Enfermedades', days: 30 },
        { benefit: 'Parto', days: 300 },
      ],
    },
  },
  variants: { PUE: { axes: [firstDependantFree] } },
  benefits: [
    benefit(['capital', 'Renta por día hospitalizado', 'renta-diaria'], { daily_top: [1, 2, 4], max_coverage: [180, 360, 720] }),
    benefit(['capital', 'Renta por día en cuidados intensivos', 'renta-intensivos'], { daily_top: [2, 4, 8] }),
    benefit(['capital', 'Pago por cirugía', 'pago-cirugia'], { max_coverage: [10, 20, 40] }),
    benefit(['maternidad', 'Pago por parto', 'parto'], { max_coverage: [null, 5, 10] }),
    benefit(['capital', 'Pago por fractura', 'fractura'], { max_coverage: [null, 6, 12] }),
  ],
  features: [['has_inpatient_coverage', 'sin_deducible'], ['has_maternity_coverage'], ['reembolso_en_linea']],
  requirement: 'not-needed',
  sellers: ['PUE', 'TRM', 'COP', 'CDM'],
  texts: {
    general: 'Te paga un monto fijo por cada día de hospital. No pide boletas y puedes usar el dinero en lo que quieras.',
    covers: [
      ['Cada día de hospital', 'Desde la primera noche, hasta 180 días por evento.'],
      ['Cirugías', 'Un pago único según la cirugía.'],
    ],
    excludes: [
      ['Hospitalización para exámenes', 'Las noches de hospital sólo para estudios o reposo.'],
      ['Enfermedades anteriores', 'Las que ya tenías al contratar, durante el primer año.'],
      ownHarm,
    ],
    consider: [['No paga la cuenta', 'El monto es fijo: puede ser más o menos que lo que cobra la clínica.']],
    requires: [['Declaración de salud', 'Debes contestar un cuestionario corto.']],
    questions: [
      ['¿Puedo usarlo con mi isapre?', 'Sí. Se paga además de cualquier otro seguro.'],
      ['¿Qué papeles pide?', 'La epicrisis y el certificado de días de hospital.'],
      ['¿Cuándo pagan?', 'Diez días hábiles después de recibir los papeles.'],
    ],
  },
});

export const accidents = insuranceLine({
  key: 'accidentes',
  upperType: 'SEGURO ACCIDENTES',
  upperTypeDisplayName: 'Seguro de accidentes',
  facts: { category: 'Accidente y Urgencia', subtypes: [['accidentes', 'urgencia']] },
  type: {
    typeName: 'SEGURO_ACCIDENTES_PERSONALES',
    typeDisplayName: 'Accidente y Urgencia',
    typeDescription: categoryLabels['Accidente y Urgencia'],
  },
  word: 'Accidentes',
  levels: ['Base', 'Plus', 'Total'],
  prices: [0.09, 0.16, 0.27],
  tariff: { ...familyTariff, entry: [18, 74], steepness: 0.15, dearer: null },
  variants: {
    NOT: { steepness: 0, dependants: null, entry: [0, 79] },
    CAN: { rules: { minimumTotal: moneyOf('0.12', 'UF', 'month') } },
  },
  summary: { hospital: [80, 90, 100], ambulatory: [80, 90, 100], annualCap: [100, 200, 400], deductible: [1, 0.5, null] },
  benefits: [
    benefit(['urgencia', 'Atención de urgencia por accidente', 'consulta-urgencia'], {
      percentage: [80, 90, 100],
      yearly_top: [30, 60, 120],
    }),
    benefit(['hospitalaria', 'Hospital y cirugía por accidente', 'pabellon'], {
      percentage: [80, 90, 100],
      yearly_top: [100, 200, 400],
    }),
    benefit(['traslados', 'Ambulancia', 'ambulancia'], { percentage: [80, 90, 100], yearly_top: [8, 12, 20] }),
    benefit(['capital', 'Muerte accidental', 'muerte-accidental'], { max_coverage: [500, 1000, 2000] }),
    benefit(['capital', 'Invalidez por accidente', 'invalidez'], { max_coverage: [null, 1000, 2000] }),
  ],
  features: [
    ['urgencia', 'has_inpatient_coverage', 'has_outpatient_coverage', 'ambulancia', 'muerte_accidental', 'sin_carencia'],
    ['reembolso_en_linea'],
    ['sin_deducible'],
  ],
  network: 'free-choice',
  modality: 'Libre Elección',
  requirement: 'not-needed',
  sellers: ['BSE', 'CAN', 'NOT', 'CHI', 'PEU'],
  texts: {
    general: 'Paga la urgencia y el tratamiento de un accidente, desde el primer día y en el centro que elijas.',
    covers: [
      ['Gastos médicos', 'Urgencia, exámenes, cirugía y controles por el accidente.'],
      ['Capital', 'Un pago a tu familia si falleces por un accidente.'],
    ],
    excludes: [
      ['Enfermedades', 'Lo que no viene de un accidente, aunque sea urgente.'],
      ['Deportes de riesgo', 'El paracaidismo, el buceo y la escalada, salvo que los declares.'],
      ['Alcohol y drogas', 'Los accidentes bajo sus efectos.'],
      crime,
    ],
    consider: [['Aviso', 'Debes avisar dentro de los 30 días desde el accidente.']],
    requires: [['Actividad', 'Debes declarar tu trabajo y los deportes que practicas.']],
    questions: [
      ['¿Cubre un accidente del trabajo?', 'Sólo lo que no pague tu mutual.'],
      ['¿Cubre a mis hijos en el colegio?', 'Sí, además del seguro escolar del Estado.'],
      ['¿Puedo ir a cualquier clínica?', 'Sí. Pagas y pides el reembolso, hasta el tope.'],
    ],
  },
});
