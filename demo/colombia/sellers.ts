import { type DemoSeller, seller } from '../country-line.ts';

type Row = readonly [code: string, name: string, displayName: string, mark: string, hue: number];

/** EPS of the contributive regime by their public names and codes, all active. What they charge is the law's rate. */
const epsRows: readonly Row[] = [
  ['EPS001', 'Aliansalud EPS S.A.', 'Aliansalud', 'AL', 8],
  ['EPS002', 'Salud Total EPS S.A.', 'Salud Total', 'ST', 204],
  ['EPS005', 'EPS Sanitas S.A.', 'EPS Sanitas', 'SN', 190],
  ['EPS008', 'Compensar EPS', 'Compensar', 'CO', 32],
  ['EPS010', 'EPS Suramericana S.A.', 'EPS SURA', 'SU', 222],
  ['EPS017', 'EPS Famisanar S.A.S.', 'Famisanar', 'FA', 344],
  ['EPS037', 'Nueva EPS S.A.', 'Nueva EPS', 'NE', 166],
  ['EPS042', 'Coosalud EPS S.A.', 'Coosalud', 'CS', 120],
  ['EPS048', 'Mutual Ser EPS', 'Mutual Ser', 'MS', 96],
];
const epsLevels: Readonly<Record<string, number>> = {
  EPS001: 1.06,
  EPS002: 0.9,
  EPS005: 1.05,
  EPS008: 0.97,
  EPS010: 1.08,
  EPS017: 0.92,
};

const entities: readonly DemoSeller[] = epsRows.map(([code, name, displayName, mark, hue]) =>
  seller([code, displayName, mark], { kind: 'eps', hue, name, level: epsLevels[code] ?? 1, series: displayName }),
);

/** Prepaid medicine by the public names of the Superintendencia's list; their plans and prices here are invented. */
const prepaid: readonly DemoSeller[] = [
  seller(['AXA', 'AXA Colpatria', 'AX'], {
    kind: 'prepaid',
    hue: 238,
    level: 0.97,
    series: 'Alba',
    name: 'AXA Colpatria Medicina Prepagada',
  }),
  seller(['CMD', 'Colmédica', 'CM'], {
    kind: 'prepaid',
    hue: 20,
    level: 1.04,
    series: 'Cumbre',
    name: 'Colmédica Medicina Prepagada',
  }),
  seller(['CST', 'Colsanitas', 'CT'], { kind: 'prepaid', hue: 212, level: 1.1, series: 'Nevado' }),
  seller(['CMV', 'Coomeva Medicina Prepagada', 'CV'], { kind: 'prepaid', hue: 140, level: 0.94, series: 'Llano' }),
  seller(['MDS', 'Medisanitas', 'MD'], { kind: 'prepaid', hue: 182, level: 0.9, series: 'Páramo' }),
  seller(['MPL', 'MedPlus', 'MP'], {
    kind: 'prepaid',
    hue: 300,
    level: 1.02,
    series: 'Bahía',
    name: 'MedPlus Medicina Prepagada',
  }),
];

/** Invented: home medicine and ambulances. */
const assistance: readonly DemoSeller[] = [
  seller(['GYC', 'Guayacán en Casa', 'GC'], { kind: 'assistance', hue: 52, level: 1.03, series: 'Guayacán' }),
  seller(['FRJ', 'Frailejón Domiciliaria', 'FD'], { kind: 'assistance', hue: 74, level: 0.95, series: 'Frailejón' }),
  seller(['TCH', 'Tucán Asistencia Médica', 'TA'], { kind: 'assistance', hue: 12, level: 0.9, series: 'Tucán' }),
];

/** Invented insurers: trees, birds and places of Colombia; none is meant to be a real one. */
const insurers: readonly DemoSeller[] = [
  seller(['SAM', 'Samán Seguros', 'SA'], { kind: 'insurer', hue: 154, level: 1.05, series: 'Samán' }),
  seller(['BRR', 'Barranquero Seguros', 'BA'], { kind: 'insurer', hue: 260, level: 0.96, series: 'Barranco' }),
  seller(['YRM', 'Yarumo Vida', 'YV'], { kind: 'insurer', hue: 320, level: 1, series: 'Yarumo' }),
  seller(['CND', 'Cóndor de la Sierra Seguros', 'CD'], { kind: 'insurer', hue: 282, level: 1.08, series: 'Sierra' }),
  seller(['MGR', 'Mangle Azul Seguros', 'MA'], { kind: 'insurer', hue: 196, level: 0.92, series: 'Mangle' }),
];

export const colombiaSellers: readonly DemoSeller[] = [...entities, ...prepaid, ...assistance, ...insurers];
