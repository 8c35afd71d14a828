import { categoryLabels } from '../category-labels.ts';
import { plainDate } from '@cotejo/core/dates';
import { moneyOf } from '@cotejo/core/money';
import type { LineTexts } from '../../line-parts.ts';
import { benefit, insuranceLine } from '../insurance-line.ts';
import { firstDependantFree, thirdDependantFree } from '../price-axes.ts';
import { familyTariff } from '../tariff-shapes.ts';
import type { Point } from '../../text-content.ts';
import { cosmetic, experimental, healthDeclaration, preexisting } from './shared-points.ts';

const waitingPeriods = [
  { benefit: 'Enfermedades', days: 30 },
  { benefit: 'Parto', days: 300 },
] as const;
const keepSystem: Point = ['Tu isapre o Fonasa', 'Primero paga tu sistema de salud. Este seguro calcula sobre lo que queda.'];

export const complementaryTexts: LineTexts = {
  general: 'Devuelve una parte de lo que pagas tú después de tu isapre o Fonasa, en consultas, exámenes y hospital.',
  covers: [
    ['Hospital y cirugía', 'Una parte de la cuenta que tu sistema de salud no paga.'],
    ['Consultas y exámenes', 'Parte de cada bono o boleta, con profesionales de tu elección.'],
    ['Salud mental', 'Consultas de psicología y psiquiatría, hasta un tope al año.'],
  ],
  excludes: [
    preexisting,
    cosmetic,
    experimental,
    ['Medicamentos sin receta', 'Los que compras sin orden de un profesional, y los suplementos.'],
  ],
  consider: [
    keepSystem,
    ['Accidentes', 'Se pagan desde el primer día, sin espera.'],
    ['Reembolso', 'Pagas primero y envías la boleta. Tienes 60 días desde la atención para pedirlo.'],
  ],
  requires: [healthDeclaration, ['Sistema de salud', 'Debes estar en una isapre o en Fonasa mientras dure el seguro.']],
  questions: [
    ['¿Sirve si estoy en Fonasa?', 'Sí. El porcentaje cambia según tu sistema, y ambos aparecen en la tabla de coberturas.'],
    ['¿Puedo asegurar sólo a mis hijos?', 'No. Una persona adulta contrata, y los hijos entran como cargas.'],
    ['¿Cuánto demora un reembolso?', 'Entre cinco y diez días hábiles desde que envías los papeles completos.'],
    ['¿Sube el precio cada año?', 'No. Cambia cuando pasas a otro tramo de edad, y la tabla de precios los muestra todos.'],
  ],
};

export const complementary = insuranceLine({
  key: 'complementario',
  upperType: 'SEGURO COMPLEMENTARIO',
  upperTypeDisplayName: 'Seguro complementario',
  facts: { category: 'Complementario', subtypes: [['general']] },
  type: { typeName: 'SEGURO_COMPLEMENTARIO', typeDisplayName: 'Complementario', typeDescription: categoryLabels.Complementario },
  word: 'Complementario',
  levels: ['50', '70', '80'],
  prices: [0.42, 0.68, 0.94],
  tariff: { ...familyTariff, rules: { waitingPeriods } },
  variants: {
    RAU: { next: { from: plainDate('2027-01-01'), share: 1.04 } },
    ARR: { axes: [firstDependantFree] },
    QUI: { entry: [18, 59], staysUntil: 64 },
    CDM: { axes: [thirdDependantFree], rules: { waitingPeriods, maximumPeople: 7 } },
    CAN: { rules: { waitingPeriods: [{ benefit: 'Parto', days: 300 }], minimumTotal: moneyOf('0.4', 'UF', 'month') } },
  },
  summary: { hospital: [50, 70, 80], ambulatory: [50, 60, 70], annualCap: [200, 300, 500], deductible: [3, 2, 1] },
  benefits: [
    benefit(['hospitalaria', 'Día cama', 'dia-cama'], {
      percentage_isapre: [50, 70, 80],
      percentage_fonasa: [40, 60, 70],
      yearly_top: [60, 100, 180],
    }),
    benefit(['hospitalaria', 'Cirugía y pabellón', 'pabellon'], {
      percentage_isapre: [50, 70, 80],
      percentage_fonasa: [40, 60, 70],
      yearly_top: [80, 130, 220],
    }),
    benefit(['hospitalaria', 'Honorarios médicos en hospital', 'honorarios-hospital'], {
      percentage_isapre: [50, 70, 80],
      percentage_fonasa: [40, 60, 70],
      yearly_top: [40, 70, 120],
    }),
    benefit(['hospitalaria', 'Medicamentos e insumos en hospital', 'medicamentos-hospital'], {
      percentage_isapre: [40, 60, 70],
      percentage_fonasa: [30, 50, 60],
      yearly_top: [20, 40, 70],
    }),
    benefit(['maternidad', 'Parto', 'parto'], { percentage: [null, 60, 70], top_amount: [null, 20, 35] }),
    benefit(['ambulatoria', 'Consulta médica', 'consulta'], {
      percentage_isapre: [50, 60, 70],
      percentage_fonasa: [40, 50, 60],
      top_amount: [0.6, 0.8, 1.2],
    }),
    benefit(['ambulatoria', 'Exámenes e imágenes', 'examenes'], {
      percentage_isapre: [50, 60, 70],
      percentage_fonasa: [40, 50, 60],
      yearly_top: [15, 25, 40],
    }),
    benefit(['urgencia', 'Consulta de urgencia', 'consulta-urgencia'], { percentage: [50, 60, 70], yearly_top: [8, 12, 20] }),
    benefit(['salud-mental', 'Consulta de psicología y psiquiatría', 'salud-mental'], {
      percentage: [50, 60, 70],
      yearly_top: [6, 10, 15],
    }),
    benefit(['medicamentos', 'Medicamentos con receta', 'medicamentos-ambulatorios'], {
      percentage: [null, 40, 50],
      yearly_top: [null, 6, 12],
    }),
    benefit(['vision', 'Lentes ópticos', 'lentes'], { percentage: [null, null, 60], yearly_top: [null, null, 4] }),
  ],
  features: [
    ['has_inpatient_coverage', 'has_outpatient_coverage', 'urgencia', 'salud_mental', 'reembolso_en_linea'],
    ['has_maternity_coverage', 'medicamentos'],
    ['has_vision_coverage', 'telemedicina'],
  ],
  network: 'free-choice',
  modality: 'Libre Elección',
  requirement: 'previous-cover',
  sellers: ['RAU', 'PUE', 'ARR', 'QUI', 'CDM', 'CAN'],
  texts: {
    ...complementaryTexts,
    video: [
      'Cómo paga un seguro complementario',
      'Un ejemplo con una cuenta de $100.000. Tu isapre o Fonasa paga primero $70.000. El seguro paga la mitad de lo que queda: $15.000. Tú pagas los otros $15.000. Cada seguro dice su porcentaje y su tope.',
      '/videos/seguro-complementario.mp4',
    ],
  },
});

export const complementaryCatastrophic = insuranceLine({
  ...complementary,
  key: 'complementario-catastrofico',
  facts: { category: 'Complementario + Catastrófico', subtypes: [['general-adicionales']] },
  upperType: 'SEGURO COMPLEMENTARIO CATASTROFICO',
  upperTypeDisplayName: 'Seguro complementario y catastrófico',
  type: {
    typeName: 'SEGURO_COMPLEMENTARIO_CATASTROFICO',
    typeDisplayName: 'Complementario + Catastrófico',
    typeDescription: categoryLabels['Complementario + Catastrófico'],
  },
  word: 'Doble',
  levels: ['Base', 'Plus', 'Total'],
  prices: [0.66, 0.98, 1.36],
  summary: { hospital: [60, 80, 90], ambulatory: [50, 60, 80], annualCap: [3000, 6000, 10000], deductible: [4, 3, 2] },
  benefits: [
    benefit(['hospitalaria', 'Día cama', 'dia-cama'], {
      percentage_isapre: [60, 80, 90],
      percentage_fonasa: [50, 70, 80],
      yearly_top: [100, 160, 260],
    }),
    benefit(['hospitalaria', 'Cirugía y pabellón', 'pabellon'], {
      percentage_isapre: [60, 80, 90],
      percentage_fonasa: [50, 70, 80],
      yearly_top: [120, 200, 320],
    }),
    benefit(['hospitalaria', 'Honorarios médicos en hospital', 'honorarios-hospital'], {
      percentage_isapre: [60, 80, 90],
      percentage_fonasa: [50, 70, 80],
      yearly_top: [60, 100, 180],
    }),
    benefit(['hospitalaria', 'Medicamentos e insumos en hospital', 'medicamentos-hospital'], {
      percentage: [50, 70, 80],
      yearly_top: [40, 70, 120],
    }),
    benefit(['hospitalaria', 'Gastos catastróficos', 'catastrofico'], {
      percentage: [80, 90, 100],
      max_coverage: [3000, 6000, 10000],
    }),
    benefit(['maternidad', 'Parto', 'parto'], { percentage: [50, 70, 80], top_amount: [15, 25, 40] }),
    benefit(['ambulatoria', 'Consulta médica', 'consulta'], {
      percentage_isapre: [50, 60, 80],
      percentage_fonasa: [40, 50, 70],
      top_amount: [0.7, 1, 1.4],
    }),
    benefit(['ambulatoria', 'Exámenes e imágenes', 'examenes'], { percentage: [50, 60, 80], yearly_top: [20, 35, 60] }),
    benefit(['salud-mental', 'Consulta de psicología y psiquiatría', 'salud-mental'], {
      percentage: [50, 60, 80],
      yearly_top: [6, 10, 18],
    }),
    benefit(['oncologia', 'Quimioterapia', 'quimioterapia'], { percentage: [null, 80, 90], yearly_top: [null, 1500, 3000] }),
    benefit(['urgencia', 'Consulta de urgencia', 'consulta-urgencia'], { percentage: [50, 60, 80], yearly_top: [10, 15, 25] }),
  ],
  features: [
    ['has_inpatient_coverage', 'has_outpatient_coverage', 'has_maternity_coverage', 'urgencia', 'salud_mental'],
    ['has_oncological_coverage', 'reembolso_en_linea'],
    ['telemedicina', 'ambulancia'],
  ],
  sellers: ['PUE', 'ARR', 'COP', 'CDM'],
  texts: {
    ...complementaryTexts,
    general: 'Une dos seguros en uno: devuelve parte de tus gastos de cada día y paga las cuentas muy altas.',
    consider: [
      keepSystem,
      ['Dos deducibles', 'Los gastos de cada día tienen uno pequeño. Los catastróficos tienen otro, más alto.'],
    ],
  },
});
