import type { DemoCentre } from '../country-layer.ts';
import { inventedCentre } from '../invented-centre.ts';

/** Invented hospitals; the edition has no regions. */
export const internationalCentres: readonly DemoCentre[] = [
  inventedCentre('Bayfront Harbor Hospital, Miami', null),
  inventedCentre('Lakeshore Ridge Medical Center, Houston', null),
  inventedCentre('Hospital Puerta de Alcores, Madrid', null),
  inventedCentre('Clínica Rambla Nova, Barcelona', null),
  inventedCentre('Hospital Lomas del Valle, Ciudad de México', null),
  inventedCentre('Clínica Ribera Alta, Buenos Aires', null),
  inventedCentre('Hospital Mirante Azul, São Paulo', null),
  inventedCentre('Hospital Bahía del Istmo, Ciudad de Panamá', null),
];
