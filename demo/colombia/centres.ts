import type { DemoCentre } from '../country-layer.ts';
import { inventedCentre } from '../invented-centre.ts';

/** Invented clinics in real departments. */
export const colombiaCentres: readonly DemoCentre[] = [
  inventedCentre('Clínica Cerros del Norte', '11'),
  inventedCentre('Clínica Sabana Verde', '11'),
  inventedCentre('Clínica Puente Largo', '11'),
  inventedCentre('Clínica Valle de Aburrá Alto', '05'),
  inventedCentre('Clínica Los Guaduales', '05'),
  inventedCentre('Clínica Ceiba Real', '76'),
  inventedCentre('Clínica Orilla del Cauca', '76'),
  inventedCentre('Clínica Brisas del Caribe', '08'),
  inventedCentre('Clínica Murallas', '13'),
  inventedCentre('Clínica Chicamocha Alta', '68'),
  inventedCentre('Clínica Cafetal', '66'),
];
