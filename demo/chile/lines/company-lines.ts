import { plainDate } from '@cotejo/core/dates';
import { moneyOf } from '@cotejo/core/money';
import { benefit, insuranceLine } from '../insurance-line.ts';
import { companySizes } from '../price-axes.ts';
import { employeeTariff } from '../tariff-shapes.ts';

export const collectiveHealth = insuranceLine({
  key: 'colectivo-salud',
  upperType: 'SEGURO COLECTIVO',
  upperTypeDisplayName: 'Seguro colectivo',
  type: {
    typeName: 'SEGURO_COLECTIVO_SALUD',
    typeDisplayName: 'Colectivo de salud',
    typeDescription:
      'Lo contrata la empresa para su equipo. Devuelve lo que no paga la isapre o Fonasa y suele incluir vida y dental.',
  },
  word: 'Equipo',
  levels: ['Base', 'Plus', 'Total'],
  prices: [0.38, 0.58, 0.86],
  tariff: {
    ...employeeTariff,
    axes: [companySizes],
    rules: { waitingPeriods: [{ benefit: 'Parto de quien entra después', days: 300 }] },
  },
  facts: {
    category: 'Complementario',
    collective: [
      { key: 'participacion_minima', category: 'Condiciones', value: '75 % del equipo', type: 'porcentaje' },
      { key: 'edad_maxima', category: 'Condiciones', value: '64 años', type: 'edad' },
      { key: 'cargas', category: 'Beneficios', value: 'Se agregan a elección de cada persona', type: 'texto' },
      { key: 'vida', category: 'Beneficios', value: 'Incluye capital por fallecimiento', type: 'texto' },
    ],
  },
  summary: { hospital: [60, 80, 90], ambulatory: [50, 70, 80], annualCap: [300, 500, 1000], deductible: [2, 1, 1] },
  benefits: [
    benefit(['hospitalaria', 'Hospital y cirugía', 'hospital'], {
      percentage_isapre: [60, 80, 90],
      percentage_fonasa: [50, 70, 80],
      yearly_top: [150, 300, 600],
    }),
    benefit(['maternidad', 'Parto', 'parto'], { percentage: [60, 80, 90], top_amount: [20, 30, 50] }),
    benefit(['ambulatoria', 'Consultas y exámenes', 'ambulatoria'], {
      percentage_isapre: [50, 70, 80],
      percentage_fonasa: [40, 60, 70],
      yearly_top: [20, 40, 80],
    }),
    benefit(['salud-mental', 'Psicología y psiquiatría', 'salud-mental'], { percentage: [50, 70, 80], yearly_top: [6, 12, 20] }),
    benefit(['dental', 'Dental', 'dental'], { percentage: [null, 50, 60], yearly_top: [null, 10, 18] }),
    benefit(['capital', 'Vida', 'fallecimiento'], { max_coverage: [300, 500, 1000] }),
    benefit(['hospitalaria', 'Gastos catastróficos', 'catastrofico'], {
      percentage: [null, null, 90],
      max_coverage: [null, null, 5000],
    }),
  ],
  features: [
    ['has_inpatient_coverage', 'has_outpatient_coverage', 'has_maternity_coverage', 'salud_mental'],
    ['has_dental_coverage', 'reembolso_en_linea'],
    ['has_oncological_coverage', 'cubre_preexistencias', 'telemedicina'],
  ],
  network: 'free-choice',
  modality: 'Libre Elección',
  requirement: 'previous-cover',
  minimumEmployees: 5,
  sellers: ['RAU', 'PUE', 'QUI', 'LEN'],
  texts: {
    general: 'Seguro de salud para el equipo de una empresa, con el mismo precio por persona y sin importar la edad.',
    offerType: ['Seguro colectivo', 'Lo contrata una empresa con una sola póliza. Nadie lo contrata por su cuenta.'],
    covers: [
      ['Salud', 'Parte de lo que no paga la isapre o Fonasa de cada persona.'],
      ['Vida', 'Un capital para la familia de cada persona del equipo.'],
    ],
    excludes: [
      ['Enfermedades anteriores', 'Las que la persona ya tenía, salvo en el nivel que las acepta.'],
      ['Personas sin contrato', 'Quienes trabajan a honorarios, salvo acuerdo escrito.'],
      ['Accidentes del trabajo', 'Los que paga la mutual de la empresa.'],
    ],
    consider: [
      ['Participación', 'Debe entrar al menos el 75 % del equipo.'],
      ['Cargas', 'Cada persona puede agregar a su familia y pagar la diferencia.'],
    ],
    requires: [['Nómina', 'La empresa envía la lista del equipo con fechas de nacimiento y RUT.']],
    questions: [
      ['¿Desde cuántas personas?', 'Desde el mínimo que indica cada seguro.'],
      ['¿Quién paga?', 'La empresa, el equipo, o ambos en las partes que acuerden.'],
      ['¿Qué pasa si alguien se va?', 'Su cobertura termina a fin de mes.'],
    ],
  },
});

export const collectiveLife = insuranceLine({
  ...collectiveHealth,
  key: 'colectivo-vida',
  type: {
    typeName: 'SEGURO_COLECTIVO_VIDA',
    typeDisplayName: 'Colectivo de vida',
    typeDescription: 'Lo contrata la empresa. Entrega un capital a la familia de cada persona del equipo.',
  },
  word: 'Equipo Vida',
  levels: ['500', '1.000'],
  prices: [0.06, 0.11],
  tariff: { ...employeeTariff, axes: [companySizes], rules: { minimumTotal: moneyOf('0.9', 'UF', 'month') } },
  variants: {},
  facts: {
    category: 'Vida',
    collective: [
      { key: 'participacion_minima', category: 'Condiciones', value: '75 % del equipo', type: 'porcentaje' },
      { key: 'edad_maxima', category: 'Condiciones', value: '69 años', type: 'edad' },
    ],
  },
  summary: { hospital: [], ambulatory: [], annualCap: [], deductible: [], currency: 'UF' },
  benefits: [
    benefit(['capital', 'Fallecimiento', 'fallecimiento'], { max_coverage: [500, 1000] }),
    benefit(['capital', 'Invalidez total', 'invalidez'], { max_coverage: [250, 1000] }),
    benefit(['capital', 'Muerte accidental', 'muerte-accidental'], { max_coverage: [null, 1000] }),
  ],
  features: [['sin_carencia'], ['muerte_accidental']],
  network: 'none',
  modality: null,
  requirement: 'not-needed',
  minimumEmployees: 5,
  sellers: ['COP', 'CDM', 'PUE', 'QUI'],
  texts: {
    ...collectiveHealth.texts,
    general: 'Entrega un capital a la familia de cada persona del equipo si fallece.',
    covers: [
      ['Fallecimiento', 'El capital completo, por enfermedad o accidente.'],
      ['Invalidez', 'Un pago si la persona no puede volver a trabajar.'],
    ],
    excludes: [
      ['Suicidio', 'Durante el primer año de cada persona en el seguro.'],
      ['Delitos', 'Lo que ocurre mientras la persona comete un delito.'],
      ['Personas fuera de la nómina', 'Quienes la empresa no informó a tiempo.'],
    ],
  },
});

export const mandatoryCovid = insuranceLine({
  key: 'covid',
  upperType: 'SEGURO COVID',
  upperTypeDisplayName: 'Seguro Covid',
  type: {
    typeName: 'SEGURO_COVID_OBLIGATORIO',
    typeDisplayName: 'Covid obligatorio',
    typeDescription: 'Seguro de salud por Covid-19 que la ley 21.342 pidió a las empresas con trabajo presencial.',
  },
  coveredUntil: plainDate('2027-06-30'),
  word: 'Covid Empresa',
  levels: ['Anual', 'Anual con Video'],
  prices: [0.033, 0.04],
  tariff: { ...employeeTariff, rules: { isPaidYearly: true } },
  facts: {
    collective: [
      { key: 'vigencia', category: 'Condiciones', value: '12 meses por persona', type: 'plazo' },
      { key: 'a_quien', category: 'Condiciones', value: 'Quienes trabajan en forma presencial', type: 'texto' },
    ],
  },
  benefits: [
    benefit(['hospitalaria', 'Hospital por Covid-19', 'hospital-covid'], { percentage: [100, 100] }),
    benefit(['capital', 'Fallecimiento por Covid-19', 'fallecimiento'], { max_coverage: [180, 180] }),
    benefit(['telemedicina', 'Médico por video', 'telemedicina'], { percentage: [null, 100] }),
  ],
  features: [['has_inpatient_coverage', 'sin_carencia', 'sin_deducible'], ['telemedicina']],
  requirement: 'not-needed',
  minimumEmployees: 1,
  sellers: ['BSE', 'NOT', 'CAN', 'CDM', 'TRM'],
  texts: {
    general: 'Cubre un año los gastos de hospital por Covid-19 de cada trabajador presencial. Lo contrata la empresa.',
    covers: [
      ['Hospital', 'El copago de la hospitalización por Covid-19, según el sistema de salud de la persona.'],
      ['Fallecimiento', 'UF 180 para la familia.'],
    ],
    excludes: [
      ['Atención ambulatoria', 'Las consultas, los exámenes y los remedios fuera del hospital.'],
      ['Otras enfermedades', 'Lo que no viene de un contagio de Covid-19.'],
      ['Trabajo a distancia', 'Quienes trabajan siempre desde su casa.'],
    ],
    consider: [['Un año', 'Dura doce meses por persona y no se devuelve si alguien se va.']],
    requires: [['Nómina', 'La lista con el RUT y el sistema de salud de cada persona.']],
    questions: [
      ['¿Sigue siendo obligatorio?', 'Depende de la alerta sanitaria vigente. Consulta la norma antes de contratar.'],
      ['¿Cuándo recibo la póliza?', 'El certificado llega por correo después del pago.'],
      ['¿Se paga por mes?', 'No. Se paga una vez por el año completo.'],
    ],
  },
});
