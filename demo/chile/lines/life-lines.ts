import { plainDate } from '@cotejo/core/dates';
import type { LineTexts } from '../../line-parts.ts';
import { categoryLabels } from '../category-labels.ts';
import { benefit, insuranceLine } from '../insurance-line.ts';
import type { LineTariff } from '../../line-tariff.ts';
import { companySizes } from '../price-axes.ts';
import { employeeTariff, familyTariff } from '../tariff-shapes.ts';
import { crime, ownHarm } from './shared-points.ts';

const lifeTariff: LineTariff = {
  ...familyTariff,
  entry: [18, 69],
  staysUntil: 80,
  dependants: null,
  steepness: 1.5,
  dearer: 'men',
};

const texts: LineTexts = {
  general: 'Paga un capital a las personas que elijas si falleces, por enfermedad o accidente.',
  covers: [
    ['Fallecimiento', 'El capital completo, a quienes nombres y en las partes que digas.'],
    ['En cualquier lugar', 'Dentro y fuera de Chile, de día y de noche.'],
    ['Invalidez', 'Un adelanto del capital si no puedes volver a trabajar.', 1],
  ],
  excludes: [ownHarm, crime, ['Lo que no declaraste', 'Las enfermedades y actividades de riesgo que conocías y no dijiste.']],
  consider: [['Sin ahorro', 'Si terminas el seguro no recibes dinero de vuelta.']],
  requires: [['Declaración de salud', 'Sobre UF 2.000 pueden pedirte exámenes.']],
  questions: [
    ['¿Puedo cambiar a mis beneficiarios?', 'Sí, cuando quieras y sin costo.'],
    ['¿El capital paga impuestos?', 'El capital por muerte no es renta para quien lo recibe.'],
    ['¿Puedo asegurar a mi pareja?', 'Sí. Agrégala al perfil y ves el precio de los dos.'],
  ],
};

export const life = insuranceLine({
  key: 'vida',
  facts: { category: 'Vida' },
  upperType: 'SEGURO VIDA',
  upperTypeDisplayName: 'Seguro de vida',
  type: { typeName: 'SEGURO_VIDA', typeDisplayName: 'Vida', typeDescription: categoryLabels.Vida },
  word: 'Vida',
  levels: ['1.000', '2.000', '4.000'],
  prices: [0.16, 0.29, 0.54],
  tariff: lifeTariff,
  variants: { RAU: { next: { from: plainDate('2027-01-01'), share: 1.03 } } },
  benefits: [
    benefit(['capital', 'Fallecimiento', 'fallecimiento'], { max_coverage: [1000, 2000, 4000] }),
    benefit(['capital', 'Muerte accidental', 'muerte-accidental'], { max_coverage: [null, 2000, 4000] }),
    benefit(['capital', 'Invalidez total', 'invalidez'], { max_coverage: [null, 1000, 4000] }),
    benefit(['capital', 'Enfermedad grave', 'enfermedad-grave'], { max_coverage: [null, null, 500] }),
  ],
  features: [['sin_deducible'], ['muerte_accidental'], ['has_oncological_coverage']],
  requirement: 'not-needed',
  sellers: ['PUE', 'QUI', 'COP', 'RAU'],
  texts,
});

export const lifeWithSavings = insuranceLine({
  ...life,
  key: 'vida-ahorro',
  facts: {
    category: 'Vida',
    subtypes: [['ahorro']],
    initialContribution: 'UF 5 al contratar',
    taxBenefit: 'Régimen A o B del ahorro previsional voluntario, a tu elección',
    additionalCoverages: {
      text: 'Invalidez y enfermedad grave',
      tooltip: 'Se agregan al contratar y se pagan aparte del ahorro.',
    },
    availableFunds: {
      text: 'Conservador, Moderado y Crecimiento',
      tooltip: 'Conservador: deuda de Chile. Moderado: deuda y acciones. Crecimiento: sobre todo acciones.',
    },
  },
  type: {
    typeName: 'SEGURO_VIDA_AHORRO',
    typeDisplayName: 'Vida con ahorro',
    typeDescription: 'Une un capital por fallecimiento con un ahorro que crece en fondos y puede bajar tus impuestos.',
  },
  word: 'Vida y Ahorro',
  levels: ['1.000', '3.000'],
  prices: [1.25, 2.4],
  tariff: { ...lifeTariff, entry: [18, 64], staysUntil: 74, steepness: 0.4 },
  variants: {},
  benefits: [
    benefit(['capital', 'Fallecimiento', 'fallecimiento'], { max_coverage: [1000, 3000] }),
    benefit(['capital', 'Invalidez total', 'invalidez'], { max_coverage: [500, 1500] }),
    benefit(['capital', 'Enfermedad grave', 'enfermedad-grave'], { max_coverage: [null, 500] }),
  ],
  features: [['sin_deducible'], ['has_oncological_coverage']],
  sellers: ['PUE', 'COP', 'QUI', 'LEN'],
  texts: {
    ...texts,
    general: 'Paga un capital si falleces, y una parte de cada prima se ahorra a tu nombre.',
    consider: [
      ['El ahorro puede bajar', 'Los fondos suben y bajan. Nada asegura la ganancia.'],
      ['Rescate', 'En el primer año el retiro tiene un cargo.'],
    ],
  },
});

export const lifeForGuards = insuranceLine({
  ...life,
  key: 'vida-guardias',
  facts: {
    category: 'Vida',
    collective: [
      { key: 'contratante', category: 'Condiciones', value: 'La empresa de seguridad', type: 'texto' },
      { key: 'ingreso_nomina', category: 'Condiciones', value: '24 horas', type: 'plazo' },
    ],
  },
  type: {
    typeName: 'SEGURO_VIDA_GUARDIAS',
    typeDisplayName: 'Vida para guardias',
    typeDescription: 'El seguro de vida que la ley pide a quienes trabajan como guardias y vigilantes de seguridad.',
  },
  word: 'Guardias',
  levels: ['150', '300'],
  prices: [3_490, 6_990],
  tariff: { ...employeeTariff, currency: 'CLP', axes: [companySizes] },
  variants: {},
  benefits: [
    benefit(['capital', 'Fallecimiento', 'fallecimiento'], { max_coverage: [150, 300] }),
    benefit(['capital', 'Muerte accidental en el trabajo', 'muerte-accidental'], { max_coverage: [150, 300] }),
    benefit(['capital', 'Invalidez', 'invalidez'], { max_coverage: [null, 150] }),
  ],
  features: [['muerte_accidental', 'sin_carencia'], ['sin_deducible']],
  minimumEmployees: 1,
  sellers: ['NOT', 'CDM', 'TRM', 'CAN', 'BSE'],
  texts: {
    ...texts,
    general: 'Cumple con el seguro de vida que la ley pide para guardias de seguridad. Lo contrata la empresa.',
    consider: [['La nómina', 'La empresa debe avisar cada ingreso y cada salida dentro del mes.']],
    requires: [['Curso vigente', 'Cada guardia debe tener su autorización al día.']],
    questions: [
      ['¿Quién recibe el capital?', 'Las personas que el guardia nombre, o sus herederos.'],
      ['¿Desde cuántos guardias?', 'Desde una persona.'],
      ['¿Cuándo recibo el certificado?', 'El mismo día hábil del pago.'],
    ],
  },
});
