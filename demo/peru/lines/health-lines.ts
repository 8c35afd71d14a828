import { benefitsIn, type CountryLine, countryLine, priceByTable } from '../../country-line.ts';
import type { Point } from '../../text-content.ts';
import { peruFamilyTariff, peruRegions } from '../tariffs.ts';

const benefit = benefitsIn('PEN');
const byAge = {
  detail: 'por persona, según edad',
  tooltip: 'Es la suma de cada persona del perfil. Cambia cuando alguien pasa a otro tramo de edad.',
};
const declaration: Point = ['Declaración de salud', 'Debes contestarla por cada persona. Lo que no declares no se paga.'];
const before: Point = ['Enfermedades anteriores', 'Las que ya tenías al contratar, salvo que la póliza las acepte.'];
const cosmetic: Point = ['Estética', 'Las cirugías y los tratamientos con fines de belleza.'];
const trial: Point = ['Tratamientos en prueba', 'Los que la autoridad sanitaria no ha aprobado.'];

export const clinicPlans: CountryLine = countryLine('PEN', {
  key: 'clinico',
  upperType: 'PLAN CLINICO',
  upperTypeDisplayName: 'Plan clínico',
  type: {
    typeName: 'PLAN_CLINICO',
    typeDisplayName: 'Plan clínico',
    typeDescription: 'Una clínica te atiende por una cuota mensual, sólo en sus locales.',
  },
  word: 'Plan Clínico',
  levels: ['Ambulatorio', 'Esencial', 'Completo'],
  prices: [68, 128, 198],
  price: priceByTable(
    {
      ...peruFamilyTariff,
      entry: [18, 64],
      steepness: 0.85,
      dearer: null,
      rules: {
        maximumPeople: 8,
        waitingPeriods: [
          { benefit: 'Hospital', days: 60 },
          { benefit: 'Parto', days: 300 },
        ],
      },
    },
    byAge,
  ),
  summary: { hospital: [null, 70, 85], ambulatory: [70, 70, 85], annualCap: [15_000, 80_000, 200_000], deductible: [] },
  benefits: [
    benefit(['ambulatoria', 'Consulta médica', 'consulta'], { copay: [45, 40, 30] }),
    benefit(['ambulatoria', 'Exámenes', 'examenes'], { percentage: [70, 70, 85] }),
    benefit(['urgencia', 'Urgencia', 'urgencia'], { percentage: [70, 80, 90] }),
    benefit(['hospitalaria', 'Hospital y cirugía', 'hospital'], { percentage: [null, 70, 85] }),
    benefit(['maternidad', 'Parto y cesárea', 'parto'], { percentage: [null, 60, 80] }),
    benefit(['dental', 'Dentista', 'dental'], { percentage: [null, null, 60], yearly_top: [null, null, 1_200] }),
  ],
  features: [
    ['has_outpatient_coverage', 'urgencia', 'sin_deducible'],
    ['has_inpatient_coverage', 'has_maternity_coverage'],
    ['has_dental_coverage'],
  ],
  centres: 'own',
  modality: 'Cerrado',
  sellers: ['CAL', 'CPV', 'CMB', 'CQR'],
  texts: {
    general: 'Te atiendes en una clínica y sus centros médicos, con descuentos fijos sobre su tarifa.',
    covers: [
      ['Consultas y exámenes', 'En la clínica y sus centros médicos, con un pago fijo por consulta.'],
      ['Urgencia', 'A toda hora en la sede principal.'],
      ['Hospital y parto', 'Desde que pasa la espera, hasta el tope del año.', 1],
    ],
    excludes: [before, cosmetic, ['Otras clínicas', 'Toda atención fuera de la clínica que vende el plan.']],
    consider: [['Esperas', 'El hospital se cubre desde el día 61 y el parto desde el mes once.']],
    requires: [declaration, ['Edad', 'Entras entre los 18 y los 64 años. Los hijos, desde que nacen.']],
    questions: [
      ['¿Es lo mismo que una EPS?', 'No. No usa el aporte de tu empleador y sirve en una sola clínica.'],
      ['¿Puedo cambiar de clínica?', 'Sí, al terminar el año del contrato.'],
      ['¿Sirve si no trabajo en planilla?', 'Sí. Lo contrata cualquier persona.'],
    ],
  },
});

export const healthInsurance: CountryLine = countryLine('PEN', {
  key: 'salud',
  facts: { subtypes: ['general'] },
  upperType: 'SEGURO SALUD',
  upperTypeDisplayName: 'Seguro de salud',
  type: {
    typeName: 'SEGURO_SALUD',
    typeDisplayName: 'Salud integral',
    typeDescription: 'Asistencia médica en varias clínicas, con hospital, consultas y medicinas.',
  },
  word: 'Salud',
  levels: ['Red', 'Red Plus', 'Libre'],
  prices: [158, 264, 428],
  price: priceByTable(
    {
      ...peruFamilyTariff,
      entry: [18, 60],
      staysUntil: 74,
      axes: [peruRegions],
      rules: {
        waitingPeriods: [
          { benefit: 'Enfermedades', days: 30 },
          { benefit: 'Parto', days: 300 },
        ],
      },
    },
    { ...byAge, detail: 'por persona, según edad, sexo y departamento' },
  ),
  summary: {
    hospital: [80, 90, 100],
    ambulatory: [70, 80, 90],
    annualCap: [500_000, 1_500_000, 5_000_000],
    deductible: [1_200, 800, 400],
  },
  benefits: [
    benefit(['hospitalaria', 'Hospital y cirugía', 'hospital'], { percentage: [80, 90, 100] }),
    benefit(['maternidad', 'Parto y cesárea', 'parto'], { percentage: [70, 80, 90], top_amount: [8_000, 15_000, 25_000] }),
    benefit(['ambulatoria', 'Consulta médica', 'consulta'], { copay: [80, 60, 50] }),
    benefit(['ambulatoria', 'Exámenes', 'examenes'], { percentage: [70, 80, 90] }),
    benefit(['urgencia', 'Urgencia', 'urgencia'], { percentage: [80, 90, 100] }),
    benefit(['medicamentos', 'Medicinas con receta', 'medicamentos-ambulatorios'], { percentage: [70, 80, 90] }),
    benefit(['traslados', 'Ambulancia', 'ambulancia'], { percentage: [null, 100, 100] }),
    benefit(['salud-mental', 'Psicología', 'salud-mental'], { percentage: [null, null, 70] }),
  ],
  features: [
    ['has_inpatient_coverage', 'has_outpatient_coverage', 'has_maternity_coverage', 'urgencia'],
    ['ambulancia', 'telemedicina'],
    ['salud_mental', 'reembolso_en_linea'],
  ],
  centres: 'free-choice',
  modality: 'Preferente',
  sellers: ['SIL', 'TOT', 'HUA', 'QAN', 'ZAR'],
  texts: {
    general: 'Paga la mayor parte de tu atención en las clínicas de su red, y menos en las demás.',
    covers: [
      ['Hospital y cirugía', 'Días de cama, honorarios, medicinas y pabellón.'],
      ['Consultas y exámenes', 'Un pago fijo por consulta y un porcentaje de los exámenes.'],
      ['Ambulancia', 'El traslado a la clínica en una urgencia.', 1],
    ],
    excludes: [before, cosmetic, trial],
    consider: [
      ['Esperas', 'Las enfermedades se cubren desde el día 31. El parto, desde el mes once.'],
      ['Hasta qué edad', 'Entras hasta los 60 años. Si ya estás, sigues hasta los 74.'],
    ],
    requires: [declaration],
    questions: [
      ['¿Necesito EsSalud o EPS?', 'No. Sirve aunque no tengas otro seguro.'],
      ['¿Qué es el deducible?', 'Lo que pagas tú cada año antes de que el seguro empiece a pagar.'],
      ['¿Puedo ir a cualquier clínica?', 'Sí. Fuera de la red el porcentaje es menor.'],
    ],
  },
});

export const oncological: CountryLine = countryLine('PEN', {
  key: 'oncologico',
  facts: { subtypes: ['oncologico'] },
  upperType: 'SEGURO ONCOLOGICO',
  upperTypeDisplayName: 'Seguro oncológico',
  type: {
    typeName: 'SEGURO_ONCOLOGICO',
    typeDisplayName: 'Oncológico',
    typeDescription: 'Paga el diagnóstico y el tratamiento del cáncer.',
  },
  word: 'Oncológico',
  levels: ['Nacional', 'Nacional Plus', 'Internacional'],
  prices: [34, 52, 98],
  price: priceByTable(
    {
      ...peruFamilyTariff,
      entry: [18, 65],
      staysUntil: 80,
      steepness: 1.2,
      dearer: null,
      rules: { waitingPeriods: [{ benefit: 'Diagnóstico de cáncer', days: 90 }] },
    },
    byAge,
  ),
  summary: { hospital: [90, 100, 100], ambulatory: [90, 100, 100], annualCap: [600_000, 1_500_000, 4_000_000], deductible: [] },
  benefits: [
    benefit(['oncologia', 'Quimioterapia y radioterapia', 'quimioterapia'], { percentage: [90, 100, 100] }),
    benefit(['oncologia', 'Cirugía del cáncer', 'cirugia-oncologica'], { percentage: [90, 100, 100] }),
    benefit(['oncologia', 'Terapia biológica', 'terapia-biologica'], { yearly_top: [null, 300_000, 900_000] }),
    benefit(['oncologia', 'Trasplante de médula', 'medula'], { top_amount: [null, 200_000, 500_000] }),
    benefit(['oncologia', 'Tratamiento en el extranjero', 'extranjero'], { yearly_top: [null, null, 2_000_000] }),
    benefit(['telemedicina', 'Segunda opinión médica', 'segunda-opinion'], { percentage: [100, 100, 100] }),
  ],
  features: [
    ['has_oncological_coverage', 'has_inpatient_coverage', 'has_outpatient_coverage', 'sin_deducible'],
    ['salud_mental'],
    ['telemedicina'],
  ],
  centres: 'free-choice',
  sellers: ['SIL', 'TOT', 'QAN', 'ZAR'],
  texts: {
    general: 'Paga el tratamiento del cáncer desde que se confirma el diagnóstico.',
    covers: [
      ['Tratamiento', 'Cirugía, quimioterapia, radioterapia y medicinas.'],
      ['Segunda opinión', 'Otro especialista revisa tu caso sin costo.'],
      ['Terapias nuevas', 'Terapia biológica y trasplante de médula, hasta su tope.', 1],
    ],
    excludes: [['Diagnóstico anterior', 'El cáncer diagnosticado o en estudio antes de contratar.'], cosmetic, trial],
    consider: [['Espera de 90 días', 'El cáncer que aparece antes del día 91 no se cubre.']],
    requires: [declaration, ['Edad', 'Entras hasta los 65 años. Si ya estás, sigues hasta los 80.']],
    questions: [
      ['¿Cubre chequeos?', 'Sí, uno al año desde el segundo año.'],
      ['¿Sirve junto a mi EPS?', 'Sí. Paga lo que tu EPS no cubra del tratamiento.'],
      ['¿Los niños pueden entrar?', 'Sí, desde que nacen, junto a un adulto.'],
    ],
  },
});

export const dental: CountryLine = countryLine('PEN', {
  key: 'dental',
  upperType: 'SEGURO DENTAL',
  upperTypeDisplayName: 'Seguro dental',
  type: {
    typeName: 'SEGURO_DENTAL',
    typeDisplayName: 'Dental',
    typeDescription: 'Paga una parte de los tratamientos del dentista.',
  },
  word: 'Dental',
  levels: ['Limpio', 'Sano', 'Completo'],
  prices: [22, 38, 59],
  price: priceByTable(
    { ...peruFamilyTariff, entry: [18, 74], dependants: [3, 24], steepness: 0.3, dearer: null, rules: { maximumPeople: 6 } },
    byAge,
  ),
  summary: { annualCap: [1_500, 3_000, 5_000] },
  benefits: [
    benefit(['dental', 'Limpieza y diagnóstico', 'dental-preventivo'], { percentage: [80, 100, 100] }),
    benefit(['dental', 'Curaciones', 'obturaciones'], { percentage: [60, 70, 80] }),
    benefit(['dental', 'Endodoncia', 'endodoncia'], { percentage: [null, 60, 70] }),
    benefit(['dental', 'Prótesis y coronas', 'protesis'], { percentage: [null, null, 50], yearly_top: [null, null, 2_000] }),
    benefit(['dental', 'Urgencia dental', 'urgencia-dental'], { percentage: [100, 100, 100] }),
  ],
  features: [['has_dental_coverage', 'urgencia_dental', 'sin_deducible'], ['reembolso_en_linea'], ['sin_carencia']],
  sellers: ['TOT', 'HUA', 'ZAR'],
  texts: {
    general: 'Paga una parte de tus tratamientos dentales, hasta un tope al año.',
    covers: [
      ['Prevención', 'Limpieza, diagnóstico y radiografías simples.'],
      ['Curaciones', 'Resinas y extracciones simples.'],
      ['Endodoncia', 'Tratamiento de conducto de cualquier pieza.', 1],
    ],
    excludes: [
      ['Estética dental', 'Blanqueamientos y carillas.'],
      ['Ortodoncia', 'Los frenos y sus controles.'],
      ['Piezas que faltaban', 'Las que habías perdido antes de contratar.'],
    ],
    consider: [['Espera', 'Las prótesis se pagan desde el sexto mes.']],
    requires: [['Edad', 'Entras entre los 18 y los 74 años. Los hijos, desde los tres.']],
    questions: [
      ['¿Puedo ir a mi dentista?', 'Sí. Pagas, envías la boleta y recibes tu parte.'],
      ['¿Necesito EsSalud?', 'No. Sirve con cualquier seguro de salud, o sin él.'],
      ['¿Cuántos podemos entrar?', 'Hasta seis personas en una póliza.'],
    ],
  },
});
