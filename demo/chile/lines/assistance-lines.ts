import { categoryLabels } from '../category-labels.ts';
import { benefit, insuranceLine } from '../insurance-line.ts';
import type { LineTariff } from '../../line-tariff.ts';
import { aloneOrFamily, servedRegions } from '../price-axes.ts';

const householdPrice: LineTariff = {
  kind: 'fixed',
  currency: 'CLP',
  period: 'month',
  entry: [18, 89],
  dependants: null,
  steepness: 0,
  dearer: null,
};

const assistance = {
  upperType: 'SERVICIO ASISTENCIA',
  upperTypeDisplayName: 'Servicio/Asistencia',
  tariff: householdPrice,
  facts: { category: 'Servicio/Asistencia' },
  requirement: 'not-needed',
} as const;

export const ambulance = insuranceLine({
  ...assistance,
  key: 'ambulancia',
  facts: { ...assistance.facts, subtypes: [['ambulancia']] },
  type: {
    typeName: 'SERVICIO_AMBULANCIA',
    typeDisplayName: 'Ambulancia',
    typeDescription: 'Envía una ambulancia con personal de salud a tu casa o trabajo cuando hay una emergencia.',
  },
  word: 'Ambulancia',
  levels: ['Hogar', 'Hogar y Ruta'],
  prices: [9_900, 14_900],
  variants: {
    TAS: { axes: [servedRegions({ '13': 1, '5': 1.06, '8': 1.06, '4': 1.1 })] },
    NOT: { axes: [servedRegions({ '13': 1, '6': 1.08, '7': 1.12 })] },
    CAN: { axes: [servedRegions({ '13': 1, '5': 1 })] },
    BSE: { axes: [servedRegions({ '13': 1.04, '2': 1.15, '10': 1.1, '9': 1.1 })] },
  },
  benefits: [
    benefit(
      ['traslados', 'Ambulancia por emergencia', 'ambulancia'],
      { percentage: [100, 100], top_amount: [250_000, 400_000] },
      'CLP',
    ),
    benefit(['traslados', 'Traslado entre ciudades', 'traslado'], { percentage: [null, 80], yearly_top: [null, 900_000] }, 'CLP'),
    benefit(['telemedicina', 'Orientación médica por teléfono', 'orientacion'], { percentage: [100, 100] }),
  ],
  features: [['ambulancia', 'urgencia', 'sin_carencia'], ['has_evacuation_coverage']],
  sellers: ['TAS', 'NOT', 'CAN', 'BSE'],
  texts: {
    general: 'Envía una ambulancia a quienes viven en tu casa, con un solo precio por hogar.',
    covers: [
      ['Emergencias', 'La ambulancia, la atención en el lugar y el traslado al centro más cercano.'],
      ['Orientación', 'Personal de salud por teléfono, a toda hora.'],
    ],
    excludes: [
      ['Traslados programados', 'Los viajes a controles, exámenes o altas.'],
      ['Zonas sin cobertura', 'Las comunas que no están en la lista del servicio.'],
      ['La cuenta del hospital', 'Lo que cobra el centro donde te atienden.'],
    ],
    consider: [['Tiempo de llegada', 'La meta es de 20 minutos en ciudad. Puede demorar más en horas punta.']],
    requires: [['Domicilio', 'Tu casa debe estar en una comuna de la lista.']],
    questions: [
      ['¿A quién cubre?', 'A todas las personas que viven en el domicilio del contrato.'],
      ['¿Cuántas veces puedo usarla?', 'Hasta seis veces al año por hogar.'],
      ['¿Sirve en el trabajo?', 'Sí, si está en una comuna con cobertura.'],
    ],
  },
});

export const telemedicine = insuranceLine({
  ...assistance,
  key: 'telemedicina',
  facts: { ...assistance.facts, subtypes: [['telemedicina']] },
  type: {
    typeName: 'SERVICIO_TELEMEDICINA',
    typeDisplayName: 'Telemedicina',
    typeDescription: 'Te comunica por video con medicina general y especialidades, con receta y orden de exámenes.',
  },
  word: 'Telemedicina',
  levels: ['24 horas', '24 horas Plus'],
  prices: [4_990, 8_990],
  tariff: { ...householdPrice, axes: [aloneOrFamily] },
  benefits: [
    benefit(['telemedicina', 'Medicina general por video', 'telemedicina'], { percentage: [100, 100] }),
    benefit(['telemedicina', 'Especialistas por video', 'especialista'], { percentage: [null, 100] }),
    benefit(
      ['salud-mental', 'Psicología por video', 'salud-mental'],
      { percentage: [null, 50], yearly_top: [null, 120_000] },
      'CLP',
    ),
  ],
  features: [['telemedicina', 'sin_carencia', 'sin_deducible'], ['salud_mental']],
  sellers: ['TAS', 'CHI', 'PEU', 'CAN'],
  texts: {
    general: 'Te atiende por video una persona de medicina general, con receta y orden de exámenes cuando hacen falta.',
    covers: [
      ['Consultas por video', 'Medicina general a toda hora, con espera de menos de 30 minutos.'],
      ['Papeles', 'Recetas, órdenes de exámenes y licencias cuando corresponde.'],
    ],
    excludes: [
      ['Emergencias', 'No reemplaza al 131 ni a la urgencia de un hospital.'],
      ['Los exámenes y remedios', 'Lo que te indiquen se paga aparte.'],
      ['Atención en persona', 'Las visitas a domicilio y los controles con examen físico.'],
    ],
    consider: [['Conexión', 'Necesitas un teléfono o computador con cámara e internet.']],
    requires: [['Edad', 'La persona que contrata debe tener 18 años o más.']],
    questions: [
      ['¿Puedo consultar por mi hijo?', 'Sí, si está en tu contrato y hay una persona adulta presente.'],
      ['¿Cuántas consultas incluye?', 'Medicina general no tiene límite. Las especialidades, seis al año.'],
      ['¿La receta sirve en la farmacia?', 'Sí, es electrónica y vale en todo Chile.'],
    ],
  },
});

export const homeAssistance = insuranceLine({
  ...assistance,
  key: 'asistencia',
  facts: { ...assistance.facts, subtypes: [['telemedicina', 'ambulancia']] },
  type: {
    typeName: 'SERVICIO_ASISTENCIA_MEDICA',
    typeDisplayName: 'Servicio/Asistencia',
    typeDescription: categoryLabels['Servicio/Asistencia'],
  },
  word: 'Asistencia',
  levels: ['Médica', 'Médica Plus'],
  prices: [12_900, 18_900],
  variants: {
    TAS: { axes: [servedRegions({ '13': 1, '5': 1.05, '8': 1.05 })] },
    NOT: { axes: [servedRegions({ '13': 1 })] },
    CHI: { axes: [aloneOrFamily] },
  },
  benefits: [
    benefit(['telemedicina', 'Médico por video', 'telemedicina'], { percentage: [100, 100] }),
    benefit(
      ['traslados', 'Ambulancia por emergencia', 'ambulancia'],
      { percentage: [100, 100], top_amount: [250_000, 350_000] },
      'CLP',
    ),
    benefit(['ambulatoria', 'Médico a domicilio', 'domicilio'], { percentage: [80, 100], yearly_top: [180_000, 360_000] }, 'CLP'),
    benefit(['dental', 'Urgencia dental', 'urgencia-dental'], { percentage: [null, 100], yearly_top: [null, 90_000] }, 'CLP'),
  ],
  features: [
    ['telemedicina', 'ambulancia', 'sin_deducible'],
    ['urgencia_dental', 'urgencia'],
  ],
  sellers: ['TAS', 'NOT', 'CHI', 'BSE'],
  texts: {
    general: 'Junta tres servicios para tu hogar: médico por video, médico a domicilio y ambulancia.',
    covers: [
      ['En tu casa', 'Visita de medicina general cuando el video no basta.'],
      ['Traslado', 'Ambulancia en una emergencia, hasta su tope.'],
    ],
    excludes: [
      ['Hospital', 'La cuenta del centro donde te atienden.'],
      ['Remedios y exámenes', 'Lo que te indiquen en la visita.'],
      ['Comunas fuera de la lista', 'El médico a domicilio llega sólo a las comunas con servicio.'],
    ],
    consider: [['Copago', 'El nivel base pide pagar una parte de cada visita a domicilio.']],
    requires: [['Domicilio', 'Debes dar la dirección del hogar que se protege.']],
    questions: [
      ['¿En cuánto llega el médico?', 'En menos de tres horas en ciudad, según la demanda.'],
      ['¿Hay límite de edad?', 'La persona que contrata debe tener menos de 90 años.'],
      ['¿Cubre a quien visita mi casa?', 'No. Sólo a quienes viven en el domicilio.'],
    ],
  },
});
