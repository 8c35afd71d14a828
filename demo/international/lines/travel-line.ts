import { benefitsIn, type CountryLine, countryLine, priceByTable } from '../../country-line.ts';
import { destination, journeyLength } from '../axes.ts';

const benefit = benefitsIn('USD');

export const travel: CountryLine = countryLine('USD', {
  key: 'viaje',
  upperType: 'SEGURO VIAJE',
  upperTypeDisplayName: 'Seguro de viaje',
  type: {
    typeName: 'SEGURO_VIAJE',
    typeDisplayName: 'Viaje',
    typeDescription: 'Paga médico, hospital y equipaje mientras viajas.',
  },
  word: 'Viaje',
  levels: ['40 Mil', '100 Mil', '250 Mil'],
  prices: [24, 39, 62],
  price: priceByTable(
    {
      kind: 'perPerson',
      currency: 'USD',
      period: 'once',
      entry: [0, 84],
      dependants: null,
      steepness: 1,
      dearer: null,
      steps: [
        [0, 0.85],
        [18, 1],
        [65, 1.6],
        [75, 2.4],
      ],
      axes: [journeyLength, destination],
      rules: { maximumPeople: 9 },
    },
    {
      detail: 'por viaje, según días, destino y edad',
      tooltip: 'Es la suma de todas las personas que viajan. Se paga una vez.',
    },
  ),
  summary: { hospital: [100, 100, 100], ambulatory: [100, 100, 100] },
  benefits: [
    benefit(['urgencia', 'Médico y hospital por accidente o enfermedad', 'gastos-medicos'], {
      percentage: [100, 100, 100],
      max_coverage: [40_000, 100_000, 250_000],
    }),
    benefit(['dental', 'Urgencia dental', 'urgencia-dental'], { max_coverage: [300, 500, 800] }),
    benefit(['traslados', 'Traslado y regreso médico', 'repatriacion'], { max_coverage: [20_000, 50_000, 100_000] }),
    benefit(['capital', 'Equipaje perdido', 'equipaje'], { max_coverage: [600, 1_200, 2_000] }),
    benefit(['capital', 'Viaje cancelado', 'cancelacion'], { max_coverage: [null, 1_500, 3_000] }),
    benefit(['telemedicina', 'Médico por video', 'telemedicina'], { percentage: [100, 100, 100] }),
  ],
  features: [
    [
      'has_inpatient_coverage',
      'has_outpatient_coverage',
      'urgencia',
      'urgencia_dental',
      'has_evacuation_coverage',
      'telemedicina',
      'sin_deducible',
    ],
    ['sin_carencia'],
    ['cubre_preexistencias'],
  ],
  sellers: ['ALI', 'TRV', 'BRU', 'GAV'],
  facts: { subtypes: ['urgencia', 'hospitalizacion'] },
  texts: {
    general: 'Te acompaña en el viaje: paga médico, hospital y traslados, y ayuda si pierdes tus maletas.',
    covers: [
      ['Médico y hospital', 'Por un accidente o una enfermedad que empieza en el viaje.'],
      ['Equipaje', 'Si la aerolínea pierde tus maletas.'],
      ['Cancelación', 'Lo que pierdes si no puedes viajar por una causa cubierta.', 1],
    ],
    excludes: [
      ['Enfermedades anteriores', 'Su tratamiento, salvo la primera urgencia en el nivel más alto.'],
      ['Deportes de riesgo', 'Las lesiones de montaña, buceo profundo y motor.'],
      ['Alcohol y drogas', 'Lo que pase bajo sus efectos.'],
    ],
    consider: [['Schengen', 'Europa pide al menos € 30.000 de gastos médicos. Todos los niveles los superan.']],
    requires: [['Antes de salir', 'Se contrata antes de empezar el viaje.']],
    questions: [
      ['¿Desde cuándo cubre?', 'Desde la hora en que sales de tu país.'],
      ['¿Puedo alargarlo?', 'Sí, si lo pides antes de que termine y no has usado el seguro.'],
      ['¿Cuántos podemos ir?', 'Hasta nueve personas en una póliza.'],
      ['¿Tengo que pagar al médico?', 'No, si llamas antes. Si es urgente, pagas y te lo devuelven.'],
    ],
  },
});
