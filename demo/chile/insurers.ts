import type { Organization } from '@cotejo/core/catalogue';
import { pathSegment } from '@cotejo/core/path-segment';

/** An invented insurer: its price level and its limits beside the others', around 1, and the word that its products are called by. */
export interface DemoInsurer {
  readonly organization: Omit<Organization, 'id'>;
  readonly level: number;
  readonly limits: number;
  readonly series: string;
}

interface Character extends Omit<DemoInsurer, 'organization'> {
  readonly hue: number;
  readonly kind?: 'insurer' | 'assistance';
}

function insurer(
  [code, displayName, mark]: readonly [code: string, displayName: string, mark: string],
  { hue, kind = 'insurer', ...character }: Character,
): DemoInsurer {
  const organization = {
    code,
    acronym: code,
    name: displayName,
    displayName,
    url: pathSegment(displayName),
    kind,
    mark,
    hue,
    open: true,
  };
  return { organization, ...character };
}

/** Invented companies: named after plants, birds and places of Chile; none is meant to be a real one. */
export const insurers: readonly DemoInsurer[] = [
  insurer(['RAU', 'Raulí Seguros', 'RA'], { hue: 12, level: 1.04, limits: 1.1, series: 'Raíz' }),
  insurer(['PUE', 'Puelche Vida', 'PU'], { hue: 198, level: 0.96, limits: 0.95, series: 'Viento' }),
  insurer(['ARR', 'Arrayanes del Sur', 'AS'], { hue: 330, level: 1, limits: 1.05, series: 'Bosque' }),
  insurer(['PEU', 'Peumal Seguros', 'PE'], { hue: 96, level: 0.93, limits: 0.9, series: 'Quebrada' }),
  insurer(['TRM', 'Tramonte Seguros', 'TR'], { hue: 256, level: 1.08, limits: 1.2, series: 'Altura' }),
  insurer(['QUI', 'Quintral Vida', 'QV'], { hue: 356, level: 1.02, limits: 1, series: 'Flor' }),
  insurer(['BSE', 'Bahía Serena Seguros', 'BS'], { hue: 176, level: 0.98, limits: 1, series: 'Marea' }),
  insurer(['COP', 'Copihual Seguros de Vida', 'CV'], { hue: 300, level: 1.06, limits: 1.1, series: 'Abrigo' }),
  insurer(['CDM', 'Cordal del Maipo', 'CM'], { hue: 224, level: 0.95, limits: 1, series: 'Ribera' }),
  insurer(['CAN', 'Canquén Seguros', 'CA'], { hue: 52, level: 0.91, limits: 0.9, series: 'Vuelo' }),
  insurer(['LEN', 'Lenga Austral Seguros', 'LA'], { hue: 140, level: 1.01, limits: 1.05, series: 'Hoja' }),
  insurer(['TAS', 'Trigal Asistencias', 'TA'], { hue: 42, level: 0.97, limits: 1, series: 'Cerca', kind: 'assistance' }),
  insurer(['CHI', 'Chilco Seguros', 'CH'], { hue: 284, level: 0.99, limits: 1, series: 'Jardín' }),
  insurer(['NOT', 'Notro Seguros Generales', 'NO'], { hue: 20, level: 1.05, limits: 1.1, series: 'Lumbre' }),
];

/** Limits of the most generous of them, beside the line's. */
export const mostGenerous = Math.max(...insurers.map(({ limits }) => limits));
