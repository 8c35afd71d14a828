import { categoryLabels } from '../category-labels.ts';
import type { LineTexts } from '../../line-parts.ts';
import { benefit, insuranceLine } from '../insurance-line.ts';
import type { TariffShape } from '../../age-tariff.ts';
import { familyTariff } from '../tariff-shapes.ts';
import type { Point } from '../../text-content.ts';

const lifeTariff: TariffShape = { ...familyTariff, entry: [18, 69], dependants: null, steepness: 1.5, dearer: 'men' };
const ownHarm: Point = [
  'Daño causado a propósito',
  'Las lesiones que la persona asegurada se causa, y el suicidio en los dos primeros años.',
];
const crime: Point = ['Delitos', 'Lo que ocurre mientras la persona asegurada comete un delito.'];

export const indemnity = insuranceLine({
  key: 'indemnizacion',
  upperType: 'SEGURO INDEMNIZACION',
  upperTypeDisplayName: 'Seguro de indemnización',
  type: { typeName: 'SEGURO_INDEMNIZACION', typeDisplayName: 'Indemnización', typeDescription: categoryLabels.Indemnización },
  word: 'Renta Diaria',
  levels: ['1', '2', '4'],
  prices: [0.14, 0.26, 0.48],
  tariff: { ...familyTariff, entry: [18, 64], dependants: [2, 24], steepness: 0.9 },
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
    consider: [
      ['No paga la cuenta', 'El monto es fijo: puede ser más o menos que lo que cobra la clínica.'],
      ['Carencia', 'Espera 30 días para enfermedades y diez meses para el parto.'],
    ],
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
  type: {
    typeName: 'SEGURO_ACCIDENTES_PERSONALES',
    typeDisplayName: 'Accidente y Urgencia',
    typeDescription: categoryLabels['Accidente y Urgencia'],
  },
  word: 'Accidentes',
  levels: ['Base', 'Plus', 'Total'],
  prices: [0.09, 0.16, 0.27],
  tariff: { ...familyTariff, entry: [18, 74], steepness: 0.15, dearer: null },
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
    ['urgencia', 'has_inpatient_coverage', 'ambulancia', 'muerte_accidental', 'sin_carencia'],
    ['has_outpatient_coverage'],
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

const lifeTexts: LineTexts = {
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
    ['¿Hasta qué edad me cubre?', 'Entras hasta los 69 años y puedes quedarte hasta los 80.'],
  ],
};

export const life = insuranceLine({
  key: 'vida',
  upperType: 'SEGURO VIDA',
  upperTypeDisplayName: 'Seguro de vida',
  type: { typeName: 'SEGURO_VIDA', typeDisplayName: 'Vida', typeDescription: categoryLabels.Vida },
  word: 'Vida',
  levels: ['1.000', '2.000', '4.000'],
  prices: [0.16, 0.29, 0.54],
  tariff: lifeTariff,
  benefits: [
    benefit(['capital', 'Fallecimiento', 'fallecimiento'], { max_coverage: [1000, 2000, 4000] }),
    benefit(['capital', 'Muerte accidental', 'muerte-accidental'], { max_coverage: [null, 2000, 4000] }),
    benefit(['capital', 'Invalidez total', 'invalidez'], { max_coverage: [null, 1000, 4000] }),
    benefit(['capital', 'Enfermedad grave', 'enfermedad-grave'], { max_coverage: [null, null, 500] }),
  ],
  features: [['sin_deducible'], ['muerte_accidental'], ['has_oncological_coverage']],
  requirement: 'not-needed',
  sellers: ['PUE', 'QUI', 'COP', 'RAU'],
  texts: lifeTexts,
});

export const lifeForGuards = insuranceLine({
  ...life,
  key: 'vida-guardias',
  type: {
    typeName: 'SEGURO_VIDA_GUARDIAS',
    typeDisplayName: 'Vida para guardias',
    typeDescription: 'El seguro de vida que la ley pide a quienes trabajan como guardias y vigilantes de seguridad.',
  },
  word: 'Guardias',
  levels: ['150', '300'],
  prices: [3_490, 6_990],
  tariff: { ...lifeTariff, kind: 'perEmployee', currency: 'CLP', entry: [0, 120], steepness: 0, dearer: null },
  benefits: [
    benefit(['capital', 'Fallecimiento', 'fallecimiento'], { max_coverage: [150, 300] }),
    benefit(['capital', 'Muerte accidental en el trabajo', 'muerte-accidental'], { max_coverage: [150, 300] }),
    benefit(['capital', 'Invalidez', 'invalidez'], { max_coverage: [null, 150] }),
  ],
  features: [['muerte_accidental', 'sin_carencia'], ['sin_deducible']],
  minimumEmployees: 1,
  sellers: ['NOT', 'CDM', 'TRM'],
  texts: {
    ...lifeTexts,
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
