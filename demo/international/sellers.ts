import { type DemoSeller, seller } from '../country-line.ts';

/** Invented insurers: winds, seas and stars; none is meant to be a real one. */
export const internationalSellers: readonly DemoSeller[] = [
  seller(['ALI', 'Alisio Global Health', 'AG'], { kind: 'insurer', hue: 204, level: 1.06, series: 'Alisio' }),
  seller(['MND', 'Meridiana Salud', 'ME'], { kind: 'insurer', hue: 262, level: 0.97, series: 'Meridiana' }),
  seller(['BOR', 'Boreal Care', 'BO'], { kind: 'insurer', hue: 176, level: 1.12, series: 'Boreal' }),
  seller(['TRV', 'Travesía Internacional', 'TI'], { kind: 'insurer', hue: 28, level: 0.93, series: 'Travesía' }),
  seller(['ATL', 'Atolón Seguros', 'AT'], { kind: 'insurer', hue: 146, level: 1, series: 'Atolón' }),
  seller(['BRU', 'Brújula Asistencia', 'BR'], { kind: 'assistance', hue: 344, level: 0.9, series: 'Brújula' }),
  seller(['GAV', 'Gaviota Viajera', 'GV'], { kind: 'assistance', hue: 48, level: 0.96, series: 'Gaviota' }),
];
