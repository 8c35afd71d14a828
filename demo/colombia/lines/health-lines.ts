import { benefitsIn, type CountryLine, countryLine, priceByTable } from '../../country-line.ts';
import type { Point } from '../../text-content.ts';
import { colombiaFamilyTariff, colombiaRegions, familyPrice } from '../tariffs.ts';

const benefit = benefitsIn('COP');
const declaration: Point = ['Declaración de salud', 'Debes contestarla por cada persona. Lo que no declares no se paga.'];
const before: Point = ['Enfermedades anteriores', 'Las que ya tenías al contratar, salvo que las acepten por escrito.'];
const cosmetic: Point = ['Estética', 'Las cirugías y los tratamientos con fines de belleza.'];
const trial: Point = ['Tratamientos en prueba', 'Los que la autoridad sanitaria no ha aprobado.'];

export const prepaidMedicine: CountryLine = countryLine('COP', {
  key: 'prepagada',
  upperType: 'MEDICINA PREPAGADA',
  upperTypeDisplayName: 'Medicina prepagada',
  type: {
    typeName: 'MEDICINA_PREPAGADA',
    typeDisplayName: 'Medicina prepagada',
    typeDescription: 'Red amplia de clínicas y especialistas, con un bono por cada cita.',
  },
  word: 'Prepagada',
  levels: ['Esencial', 'Clásica', 'Superior'],
  prices: [238_000, 352_000, 548_000],
  price: priceByTable(
    {
      ...colombiaFamilyTariff,
      entry: [18, 62],
      staysUntil: 84,
      axes: [colombiaRegions],
      rules: {
        waitingPeriods: [
          { benefit: 'Cirugía programada', days: 180 },
          { benefit: 'Parto', days: 300 },
        ],
      },
    },
    { ...familyPrice, detail: 'por persona, según edad, sexo y departamento' },
  ),
  summary: { hospital: [100, 100, 100], ambulatory: [90, 100, 100] },
  benefits: [
    benefit(['hospitalaria', 'Hospital y cirugía', 'hospital'], { percentage: [100, 100, 100] }),
    benefit(['maternidad', 'Parto', 'parto'], { percentage: [90, 100, 100] }),
    benefit(['ambulatoria', 'Cita con especialista', 'consulta'], { copay: [58_000, 46_000, 38_000] }),
    benefit(['ambulatoria', 'Exámenes', 'examenes'], { percentage: [90, 100, 100] }),
    benefit(['urgencia', 'Urgencia', 'urgencia'], { copay: [72_000, 60_000, 48_000] }),
    benefit(['salud-mental', 'Psicología', 'salud-mental'], { copay: [null, 46_000, 38_000] }),
    benefit(['dental', 'Dentista', 'dental'], { percentage: [null, null, 100], yearly_top: [null, null, 2_500_000] }),
    benefit(['traslados', 'Urgencia en el extranjero', 'urgencia-extranjero'], { yearly_top: [null, 60_000_000, 160_000_000] }),
  ],
  features: [
    ['has_inpatient_coverage', 'has_outpatient_coverage', 'has_maternity_coverage', 'urgencia'],
    ['salud_mental', 'telemedicina'],
    ['has_dental_coverage'],
  ],
  centres: 'closed',
  modality: 'Cerrado',
  sellers: ['AXA', 'CMD', 'CST', 'CMV', 'MDS', 'MPL'],
  facts: {
    additionalCoverages: {
      text: 'Médico en casa',
      tooltip: 'Dos visitas al año sin bono. Desde la tercera pagas el bono de una cita.',
    },
  },
  texts: {
    general: 'Eliges especialista y clínica de su red y pagas un bono por cada cita.',
    covers: [
      ['Especialistas', 'Cita directa con los médicos del directorio.'],
      ['Hospital', 'Habitación individual, cirugía y honorarios, sin tope de días.'],
      ['Viajes', 'Urgencias fuera del país, hasta su tope.', 1],
    ],
    excludes: [before, cosmetic, trial],
    consider: [
      ['Esperas', 'La cirugía programada se cubre desde el sexto mes. El parto, desde el décimo.'],
      ['Hasta qué edad', 'Entras hasta los 62 años. Si ya estás, sigues hasta los 84.'],
    ],
    requires: [declaration, ['EPS', 'Debes estar afiliado a una EPS, cualquiera que sea.']],
    questions: [
      ['¿Dejo de pagar la EPS?', 'No. La ley pide mantener la EPS.'],
      ['¿Qué es un bono?', 'Lo que pagas por cada cita o urgencia. El plan paga lo demás.'],
      ['¿Puedo entrar con mi familia?', 'Sí. Cada persona paga según su edad.'],
    ],
  },
});

export const homeMedicine: CountryLine = countryLine('COP', {
  key: 'domiciliaria',
  upperType: 'MEDICINA DOMICILIARIA',
  upperTypeDisplayName: 'Medicina domiciliaria',
  type: {
    typeName: 'MEDICINA_DOMICILIARIA',
    typeDisplayName: 'Medicina domiciliaria',
    typeDescription: 'Un médico va a tu casa, y una ambulancia si es grave.',
  },
  word: 'Médico en Casa',
  levels: ['Visita', 'Visita y Ambulancia', 'Familia'],
  prices: [34_900, 52_900, 68_900],
  price: priceByTable(
    { ...colombiaFamilyTariff, entry: [18, 80], dependants: [0, 24], steepness: 0.25, dearer: null, rules: { maximumPeople: 9 } },
    { ...familyPrice, detail: 'por persona, según edad' },
  ),
  benefits: [
    benefit(['urgencia', 'Visitas del médico en casa', 'visita'], { copay: [24_000, 18_000, 0] }),
    benefit(['telemedicina', 'Médico por video', 'telemedicina'], { percentage: [100, 100, 100] }),
    benefit(['traslados', 'Ambulancia', 'ambulancia'], { percentage: [null, 100, 100] }),
    benefit(['ambulatoria', 'Exámenes de sangre en casa', 'examenes'], { percentage: [null, null, 80] }),
    benefit(['medicamentos', 'Medicamentos de la visita', 'medicamentos-ambulatorios'], {
      yearly_top: [200_000, 400_000, 800_000],
    }),
  ],
  features: [['telemedicina', 'urgencia', 'sin_carencia'], ['ambulancia', 'has_evacuation_coverage'], ['medicamentos']],
  sellers: ['GYC', 'FRJ', 'TCH'],
  texts: {
    general: 'Llamas, y un médico te ve en tu casa o por video. Si es grave, llega una ambulancia.',
    covers: [
      ['Visita médica', 'A toda hora, en la ciudad donde contratas.'],
      ['Médico por video', 'Sin límite de veces.'],
      ['Ambulancia', 'A la clínica de tu EPS o de tu plan.', 1],
    ],
    excludes: [
      ['Hospital', 'Lo que pase después de llegar a la clínica.'],
      ['Fuera de la ciudad', 'Las visitas fuera del perímetro urbano.'],
      ['Enfermería larga', 'Los cuidados de más de un día en casa.'],
    ],
    consider: [['Tiempo de espera', 'Depende de la gravedad. Lo que no es grave puede tomar tres horas.']],
    requires: [['Ciudad', 'Vivir en una ciudad donde el servicio llega.']],
    questions: [
      ['¿Reemplaza a mi EPS?', 'No. Sirve para no ir a urgencias por lo que no es grave.'],
      ['¿Cuántas veces puedo llamar?', 'Las que necesites. En dos niveles pagas un bono por visita.'],
      ['¿Cuántos podemos entrar?', 'Hasta nueve personas en un contrato.'],
    ],
  },
});

export const healthInsurance: CountryLine = countryLine('COP', {
  key: 'salud',
  facts: { subtypes: ['general'] },
  upperType: 'SEGURO SALUD',
  upperTypeDisplayName: 'Póliza de salud',
  type: {
    typeName: 'SEGURO_SALUD',
    typeDisplayName: 'Póliza de salud',
    typeDescription: 'Un seguro que paga o devuelve tu atención en las clínicas que elijas.',
  },
  word: 'Póliza Salud',
  levels: ['Base', 'Amplia', 'Global'],
  prices: [212_000, 338_000, 596_000],
  price: priceByTable(
    { ...colombiaFamilyTariff, entry: [18, 60], staysUntil: 80, axes: [colombiaRegions] },
    { ...familyPrice, detail: 'por persona, según edad, sexo y departamento' },
  ),
  summary: {
    hospital: [90, 100, 100],
    ambulatory: [70, 80, 90],
    annualCap: [400_000_000, 900_000_000, 2_500_000_000],
    deductible: [1_200_000, 800_000, 400_000],
  },
  benefits: [
    benefit(['hospitalaria', 'Hospital y cirugía', 'hospital'], { percentage: [90, 100, 100] }),
    benefit(['ambulatoria', 'Consulta médica', 'consulta'], {
      percentage: [70, 80, 90],
      top_amount: [160_000, 220_000, 320_000],
    }),
    benefit(['ambulatoria', 'Exámenes', 'examenes'], { percentage: [70, 80, 90] }),
    benefit(['urgencia', 'Urgencia', 'urgencia'], { percentage: [90, 100, 100] }),
    benefit(['maternidad', 'Parto', 'parto'], { top_amount: [null, 9_000_000, 16_000_000] }),
    benefit(['oncologia', 'Tratamiento del cáncer', 'oncologia'], { percentage: [90, 100, 100] }),
    benefit(['traslados', 'Atención fuera de Colombia', 'extranjero'], { yearly_top: [null, null, 800_000_000] }),
  ],
  features: [
    ['has_inpatient_coverage', 'has_outpatient_coverage', 'has_oncological_coverage', 'urgencia'],
    ['has_maternity_coverage', 'reembolso_en_linea'],
    ['has_evacuation_coverage'],
  ],
  centres: 'free-choice',
  modality: 'Preferente',
  sellers: ['SAM', 'BRR', 'YRM', 'CND', 'MGR'],
  texts: {
    general: 'Paga tu atención en las clínicas de su red, o te devuelve una parte si eliges otra.',
    covers: [
      ['Hospital y cirugía', 'Días de cama, honorarios y medicamentos.'],
      ['Consultas y exámenes', 'Una parte de cada cita, hasta su tope.'],
      ['Parto', 'Hasta un monto fijo, desde el décimo mes.', 1],
    ],
    excludes: [before, cosmetic, trial],
    consider: [['Hasta qué edad', 'Entras hasta los 60 años. Si ya estás, sigues hasta los 80.']],
    requires: [declaration, ['EPS', 'Debes estar afiliado a una EPS, cualquiera que sea.']],
    questions: [
      ['¿En qué se diferencia de la prepagada?', 'La póliza devuelve gastos en cualquier clínica. La prepagada usa su red.'],
      ['¿Qué es el deducible?', 'Lo que pagas tú cada año antes de que el seguro pague.'],
      ['¿Sirve fuera de Colombia?', 'Sólo el nivel más alto, hasta su tope.'],
    ],
  },
});
