import type { DemoCentre } from '../country-layer.ts';
import { inventedCentre } from '../invented-centre.ts';

/** Invented clinics in real departments. The first four sell plans of their own. */
export const peruCentres: readonly DemoCentre[] = [
  inventedCentre('Clínica Los Algarrobos', '15', 'CAL'),
  inventedCentre('Clínica Puerta del Valle', '04', 'CPV'),
  inventedCentre('Clínica Mirador del Bosque', '15', 'CMB'),
  inventedCentre('Clínica Quebrada Real', '13', 'CQR'),
  inventedCentre('Centro Médico Algarrobos Norte', '15', 'CAL'),
  inventedCentre('Centro Médico Puerta Alta', '04', 'CPV'),
  inventedCentre('Centro Médico Mirador Sur', '15', 'CMB'),
  inventedCentre('Centro Médico Quebrada Centro', '13', 'CQR'),
  inventedCentre('Clínica Bahía de los Lobos', '07'),
  inventedCentre('Clínica Campiña Blanca', '04'),
  inventedCentre('Clínica Arenal del Norte', '20'),
  inventedCentre('Clínica Huaca Dorada', '14'),
  inventedCentre('Clínica Puente de Piedra', '08'),
  inventedCentre('Clínica Mantaro Alto', '12'),
];
