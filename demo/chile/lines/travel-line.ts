import type { LineTexts } from '../../line-parts.ts';
import { benefit, insuranceLine } from '../insurance-line.ts';
import type { LineTariff } from '../../line-tariff.ts';
import { journeyDays, journeyZones } from '../price-axes.ts';

/** Ten days in Europa of somebody under 65 cost the line's price. */
const travelTariff: LineTariff = {
  kind: 'perPerson',
  currency: 'USD',
  period: 'once',
  entry: [0, 84],
  dependants: null,
  steepness: 1,
  dearer: null,
  steps: [
    [0, 1],
    [65, 1.55],
    [75, 2.4],
  ],
  axes: [journeyZones, journeyDays],
};

const texts: LineTexts = {
  general: 'Paga tu atención médica en el viaje y te ayuda con equipaje, atrasos y regreso.',
  covers: [
    ['Médico y hospital', 'La atención por una enfermedad o accidente que ocurre en el viaje.'],
    ['Volver a casa', 'El traslado con personal médico cuando hace falta.'],
    ['Equipaje', 'Un monto si la línea aérea lo pierde o demora.'],
    ['Viaje cancelado', 'Parte de lo que pagaste si no puedes viajar por una causa cubierta.', 1],
  ],
  excludes: [
    ['Enfermedades anteriores', 'Los controles y tratamientos que ya tenías antes de viajar. Sólo se paga la primera urgencia.'],
    ['Viajes de más de 90 días', 'Cada viaje puede durar hasta 90 días seguidos.'],
    ['Deportes de riesgo', 'El esquí fuera de pista, el buceo profundo y la montaña, salvo que los agregues.'],
    ['Alcohol y drogas', 'Los accidentes bajo sus efectos.'],
  ],
  consider: [['Visa Schengen', 'Varios países de Europa piden un tope médico de al menos 30.000 euros.']],
  requires: [['Antes de salir', 'Debes contratar en Chile, antes de que empiece el viaje.']],
  questions: [
    ['¿Se paga por mes?', 'No. Se paga una vez por el viaje completo.'],
    ['¿Cuántos días debo poner?', 'Desde el día en que sales hasta el día en que vuelves, ambos incluidos.'],
    ['¿Qué hago si me enfermo?', 'Llama a la central, que te dice dónde atenderte y paga directo al centro.'],
    ['¿Puedo extenderlo?', 'Sí, si avisas antes del último día y no has tenido una atención.'],
  ],
};

export const travel = insuranceLine({
  key: 'viaje',
  upperType: 'SEGURO VIAJE',
  upperTypeDisplayName: 'Seguro de viaje',
  type: {
    typeName: 'SEGURO_VIAJE',
    typeDisplayName: 'Viaje',
    typeDescription: 'Paga la atención médica y los imprevistos de un viaje, por los días que dura.',
  },
  word: 'Viaje',
  levels: ['Esencial', 'Clásico', 'Pleno'],
  prices: [29, 47, 82],
  tariff: travelTariff,
  variants: {
    CAN: { currency: 'CLP', scale: 935, rules: { maximumPeople: 6 } },
    CHI: { entry: [0, 74] },
  },
  summary: {
    hospital: [100, 100, 100],
    ambulatory: [100, 100, 100],
    annualCap: [],
    deductible: [100, null, null],
    currency: 'USD',
  },
  benefits: [
    benefit(
      ['hospitalaria', 'Atención médica por enfermedad o accidente', 'asistencia-medica'],
      { percentage: [100, 100, 100], max_coverage: [35_000, 60_000, 150_000] },
      'USD',
    ),
    benefit(
      ['dental', 'Urgencia dental', 'urgencia-dental'],
      { percentage: [100, 100, 100], max_coverage: [300, 500, 1_000] },
      'USD',
    ),
    benefit(
      ['traslados', 'Traslado médico y regreso', 'evacuacion'],
      { percentage: [100, 100, 100], max_coverage: [15_000, 30_000, 60_000] },
      'USD',
    ),
    benefit(['capital', 'Equipaje perdido', 'equipaje'], { max_coverage: [500, 1_000, 2_000] }, 'USD'),
    benefit(['capital', 'Viaje cancelado', 'cancelacion'], { max_coverage: [null, 1_500, 4_000] }, 'USD'),
    benefit(['capital', 'Muerte accidental', 'muerte-accidental'], { max_coverage: [10_000, 20_000, 40_000] }, 'USD'),
  ],
  features: [
    ['urgencia', 'has_evacuation_coverage', 'has_inpatient_coverage', 'has_outpatient_coverage'],
    ['telemedicina', 'sin_deducible'],
    ['urgencia_dental', 'muerte_accidental'],
  ],
  modality: 'Internacional',
  requirement: 'not-needed',
  sellers: ['TAS', 'CHI', 'CAN', 'NOT', 'TRM'],
  texts,
});
