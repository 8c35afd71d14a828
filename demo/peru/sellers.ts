import { type DemoSeller, seller } from '../country-line.ts';

/** The EPS by their public names (list of IAFAS); what they sell and ask here is invented. */
const entities: readonly DemoSeller[] = [
  seller(['RIM', 'Rímac EPS', 'RI'], {
    kind: 'eps',
    hue: 4,
    level: 1.03,
    series: 'Andes',
    name: 'Rímac S.A. Entidad Prestadora de Salud',
  }),
  seller(['PAC', 'Pacífico EPS', 'PA'], {
    kind: 'eps',
    hue: 200,
    level: 1.05,
    series: 'Costa',
    name: 'Pacífico S.A. Entidad Prestadora de Salud',
  }),
  seller(['MAP', 'Mapfre EPS', 'MA'], {
    kind: 'eps',
    hue: 350,
    level: 0.96,
    series: 'Sierra',
    name: 'Mapfre Perú S.A. Entidad Prestadora de Salud',
  }),
  seller(['LPO', 'La Positiva EPS', 'LP'], {
    kind: 'eps',
    hue: 28,
    level: 0.92,
    series: 'Valle',
    name: 'La Positiva S.A. Entidad Prestadora de Salud',
  }),
];

/** The public insurance of the employed, for reference. */
const essalud = seller(['ESS', 'EsSalud', 'ES'], {
  kind: 'public',
  hue: 216,
  level: 1,
  series: 'EsSalud',
  name: 'Seguro Social de Salud (EsSalud)',
});

/** Invented insurers: stones, plants and birds of Peru; none is meant to be a real one. */
const insurers: readonly DemoSeller[] = [
  seller(['SIL', 'Sillar Seguros', 'SI'], { kind: 'insurer', hue: 48, level: 1.04, series: 'Cantera' }),
  seller(['TOT', 'Totora Vida', 'TO'], { kind: 'insurer', hue: 88, level: 0.95, series: 'Balsa' }),
  seller(['HUA', 'Huarango Seguros', 'HU'], { kind: 'insurer', hue: 132, level: 0.98, series: 'Sombra' }),
  seller(['QAN', 'Qantu Seguros', 'QA'], { kind: 'insurer', hue: 320, level: 1.07, series: 'Flor' }),
  seller(['ZAR', 'Zarcillo del Sur Seguros', 'ZS'], { kind: 'insurer', hue: 178, level: 0.93, series: 'Orilla' }),
];

/** Invented clinics that sell plans of their own. */
const clinics: readonly DemoSeller[] = [
  seller(['CAL', 'Clínica Los Algarrobos', 'AL'], { kind: 'provider', hue: 150, level: 1.02, series: 'Algarrobos' }),
  seller(['CPV', 'Clínica Puerta del Valle', 'PV'], { kind: 'provider', hue: 232, level: 0.94, series: 'Puerta' }),
  seller(['CMB', 'Clínica Mirador del Bosque', 'MB'], { kind: 'provider', hue: 268, level: 1.08, series: 'Mirador' }),
  seller(['CQR', 'Clínica Quebrada Real', 'QR'], { kind: 'provider', hue: 298, level: 0.9, series: 'Quebrada' }),
];

export const peruSellers: readonly DemoSeller[] = [...entities, essalud, ...insurers, ...clinics];
