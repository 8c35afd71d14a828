import { categoryLabels } from '../category-labels.ts';
import { benefit, insuranceLine } from '../insurance-line.ts';
import { complementaryCatastrophic, complementaryTexts } from './complementary-lines.ts';

export const integral = insuranceLine({
  ...complementaryCatastrophic,
  key: 'integral',
  facts: { category: 'Integral', subtypes: [['general-adicionales']] },
  type: { typeName: 'SEGURO_INTEGRAL', typeDisplayName: 'Integral', typeDescription: categoryLabels.Integral },
  word: 'Integral',
  levels: ['Familia', 'Familia Plus'],
  prices: [1.28, 1.72],
  summary: { hospital: [80, 90], ambulatory: [70, 80], annualCap: [6000, 10000], deductible: [2, 1] },
  benefits: [
    benefit(['hospitalaria', 'Día cama y cirugía', 'hospital'], { percentage: [80, 90], yearly_top: [200, 350] }),
    benefit(['hospitalaria', 'Gastos catastróficos', 'catastrofico'], { percentage: [90, 100], max_coverage: [6000, 10000] }),
    benefit(['maternidad', 'Parto', 'parto'], { percentage: [70, 80], top_amount: [25, 40] }),
    benefit(['ambulatoria', 'Consulta médica', 'consulta'], { percentage: [70, 80], top_amount: [1, 1.4] }),
    benefit(['ambulatoria', 'Exámenes e imágenes', 'examenes'], { percentage: [70, 80], yearly_top: [30, 50] }),
    benefit(['dental', 'Tratamientos dentales', 'dental'], { percentage: [50, 60], yearly_top: [8, 14] }),
    benefit(['medicamentos', 'Medicamentos con receta', 'medicamentos-ambulatorios'], {
      percentage: [50, 60],
      yearly_top: [8, 14],
    }),
    benefit(['vision', 'Lentes ópticos', 'lentes'], { percentage: [50, 60], yearly_top: [3, 5] }),
  ],
  features: [
    [
      'has_inpatient_coverage',
      'has_outpatient_coverage',
      'has_maternity_coverage',
      'has_dental_coverage',
      'has_vision_coverage',
      'medicamentos',
    ],
    ['has_oncological_coverage', 'telemedicina', 'urgencia_dental'],
  ],
  network: 'preferred',
  modality: 'Preferente',
  sellers: ['ARR', 'LEN', 'PUE', 'CDM'],
  texts: {
    ...complementaryTexts,
    general: 'Reúne hospital, consultas, dentista, lentes y farmacia en un solo contrato para toda la familia.',
    covers: [
      ['Hospital y consultas', 'Una parte de lo que tu sistema de salud no paga.'],
      ['Dentista y lentes', 'Tratamientos dentales y lentes ópticos, cada uno con su tope al año.'],
      ['Farmacia', 'Parte de los medicamentos con receta.'],
    ],
  },
});
