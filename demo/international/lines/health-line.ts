import { benefitsIn, type CountryLine, countryLine, priceByTable } from '../../country-line.ts';
import { coverZone } from '../axes.ts';

const benefit = benefitsIn('USD');

export const internationalHealth: CountryLine = countryLine('USD', {
  key: 'salud',
  upperType: 'SEGURO INTERNACIONAL',
  upperTypeDisplayName: 'Salud internacional',
  type: {
    typeName: 'SALUD_INTERNACIONAL',
    typeDisplayName: 'Salud internacional',
    typeDescription: 'Paga tu atención en varios países, en la zona que elijas.',
  },
  word: 'Salud',
  levels: ['Deducible 10.000', 'Deducible 5.000', 'Deducible 1.000', 'Sin Deducible'],
  prices: [92, 138, 236, 352],
  price: priceByTable(
    {
      kind: 'perPerson',
      currency: 'USD',
      period: 'month',
      entry: [18, 70],
      staysUntil: 99,
      dependants: [0, 24],
      steepness: 1,
      dearer: 'women-of-childbearing-age',
      axes: [coverZone],
      rules: {
        waitingPeriods: [
          { benefit: 'Maternidad', days: 300 },
          { benefit: 'Enfermedades', days: 30 },
        ],
      },
    },
    {
      detail: 'por persona, según edad, sexo y zona',
      tooltip: 'Es la suma de cada persona del perfil. Un deducible más alto baja el precio.',
    },
  ),
  summary: {
    hospital: [100, 100, 100, 100],
    ambulatory: [80, 80, 90, 100],
    annualCap: [1_000_000, 2_000_000, 3_000_000, 5_000_000],
    deductible: [10_000, 5_000, 1_000, null],
  },
  benefits: [
    benefit(['hospitalaria', 'Hospital y cirugía', 'hospital'], { percentage: [100, 100, 100, 100] }),
    benefit(['ambulatoria', 'Consulta médica', 'consulta'], { percentage: [80, 80, 90, 100] }),
    benefit(['ambulatoria', 'Exámenes e imágenes', 'examenes'], { percentage: [80, 80, 90, 100] }),
    benefit(['urgencia', 'Urgencia', 'urgencia'], { percentage: [100, 100, 100, 100] }),
    benefit(['oncologia', 'Tratamiento del cáncer', 'oncologia'], { percentage: [100, 100, 100, 100] }),
    benefit(['maternidad', 'Parto', 'parto'], { top_amount: [null, 5_000, 8_000, 12_000] }),
    benefit(['traslados', 'Evacuación en avión', 'evacuacion'], { yearly_top: [50_000, 100_000, 150_000, 250_000] }),
    benefit(['salud-mental', 'Psicología', 'salud-mental'], { yearly_top: [null, null, 2_000, 4_000] }),
    benefit(['dental', 'Dentista', 'dental'], { percentage: [null, null, null, 70], yearly_top: [null, null, null, 1_500] }),
  ],
  features: [
    ['has_inpatient_coverage', 'has_outpatient_coverage', 'has_oncological_coverage', 'has_evacuation_coverage', 'urgencia'],
    ['has_maternity_coverage'],
    ['salud_mental', 'telemedicina'],
    ['has_dental_coverage', 'sin_deducible'],
  ],
  centres: 'free-choice',
  modality: 'Internacional',
  sellers: ['ALI', 'MND', 'BOR', 'TRV', 'ATL'],
  facts: {
    subtypes: ['general-adicionales'],
    additionalCoverages: {
      text: 'Segunda opinión médica',
      tooltip: 'Un especialista de otro país revisa tu caso, sin costo.',
    },
  },
  texts: {
    general: 'Te atiendes en los países de tu zona, vivas donde vivas.',
    covers: [
      ['Hospital y cirugía', 'Habitación individual, honorarios y medicinas.'],
      ['Cáncer', 'Diagnóstico, cirugía, quimioterapia y radioterapia.'],
      ['Evacuación', 'El traslado al hospital adecuado más cercano.'],
      ['Parto', 'Hasta un monto fijo, desde el mes once.', 1],
    ],
    excludes: [
      ['Fuera de tu zona', 'La atención programada en países que no elegiste.'],
      ['Enfermedades anteriores', 'Las que ya tenías, salvo que la póliza las acepte por escrito.'],
      ['Estética', 'Las cirugías y los tratamientos con fines de belleza.'],
      ['Deportes de riesgo', 'Las lesiones de competencias profesionales.'],
    ],
    consider: [
      ['Espera', 'Las enfermedades se cubren desde el día 31. El parto, desde el mes once.'],
      ['Hasta qué edad', 'Entras hasta los 70 años. Si ya estás, sigues hasta los 99.'],
    ],
    requires: [['Declaración de salud', 'Debes contestarla por cada persona. Lo que no declares no se paga.']],
    questions: [
      ['¿Qué es el deducible?', 'Lo que pagas tú cada año antes de que la póliza pague.'],
      ['¿Puedo cambiar de zona?', 'Sí, al renovar cada año.'],
      ['¿Sirve en el país donde vivo?', 'Sí, si está dentro de tu zona.'],
      ['¿Qué pasa si viajo fuera de mi zona?', 'Las urgencias se cubren hasta 30 días de viaje.'],
    ],
  },
});
