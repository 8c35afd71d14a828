import { benefitsIn, type CountryLine, countryLine, priceByTable } from '../../country-line.ts';
import type { LineTexts } from '../../line-parts.ts';
import type { PriceAxis } from '../../line-tariff.ts';
import { peruFamilyTariff, peruRegions } from '../tariffs.ts';

const benefit = benefitsIn('PEN');
const entities = ['RIM', 'PAC', 'MAP', 'LPO'];

const summary = {
  hospital: [80, 90, 100],
  ambulatory: [70, 80, 90],
  annualCap: [1_000_000, 2_000_000, 4_000_000],
  deductible: [null, null, null],
} as const;
const benefits = [
  benefit(['hospitalaria', 'Hospital y cirugía', 'hospital'], { percentage: [80, 90, 100] }),
  benefit(['maternidad', 'Parto y cesárea', 'parto'], { percentage: [80, 90, 100] }),
  benefit(['ambulatoria', 'Consulta médica', 'consulta'], { copay: [60, 45, 30] }),
  benefit(['ambulatoria', 'Exámenes', 'examenes'], { percentage: [70, 80, 90] }),
  benefit(['urgencia', 'Urgencia por accidente', 'urgencia'], { percentage: [80, 90, 100] }),
  benefit(['oncologia', 'Tratamiento del cáncer', 'oncologia'], { percentage: [80, 100, 100] }),
  benefit(['medicamentos', 'Medicinas con receta', 'medicamentos-ambulatorios'], { percentage: [70, 80, 90] }),
  benefit(['dental', 'Dentista', 'dental'], { percentage: [null, 60, 70], yearly_top: [null, 1_500, 3_000] }),
  benefit(['vision', 'Lentes', 'lentes'], { yearly_top: [null, null, 400] }),
];
const features = [
  [
    'has_inpatient_coverage',
    'has_outpatient_coverage',
    'has_maternity_coverage',
    'has_oncological_coverage',
    'urgencia',
    'medicamentos',
  ],
  ['has_dental_coverage', 'telemedicina'],
  ['has_vision_coverage', 'salud_mental'],
] as const;

const creditFact = 'El empleador aporta 9 % del sueldo: 6,75 % va a EsSalud y 2,25 % puede pagar la EPS.';
const texts: LineTexts = {
  general: 'Te atiendes en clínicas privadas por la mayoría de las enfermedades, con un pago fijo por consulta.',
  covers: [
    ['Consultas y exámenes', 'En las clínicas de la red. Por cada consulta pagas un monto fijo.'],
    ['Hospital', 'Cirugías, días de cama, honorarios y medicinas.'],
    ['Parto', 'Control del embarazo, parto y atención del recién nacido.'],
    ['Dentista', 'Limpieza, curaciones y extracciones, hasta su tope.', 1],
  ],
  excludes: [
    ['Fuera de la red', 'La atención en clínicas que el plan no nombra, salvo urgencia.'],
    ['Estética', 'Las cirugías y los tratamientos con fines de belleza.'],
    ['Tratamientos en prueba', 'Los que la autoridad sanitaria no ha aprobado.'],
  ],
  consider: [
    ['El crédito de 2,25 %', creditFact],
    ['Sigues en EsSalud', 'Las enfermedades más complejas se pueden atender ahí, con el 6,75 % restante.'],
  ],
  requires: [['Afiliación', 'Estar en planilla, o contratar como afiliado potestativo si trabajas por tu cuenta.']],
  questions: [
    ['¿El precio descuenta el crédito?', 'No. Ves el precio entero. El crédito depende de tu sueldo y de tu empresa.'],
    ['¿Puedo sumar a mi familia?', 'Sí. Cónyuge e hijos pagan según su edad.'],
    ['¿Cubre enfermedades anteriores?', 'Sí, si vienes de otra EPS y no dejaste pasar más de dos meses.'],
    ['¿Puedo volver a EsSalud?', 'Sí. Puedes dejar la EPS después de un año.'],
  ],
};

export const epsPersonal: CountryLine = countryLine('PEN', {
  key: 'eps',
  upperType: 'EPS',
  upperTypeDisplayName: 'EPS',
  type: {
    typeName: 'EPS_PERSONA',
    typeDisplayName: 'EPS',
    typeDescription: 'Plan de una entidad prestadora de salud: atención en clínicas privadas junto a EsSalud.',
  },
  word: 'Plan EPS',
  levels: ['Base', 'Adicional', 'Integral'],
  prices: [165, 245, 360],
  price: priceByTable(
    { ...peruFamilyTariff, entry: [18, 69], axes: [peruRegions] },
    {
      detail: 'por persona, según edad, sexo y departamento',
      tooltip: 'Es la suma de cada persona del perfil. No descuenta el crédito de 2,25 % de tu empleador.',
    },
  ),
  summary,
  benefits,
  features,
  centres: 'closed',
  modality: 'Cerrado',
  sellers: entities,
  facts: {
    additionalCoverages: {
      text: 'Médico por video incluido',
      tooltip: 'Atiende todos los días y no cuenta como consulta del plan.',
    },
  },
  texts,
});

/** What a company pays for each employee falls with its size. */
const sizes: PriceAxis = {
  of: 'everybody',
  steps: [
    { conditions: { employees: { from: 1, to: 24 } }, share: 1.12 },
    { conditions: { employees: { from: 25, to: 99 } }, share: 1 },
    { conditions: { employees: { from: 100, to: 499 } }, share: 0.91 },
    { conditions: { employees: { from: 500, to: null } }, share: 0.83 },
  ],
  point: ['Tamaño de la empresa', 'El precio por trabajador baja desde 25, 100 y 500 trabajadores.'],
};

export const epsCompany: CountryLine = countryLine('PEN', {
  key: 'eps-empresa',
  upperType: 'EPS',
  upperTypeDisplayName: 'EPS',
  type: {
    typeName: 'EPS_EMPRESA',
    typeDisplayName: 'EPS para empresas',
    typeDescription: 'Plan de una entidad prestadora de salud que la empresa contrata para sus trabajadores.',
  },
  word: 'EPS Empresa',
  levels: ['Base', 'Adicional', 'Integral'],
  prices: [128, 192, 285],
  price: priceByTable(
    {
      kind: 'perEmployee',
      currency: 'PEN',
      period: 'month',
      entry: [0, 120],
      dependants: null,
      steepness: 0,
      dearer: null,
      axes: [sizes],
    },
    {
      detail: 'por trabajador, según tamaño de la empresa',
      tooltip: 'Es el precio de un trabajador por cuántos son. No descuenta el crédito de 2,25 %.',
    },
  ),
  summary,
  benefits,
  features,
  centres: 'closed',
  modality: 'Cerrado',
  minimumEmployees: 5,
  sellers: entities,
  facts: {
    collective: [
      { key: 'votacion', category: 'Contratación', value: 'Los trabajadores eligen la EPS por votación', type: 'text' },
      { key: 'credito', category: 'Aporte', value: '2,25 % del sueldo puede pagar la EPS', type: 'text' },
      { key: 'derechohabientes', category: 'Familia', value: 'Cónyuge e hijos se suman con un plan adicional', type: 'text' },
    ],
    taxBenefit: 'El 2,25 % de la planilla es crédito contra el aporte a EsSalud.',
  },
  texts: {
    ...texts,
    general: 'La empresa contrata un plan de clínicas privadas para quienes están en su planilla.',
    consider: [
      ['El crédito de 2,25 %', creditFact],
      ['Votación', 'La pide al menos el 20 % de los trabajadores. Gana la EPS con más votos.'],
    ],
    requires: [['Planilla', 'Desde cinco trabajadores declarados en la planilla electrónica.']],
    questions: [
      ['¿Quién paga la EPS?', 'La empresa usa el crédito. Lo que falta se acuerda con los trabajadores.'],
      ['¿Todos deben entrar?', 'No. Quien no quiere se queda sólo en EsSalud.'],
      ['¿Y los hijos?', 'Se suman con un plan adicional, que paga el trabajador.'],
    ],
  },
});
