import { moneyOf } from '@cotejo/core/money';
import { categoryLabels } from '../category-labels.ts';
import { benefit, insuranceLine } from '../insurance-line.ts';
import { familyTariff } from '../tariff-shapes.ts';

export const pharmacy = insuranceLine({
  key: 'farmacia',
  upperType: 'SEGURO FARMACIA',
  upperTypeDisplayName: 'Seguro de farmacia',
  facts: { category: 'Farmacia' },
  type: { typeName: 'SEGURO_FARMACIA', typeDisplayName: 'Farmacia', typeDescription: categoryLabels.Farmacia },
  word: 'Farmacia',
  levels: ['40', '60'],
  prices: [0.16, 0.27],
  tariff: {
    ...familyTariff,
    entry: [18, 69],
    staysUntil: 84,
    steepness: 0.8,
    dearer: null,
    rules: { waitingPeriods: [{ benefit: 'Remedios de un tratamiento anterior', days: 90 }] },
  },
  variants: { CAN: { rules: { minimumTotal: moneyOf('0.2', 'UF', 'month') } } },
  summary: { annualCap: [10, 20], deductible: [1, 0.5] },
  benefits: [
    benefit(['medicamentos', 'Medicamentos con receta', 'medicamentos-ambulatorios'], {
      percentage: [40, 60],
      monthly_top: [1, 2],
      yearly_top: [10, 20],
    }),
    benefit(['medicamentos', 'Genéricos con receta', 'genericos'], { percentage: [60, 80], monthly_top: [1, 2] }),
    benefit(['medicamentos', 'Vacunas indicadas', 'vacunas'], { percentage: [null, 50], yearly_top: [null, 3] }),
  ],
  features: [['medicamentos', 'reembolso_en_linea'], []],
  requirement: 'not-needed',
  sellers: ['PEU', 'CAN', 'CHI', 'ARR'],
  texts: {
    general: 'Devuelve una parte de lo que gastas en la farmacia, con receta y boleta a tu nombre.',
    covers: [
      ['Con receta', 'Medicamentos de marca y genéricos, en cualquier farmacia de Chile.'],
      ['Tratamientos largos', 'Recetas permanentes, mes a mes, hasta el tope mensual.'],
    ],
    excludes: [
      ['Sin receta', 'Lo que compras sin receta, aunque lo recomiende un profesional.'],
      ['Suplementos y cosmética', 'Vitaminas, cremas, alimentos y productos de higiene.'],
      ['Alto costo', 'Los medicamentos de alto costo que cubre la ley, que se piden por otro camino.'],
    ],
    consider: [['Tope mensual', 'Lo que no usas en un mes no pasa al siguiente.']],
    requires: [['Receta', 'La receta debe tener menos de seis meses.']],
    questions: [
      ['¿En qué farmacias sirve?', 'En todas las de Chile, con la boleta a tu nombre.'],
      ['¿Cubre remedios de un tratamiento anterior?', 'Sí, después de tres meses de seguro.'],
      ['¿Puedo usarlo por internet?', 'Sí, si la farmacia está autorizada en Chile.'],
    ],
  },
});

export const primary = insuranceLine({
  key: 'primario',
  upperType: 'SEGURO PRIMARIO',
  upperTypeDisplayName: 'Seguro primario',
  facts: { category: 'Primario' },
  type: { typeName: 'SEGURO_PRIMARIO', typeDisplayName: 'Primario', typeDescription: categoryLabels.Primario },
  word: 'Primario',
  levels: ['Consulta', 'Consulta y Examen'],
  prices: [0.2, 0.33],
  tariff: { ...familyTariff, entry: [18, 74], steepness: 0.6 },
  summary: { hospital: [null, null], ambulatory: [70, 80], annualCap: [30, 60], deductible: [null, null] },
  benefits: [
    benefit(['ambulatoria', 'Consulta de medicina general', 'consulta'], { percentage: [80, 90], top_amount: [0.7, 0.9] }),
    benefit(['ambulatoria', 'Consulta con especialista', 'especialista'], { percentage: [70, 80], top_amount: [0.9, 1.2] }),
    benefit(['ambulatoria', 'Exámenes simples', 'examenes-simples'], { percentage: [null, 80], yearly_top: [null, 12] }),
    benefit(['telemedicina', 'Médico por video', 'telemedicina'], { percentage: [100, 100] }),
  ],
  features: [['has_outpatient_coverage', 'telemedicina', 'sin_deducible'], ['reembolso_en_linea']],
  network: 'closed',
  modality: 'Cerrado',
  requirement: 'not-needed',
  sellers: ['BSE', 'PEU', 'LEN', 'CDM'],
  texts: {
    general: 'Cubre lo de cada día en los centros de su lista: medicina general, especialistas y exámenes simples.',
    covers: [
      ['Consultas', 'Medicina general y especialidades, con un tope por consulta.'],
      ['Médico por video', 'Sin pagar, a toda hora.'],
    ],
    excludes: [
      ['Hospital', 'Las hospitalizaciones y las cirugías.'],
      ['Otros centros', 'Las consultas fuera de los centros de la lista.'],
      ['Exámenes complejos', 'Los escáneres, las resonancias y los procedimientos.'],
    ],
    consider: [['Una lista cerrada', 'Revisa que haya un centro cerca de ti antes de contratar.']],
    requires: [['Edad', 'Entras entre los 18 y los 74 años, con o sin otro sistema de salud.']],
    questions: [
      ['¿Reemplaza a la isapre o a Fonasa?', 'No. Completa tu atención de cada día y no cubre hospital.'],
      ['¿Cuántas consultas tengo?', 'Las que necesites, hasta el tope de cada año.'],
      ['¿Debo pedir hora por la aseguradora?', 'No. Pides la hora en el centro y muestras tu carnet.'],
    ],
  },
});
