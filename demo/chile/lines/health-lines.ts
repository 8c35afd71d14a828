import { moneyOf } from '@cotejo/core/money';
import { categoryLabels } from '../category-labels.ts';
import { benefit, insuranceLine } from '../insurance-line.ts';
import type { LineTariff } from '../../line-tariff.ts';
import { thirdDependantFree } from '../price-axes.ts';
import { familyTariff } from '../tariff-shapes.ts';
import type { Point } from '../../text-content.ts';

const illnessTariff: LineTariff = { ...familyTariff, entry: [18, 64], staysUntil: 79, steepness: 1.25, dearer: null };
const dentalWaits = [
  { benefit: 'Conductos', days: 60 },
  { benefit: 'Prótesis y ortodoncia', days: 180 },
] as const;
const declaration: Point = ['Declaración de salud', 'Debes contestar si tuviste antes la enfermedad o estudios por ella.'];
const diagnosedBefore: Point = ['Diagnóstico anterior', 'La enfermedad diagnosticada o en estudio antes de contratar.'];

export const dental = insuranceLine({
  key: 'dental',
  upperType: 'SEGURO DENTAL',
  upperTypeDisplayName: 'Seguro dental',
  facts: { category: 'Dental' },
  type: { typeName: 'SEGURO_DENTAL', typeDisplayName: 'Dental', typeDescription: categoryLabels.Dental },
  word: 'Dental',
  levels: ['Sonrisa', 'Sonrisa Plus', 'Sonrisa Total'],
  prices: [0.21, 0.34, 0.49],
  tariff: {
    ...familyTariff,
    entry: [18, 74],
    dependants: [2, 24],
    steepness: 0.35,
    dearer: null,
    rules: { waitingPeriods: dentalWaits },
  },
  variants: {
    CHI: { axes: [thirdDependantFree] },
    PEU: { rules: { waitingPeriods: dentalWaits, maximumPeople: 6 } },
    CAN: { rules: { minimumTotal: moneyOf('0.2', 'UF', 'month') } },
    BSE: { steepness: 0, entry: [2, 74] },
  },
  summary: { annualCap: [15, 25, 40], deductible: [null, null, null] },
  benefits: [
    benefit(['dental', 'Limpieza y diagnóstico', 'dental-preventivo'], { percentage: [80, 90, 100], yearly_top: [3, 4, 6] }),
    benefit(['dental', 'Obturaciones', 'obturaciones'], { percentage: [50, 60, 80], yearly_top: [6, 10, 16] }),
    benefit(['dental', 'Tratamiento de conducto', 'endodoncia'], { percentage: [50, 60, 80], yearly_top: [5, 8, 12] }),
    benefit(['dental', 'Urgencia dental', 'urgencia-dental'], { percentage: [70, 80, 100], yearly_top: [3, 5, 8] }),
    benefit(['dental', 'Prótesis e implantes', 'implantes'], { percentage: [null, 40, 50], yearly_top: [null, 8, 15] }),
    benefit(['dental', 'Ortodoncia', 'ortodoncia'], { percentage: [null, null, 50], yearly_top: [null, null, 12] }),
  ],
  features: [['has_dental_coverage', 'urgencia_dental', 'sin_deducible'], ['reembolso_en_linea'], []],
  sellers: ['PUE', 'PEU', 'BSE', 'CAN', 'CHI'],
  texts: {
    general: 'Paga una parte de tus tratamientos dentales con el dentista que prefieras, hasta un tope al año.',
    covers: [
      ['Prevención', 'Limpieza, diagnóstico y radiografías simples.'],
      ['Tratamientos', 'Tapaduras, conductos y extracciones.'],
      ['Urgencia', 'Dolor agudo, fractura o infección, a toda hora.'],
    ],
    excludes: [
      ['Estética dental', 'Blanqueamientos, carillas y otros tratamientos por apariencia.'],
      ['Tratamientos empezados', 'Lo que un dentista ya había empezado antes del seguro.'],
      ['Piezas que faltaban', 'El reemplazo de dientes perdidos antes de contratar.'],
    ],
    consider: [['Presupuesto', 'En tratamientos sobre UF 5 debes enviar el presupuesto antes de empezar.']],
    requires: [['Edad', 'Entras entre los 18 y los 74 años. Los hijos, desde los dos años.']],
    questions: [
      ['¿Puedo ir a mi dentista?', 'Sí. Pagas, envías la boleta y recibes tu parte.'],
      ['¿Cubre frenillos?', 'Sólo el nivel más alto, después de su espera y hasta su tope.'],
      ['¿Necesito isapre?', 'No. Sirve con cualquier sistema de salud, o sin él.'],
    ],
  },
});

export const oncological = insuranceLine({
  key: 'oncologico',
  upperType: 'SEGURO ONCOLOGICO',
  upperTypeDisplayName: 'Seguro oncológico',
  facts: { category: 'Oncológico', subtypes: [['oncologico']] },
  type: { typeName: 'SEGURO_ONCOLOGICO', typeDisplayName: 'Oncológico', typeDescription: categoryLabels.Oncológico },
  word: 'Oncológico',
  levels: ['Red', 'Red Plus', 'Libre'],
  prices: [0.13, 0.22, 0.37],
  tariff: { ...illnessTariff, rules: { waitingPeriods: [{ benefit: 'Cáncer', days: 90 }] } },
  variants: { COP: { rules: { waitingPeriods: [{ benefit: 'Cáncer', days: 60 }] } } },
  summary: { hospital: [80, 90, 100], ambulatory: [80, 90, 100], annualCap: [2000, 4000, 8000], deductible: [20, 10, 5] },
  benefits: [
    benefit(['oncologia', 'Cirugía oncológica', 'cirugia-oncologica'], {
      percentage: [80, 90, 100],
      yearly_top: [800, 1500, 3000],
    }),
    benefit(['oncologia', 'Quimioterapia', 'quimioterapia'], { percentage: [80, 90, 100], yearly_top: [600, 1200, 2500] }),
    benefit(['oncologia', 'Radioterapia', 'radioterapia'], { percentage: [80, 90, 100], yearly_top: [400, 800, 1500] }),
    benefit(['ambulatoria', 'Exámenes de control', 'examenes'], { percentage: [80, 90, 100], yearly_top: [40, 80, 150] }),
    benefit(['medicamentos', 'Terapias dirigidas', 'alto-costo'], { percentage: [null, 70, 80], yearly_top: [null, 400, 1000] }),
    benefit(['capital', 'Pago único al diagnóstico', 'diagnostico'], { max_coverage: [null, 100, 200] }),
  ],
  features: [
    ['has_oncological_coverage', 'has_inpatient_coverage', 'has_outpatient_coverage'],
    ['medicamentos'],
    ['reembolso_en_linea'],
  ],
  network: 'oncological',
  modality: 'Preferente',
  requirement: 'not-needed',
  sellers: ['RAU', 'TRM', 'QUI', 'COP', 'LEN'],
  texts: {
    general: 'Paga el tratamiento del cáncer desde el diagnóstico: cirugía, quimioterapia, radioterapia y controles.',
    covers: [
      ['Tratamiento completo', 'Cirugía, quimioterapia y radioterapia en los centros de la red.'],
      ['Controles', 'Exámenes e imágenes durante el tratamiento y cinco años después.'],
    ],
    excludes: [
      diagnosedBefore,
      ['Lesiones benignas', 'Los tumores benignos y las lesiones de piel que no son melanoma.'],
      ['Tratamientos en prueba', 'Los ensayos clínicos y las terapias no aprobadas en Chile.'],
    ],
    consider: [
      ['Cáncer en la espera', 'El que se diagnostica antes de que termine la carencia no se paga.'],
      ['Red', 'Fuera de los centros de la lista el porcentaje baja.'],
    ],
    requires: [declaration],
    questions: [
      ['¿Se suma al GES?', 'Sí. Puedes usar el GES y pedir a este seguro lo que quede por pagar.'],
      ['¿Cubre a quien ya tuvo cáncer?', 'No ese cáncer. La aseguradora puede aceptar otros, según tu declaración.'],
      ['¿Hasta qué edad puedo entrar?', 'Hasta los 64 años. Después puedes quedarte si ya estabas.'],
    ],
  },
});

export const cardiological = insuranceLine({
  key: 'cardiologico',
  upperType: 'SEGURO CARDIOLOGICO',
  upperTypeDisplayName: 'Seguro cardiológico',
  facts: { category: 'Cardiológico', subtypes: [['cardiologico']] },
  type: { typeName: 'SEGURO_CARDIOLOGICO', typeDisplayName: 'Cardiológico', typeDescription: categoryLabels.Cardiológico },
  word: 'Corazón',
  levels: ['Base', 'Plus', 'Total'],
  prices: [0.11, 0.18, 0.29],
  tariff: {
    ...illnessTariff,
    staysUntil: 74,
    dependants: [2, 24],
    dearer: 'men',
    rules: { waitingPeriods: [{ benefit: 'Enfermedades del corazón', days: 60 }] },
  },
  summary: { hospital: [80, 90, 100], ambulatory: [60, 70, 80], annualCap: [1500, 2500, 4000], deductible: [15, 10, 5] },
  benefits: [
    benefit(['cardiologia', 'Infarto y cirugía del corazón', 'cirugia-cardiaca'], {
      percentage: [80, 90, 100],
      yearly_top: [900, 1600, 2800],
    }),
    benefit(['cardiologia', 'Marcapasos y válvulas', 'protesis-cardiaca'], {
      percentage: [80, 90, 100],
      yearly_top: [200, 350, 600],
    }),
    benefit(['ambulatoria', 'Consultas y exámenes del corazón', 'examenes'], {
      percentage: [60, 70, 80],
      yearly_top: [10, 20, 35],
    }),
    benefit(['ambulatoria', 'Rehabilitación', 'rehabilitacion'], { percentage: [null, 70, 80], yearly_top: [null, 15, 30] }),
    benefit(['traslados', 'Ambulancia', 'ambulancia'], { percentage: [80, 90, 100], yearly_top: [8, 12, 20] }),
  ],
  features: [
    ['has_inpatient_coverage', 'has_outpatient_coverage', 'ambulancia', 'urgencia'],
    ['telemedicina'],
    ['reembolso_en_linea'],
  ],
  network: 'free-choice',
  modality: 'Libre Elección',
  requirement: 'not-needed',
  sellers: ['RAU', 'QUI', 'CDM'],
  texts: {
    general: 'Paga la atención del corazón: urgencia, cirugía, prótesis y los meses de recuperación.',
    covers: [
      ['Infarto y arritmias', 'La urgencia, la hospitalización y los procedimientos.'],
      ['Recuperación', 'Controles y rehabilitación con indicación médica.'],
    ],
    excludes: [
      diagnosedBefore,
      ['Cardiopatías de nacimiento', 'Las malformaciones del corazón presentes al nacer.'],
      ['Presión alta sin tratamiento', 'Las complicaciones cuando dejaste un tratamiento indicado.'],
    ],
    consider: [['Urgencia', 'Un infarto antes de que termine la carencia no se paga.']],
    requires: [declaration],
    questions: [
      ['¿Pide exámenes para entrar?', 'Desde los 55 años la aseguradora puede pedir un electrocardiograma.'],
      ['¿Cubre un chequeo preventivo?', 'Sí, uno al año, dentro del tope de consultas y exámenes.'],
      ['¿Puedo elegir la clínica?', 'Sí. El porcentaje es el mismo en todas, hasta el tope de cada prestación.'],
    ],
  },
});
