import { benefitsIn, type CountryLine, countryLine, priceByTable } from '../../country-line.ts';
import { speciesAndBreed } from '../breeds.ts';

const benefit = benefitsIn('COP');

export const pets: CountryLine = countryLine('COP', {
  key: 'mascotas',
  upperType: 'SEGURO_MASCOTAS',
  upperTypeDisplayName: 'Seguro de mascotas',
  type: {
    typeName: 'SEGURO_MASCOTA_GENERAL',
    typeDisplayName: 'Mascotas',
    typeDescription: 'Paga una parte del veterinario de tu perro o gato.',
  },
  word: 'Mascotas',
  levels: ['Accidentes', 'Salud', 'Consentida'],
  prices: [26_900, 47_900, 72_900],
  price: priceByTable(
    {
      kind: 'perPet',
      currency: 'COP',
      period: 'month',
      entry: [0, 9],
      staysUntil: 14,
      dependants: null,
      steepness: 1,
      dearer: null,
      steps: [
        [0, 1],
        [3, 1.1],
        [6, 1.4],
        [10, 1.8],
      ],
      axes: [speciesAndBreed],
      rules: { maximumPeople: 5, waitingPeriods: [{ benefit: 'Enfermedades', days: 30 }] },
    },
    {
      detail: 'por mascota, según especie, raza y edad',
      tooltip: 'Es la suma de tus mascotas. Sube cuando pasan a otro tramo de edad.',
    },
  ),
  summary: { annualCap: [4_000_000, 8_000_000, 14_000_000] },
  benefits: [
    benefit(['mascotas', 'Accidentes', 'accidente-mascota'], {
      percentage: [70, 80, 90],
      yearly_top: [4_000_000, 6_000_000, 8_000_000],
    }),
    benefit(['mascotas', 'Enfermedades', 'enfermedad-mascota'], {
      percentage: [null, 70, 80],
      yearly_top: [null, 4_000_000, 7_000_000],
    }),
    benefit(['mascotas', 'Daños a otras personas', 'responsabilidad-civil'], {
      top_amount: [10_000_000, 20_000_000, 40_000_000],
    }),
    benefit(['mascotas', 'Vacunas y baño', 'preventivo-mascota'], { yearly_top: [null, null, 400_000] }),
    benefit(['mascotas', 'Guardería si te hospitalizas', 'guarderia'], { daily_top: [null, 40_000, 60_000] }),
  ],
  features: [['urgencia'], ['reembolso_en_linea'], ['telemedicina']],
  sellers: ['SAM', 'BRR', 'YRM', 'MGR'],
  texts: {
    general: 'Devuelve una parte de lo que pagas al veterinario, hasta un tope al año.',
    covers: [
      ['Accidentes', 'Consulta, cirugía y hospital por un golpe, una caída o un envenenamiento.'],
      ['Daños a otros', 'Lo que tu mascota cause a otra persona, hasta su tope.'],
      ['Enfermedades', 'Consultas, exámenes y medicinas, después de la espera.', 1],
    ],
    excludes: [
      ['Enfermedades anteriores', 'Las que tu mascota ya tenía al contratar.'],
      ['Cría', 'El embarazo, el parto y la esterilización.'],
      ['Estética', 'Los cortes de cola y orejas.'],
    ],
    consider: [
      ['Espera', 'Las enfermedades se cubren desde el día 31.'],
      ['Edad de tu mascota', 'Entra hasta los nueve años. Si ya está asegurada, sigue hasta los 14.'],
    ],
    requires: [['Vacunas', 'Tener el carné de vacunas al día.']],
    questions: [
      ['¿Puedo ir a mi veterinario?', 'Sí. Pagas, envías la factura y recibes tu parte.'],
      ['¿Puedo asegurar a varias?', 'Sí, hasta cinco en una póliza.'],
      ['¿Cubre mestizos?', 'Sí, al precio de su especie.'],
    ],
  },
});
