import { categoryLabels } from '../category-labels.ts';
import type { LineTexts } from '../../line-parts.ts';
import { benefit, insuranceLine } from '../insurance-line.ts';
import type { TariffShape } from '../../age-tariff.ts';
import { familyTariff, petTariff } from '../tariff-shapes.ts';

export const international = insuranceLine({
  key: 'internacional',
  upperType: 'SEGURO INTERNACIONAL',
  upperTypeDisplayName: 'Seguro internacional',
  type: { typeName: 'SEGURO_INTERNACIONAL', typeDisplayName: 'Internacional', typeDescription: categoryLabels.Internacional },
  word: 'Internacional',
  levels: ['América', 'Mundo', 'Mundo Plus'],
  prices: [1.9, 3.1, 4.8],
  tariff: { ...familyTariff, entry: [18, 74], steepness: 0.85 },
  summary: {
    hospital: [90, 100, 100],
    ambulatory: [80, 90, 100],
    annualCap: [500_000, 2_000_000, 5_000_000],
    deductible: [5_000, 2_000, 1_000],
    currency: 'USD',
  },
  benefits: [
    benefit(
      ['hospitalaria', 'Hospital y cirugía', 'hospital'],
      { percentage: [90, 100, 100], yearly_top: [500_000, 2_000_000, 5_000_000] },
      'USD',
    ),
    benefit(
      ['oncologia', 'Tratamiento del cáncer', 'quimioterapia'],
      { percentage: [90, 100, 100], yearly_top: [250_000, 2_000_000, 5_000_000] },
      'USD',
    ),
    benefit(['maternidad', 'Parto', 'parto'], { percentage: [null, 100, 100], top_amount: [null, 8_000, 15_000] }, 'USD'),
    benefit(
      ['ambulatoria', 'Consultas y exámenes', 'ambulatoria'],
      { percentage: [80, 90, 100], yearly_top: [10_000, 50_000, 100_000] },
      'USD',
    ),
    benefit(
      ['traslados', 'Evacuación médica', 'evacuacion'],
      { percentage: [100, 100, 100], max_coverage: [25_000, 50_000, 100_000] },
      'USD',
    ),
    benefit(
      ['dental', 'Urgencia dental', 'urgencia-dental'],
      { percentage: [null, 100, 100], yearly_top: [null, 500, 1_000] },
      'USD',
    ),
  ],
  features: [
    ['has_inpatient_coverage', 'has_outpatient_coverage', 'has_oncological_coverage', 'has_evacuation_coverage'],
    ['has_maternity_coverage', 'urgencia_dental'],
    ['telemedicina', 'medicamentos'],
  ],
  network: 'international',
  modality: 'Internacional',
  requirement: 'none',
  sellers: ['RAU', 'TRM', 'ARR', 'LEN'],
  texts: {
    general: 'Paga tu atención en Chile y en los países del plan, con un tope en dólares cada año.',
    covers: [
      ['Hospital en otro país', 'Cirugías, cáncer y hospitalización en la red internacional.'],
      ['Volver a Chile', 'La evacuación médica cuando no hay tratamiento donde estás.'],
    ],
    excludes: [
      ['Países fuera del plan', 'Las atenciones en un país que no está en la lista.'],
      ['Enfermedades anteriores', 'Las que no declaraste, o que el contrato excluye con tu firma.'],
      ['Turismo médico sin orden', 'Los tratamientos programados sin autorización previa.'],
      ['Estética', 'Los tratamientos con fines de belleza.'],
    ],
    consider: [
      ['En dólares', 'Los topes y el deducible están en dólares. La prima se cobra en UF.'],
      ['Autorización', 'Pide permiso diez días antes de una atención programada.'],
    ],
    requires: [['Residencia', 'Debes vivir en Chile al menos seis meses al año.']],
    questions: [
      ['¿Cubre Estados Unidos?', 'Desde el nivel Mundo. El nivel América cubre el resto del continente.'],
      ['¿Reemplaza a la isapre?', 'No. En Chile debes seguir cotizando tu 7 %.'],
      ['¿Qué hago en una urgencia?', 'Atiéndete y avisa dentro de las 48 horas siguientes.'],
      ['¿Puedo elegir el deducible?', 'Cada nivel tiene uno. Mientras más alto, más bajo el precio.'],
    ],
  },
});

const schoolTexts: LineTexts = {
  general: 'Protege al estudiante en un accidente y sigue pagando sus estudios si fallece quien los paga.',
  covers: [
    ['Accidentes', 'Gastos médicos del estudiante, dentro y fuera del colegio.'],
    ['Estudios', 'La matrícula y las mensualidades que queden, si fallece quien las paga.'],
  ],
  excludes: [
    ['Enfermedades', 'Las consultas y hospitalizaciones que no vienen de un accidente.'],
    ['Deportes federados', 'Las lesiones en competencias oficiales.'],
    ['Repetición de curso', 'Los años que se agregan por repetir.'],
  ],
  consider: [['Seguro escolar', 'El seguro del Estado cubre los accidentes en hospitales públicos. Este paga en clínicas.']],
  requires: [['Alumno regular', 'Debes enviar el certificado de cada año.']],
  questions: [
    ['¿Hasta qué edad sirve?', 'Hasta los 24 años, mientras estudie.'],
    ['¿Cubre el verano?', 'Sí, los doce meses del año.'],
    ['¿Qué clínicas puedo usar?', 'Cualquiera, con reembolso hasta el tope.'],
  ],
};
const schoolTariff: TariffShape = { ...familyTariff, entry: [18, 24], dependants: [2, 24], steepness: 0.1, dearer: null };
const school = {
  upperType: 'SEGURO ESCOLAR',
  upperTypeDisplayName: 'Seguro escolar y universitario',
  tariff: schoolTariff,
  summary: { hospital: [80, 100], ambulatory: [80, 100], annualCap: [150, 300], deductible: [null, null] },
  benefits: [
    benefit(['urgencia', 'Urgencia por accidente', 'consulta-urgencia'], { percentage: [80, 100], yearly_top: [40, 80] }),
    benefit(['hospitalaria', 'Hospital por accidente', 'pabellon'], { percentage: [80, 100], yearly_top: [150, 300] }),
    benefit(['escolar', 'Matrícula y mensualidades', 'escolaridad'], { yearly_top: [80, 160] }),
    benefit(['dental', 'Urgencia dental por accidente', 'urgencia-dental'], { percentage: [null, 80], yearly_top: [null, 10] }),
  ],
  network: 'free-choice',
  modality: 'Libre Elección',
  requirement: 'not-needed',
} as const;

export const studentInsurance = insuranceLine({
  ...school,
  key: 'escolar',
  type: {
    typeName: 'SEGURO_ESCOLAR',
    typeDisplayName: 'Escolar/Universitario',
    typeDescription: categoryLabels['Escolar/Universitario'],
  },
  word: 'Estudios',
  levels: ['Base', 'Plus'],
  prices: [0.1, 0.18],
  features: [
    ['urgencia', 'sin_deducible', 'sin_carencia'],
    ['urgencia_dental', 'telemedicina'],
  ],
  sellers: ['CHI', 'CAN', 'BSE'],
  texts: schoolTexts,
});

export const studentAgreement = insuranceLine({
  ...school,
  key: 'convenio-escolar',
  type: {
    typeName: 'SEGURO_CONVENIO_ESCOLAR',
    typeDisplayName: 'Convenio Escolar/Universitario',
    typeDescription: categoryLabels['Convenio Escolar/Universitario'],
  },
  word: 'Convenio Estudios',
  levels: ['Colegio', 'Universidad'],
  prices: [0.07, 0.13],
  features: [['urgencia', 'sin_deducible'], ['urgencia_dental']],
  sellers: ['CHI', 'PEU'],
  texts: {
    ...schoolTexts,
    requires: [['Convenio', 'El colegio o la universidad debe estar en la lista de la aseguradora.']],
  },
});

export const pets = insuranceLine({
  key: 'mascotas',
  upperType: 'SEGURO_MASCOTAS',
  upperTypeDisplayName: 'Seguro de mascotas',
  type: {
    typeName: 'SEGURO_MASCOTA_GENERAL',
    typeDisplayName: 'Mascotas',
    typeDescription: 'Paga una parte del veterinario de tu perro o gato, y los daños que cause a otras personas.',
  },
  word: 'Mascota',
  levels: ['Compañía', 'Compañía Plus', 'Compañía Total'],
  prices: [7_990, 12_990, 19_990],
  tariff: petTariff,
  benefits: [
    benefit(
      ['mascotas', 'Consulta veterinaria', 'veterinario'],
      { percentage: [50, 70, 80], yearly_top: [120_000, 200_000, 350_000] },
      'CLP',
    ),
    benefit(
      ['mascotas', 'Cirugía y hospital', 'cirugia-veterinaria'],
      { percentage: [50, 70, 80], yearly_top: [400_000, 800_000, 1_500_000] },
      'CLP',
    ),
    benefit(
      ['mascotas', 'Daños a otras personas', 'responsabilidad'],
      { max_coverage: [1_000_000, 2_000_000, 4_000_000] },
      'CLP',
    ),
    benefit(['mascotas', 'Vacunas', 'vacunas'], { percentage: [null, 50, 70], yearly_top: [null, 40_000, 60_000] }, 'CLP'),
    benefit(['telemedicina', 'Veterinario por video', 'telemedicina'], { percentage: [null, 100, 100] }),
  ],
  features: [['urgencia'], ['telemedicina'], ['reembolso_en_linea']],
  sellers: ['TAS', 'CHI', 'CAN', 'NOT'],
  texts: {
    general: 'Paga una parte de las cuentas del veterinario de tu perro o gato, y los daños que cause a otros.',
    covers: [
      ['Accidentes y enfermedades', 'Consultas, exámenes, cirugía y hospital veterinario.'],
      ['Daños a otros', 'Lo que debas pagar si tu mascota lesiona a alguien.'],
    ],
    excludes: [
      ['Enfermedades anteriores', 'Las que tu mascota ya tenía al contratar.'],
      ['Crianza', 'Partos, cruzas y pruebas para reproducción.'],
      ['Alimento y peluquería', 'La comida, el baño y los accesorios.'],
    ],
    consider: [['Carencia', 'Las enfermedades se pagan desde el día 31. Los accidentes, desde el primero.']],
    requires: [['Chip y registro', 'Tu mascota debe tener chip y estar en el registro nacional.']],
    questions: [
      ['¿Hasta qué edad puede entrar?', 'Hasta los ocho años. Si ya está asegurada, puede seguir.'],
      ['¿Puedo ir a mi veterinario?', 'Sí. Pagas y pides el reembolso con la boleta.'],
      ['¿Cubre razas grandes?', 'Sí. Las razas peligrosas según la ley deben declararse.'],
    ],
  },
});
