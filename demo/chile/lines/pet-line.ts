import { benefit, insuranceLine } from '../insurance-line.ts';
import type { LineTariff } from '../../line-tariff.ts';
import { secondPetCheaper, speciesAndBreed } from '../price-axes.ts';
import { petTariff } from '../tariff-shapes.ts';

const tariff: LineTariff = {
  ...petTariff,
  steps: [
    [0, 1],
    [3, 1.12],
    [6, 1.45],
    [9, 2.1],
  ],
  staysUntil: 14,
  axes: [speciesAndBreed, secondPetCheaper],
  rules: {
    waitingPeriods: [
      { benefit: 'Enfermedades', days: 30 },
      { benefit: 'Cirugías programadas', days: 90 },
    ],
  },
};

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
  tariff,
  variants: {
    NOT: { rules: { maximumPeople: 3, waitingPeriods: [{ benefit: 'Enfermedades', days: 45 }] } },
    CAN: { axes: [speciesAndBreed], entry: [0, 9] },
  },
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
      ['mascotas', 'Exámenes e imágenes', 'examenes-veterinarios'],
      { percentage: [50, 70, 80], yearly_top: [80_000, 150_000, 300_000] },
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
  features: [['has_inpatient_coverage', 'urgencia'], ['telemedicina'], ['reembolso_en_linea']],
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
    consider: [],
    requires: [['Chip y registro', 'Tu mascota debe tener chip y estar en el registro nacional.']],
    questions: [
      ['¿Puedo asegurar a varias mascotas?', 'Sí, en la misma póliza, cada una con su precio.'],
      ['¿Puedo ir a mi veterinario?', 'Sí. Pagas y pides el reembolso con la boleta.'],
      ['¿Cubre razas grandes?', 'Sí. Las razas peligrosas según la ley deben declararse.'],
    ],
    image: ['Un perro y un gato, junto a la cruz de una clínica veterinaria', '/images/products/mascotas.svg'],
  },
});
