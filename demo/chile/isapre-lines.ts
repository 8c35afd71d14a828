import type { Modality, Organization } from '@cotejo/core/catalogue';
import type { ClinicTier } from './clinics.ts';

/** Where a plan line is sold and which clinics its network draws on. Null regions: sold everywhere. */
export interface Zone {
  readonly label: string;
  readonly regionCodes: readonly string[] | null;
  readonly clinicRegions: readonly string[];
}

export const zones = {
  nacional: { label: 'todo Chile', regionCodes: null, clinicRegions: ['13', '5', '8', '2', '4', '9'] },
  santiago: { label: 'la Región Metropolitana', regionCodes: ['13'], clinicRegions: ['13'] },
  centro: { label: 'la zona central', regionCodes: ['13', '5', '6', '7'], clinicRegions: ['13', '5', '6', '7'] },
  norte: { label: 'la zona norte', regionCodes: ['15', '1', '2', '3', '4'], clinicRegions: ['15', '1', '2', '3', '4', '13'] },
  sur: {
    label: 'la zona sur',
    regionCodes: ['16', '8', '9', '14', '10', '11', '12'],
    clinicRegions: ['16', '8', '9', '14', '10', '12', '13'],
  },
} as const satisfies Readonly<Record<string, Zone>>;

/**
 * A line of plans, from its cheapest rung to its dearest. `from` and `to` place both ends on one scale of
 * quality, 0 to 1, from which price, coverage, cap and network all follow, so that they cannot disagree.
 */
export interface PlanLine {
  readonly name: string;
  readonly codePrefix: string;
  readonly modality: Modality;
  readonly zone: keyof typeof zones;
  readonly rungs: number;
  readonly from: number;
  readonly to: number;
  /** The dearest clinics that its network may hold. */
  readonly topTier: ClinicTier;
}

export interface DemoIsapre {
  readonly organization: Omit<Organization, 'id'>;
  /** Price level beside the other isapres, around 1. */
  readonly level: number;
  readonly lines: readonly PlanLine[];
}

type Tile = Pick<Organization, 'url' | 'mark' | 'hue'>;

function isapre(
  [code, acronym, name]: readonly [code: string, acronym: string, name: string],
  tile: Tile,
): Omit<Organization, 'id'> {
  return { code, acronym, name: `Isapre ${name}`, displayName: name, kind: 'isapre', open: true, ...tile };
}

type LineRow = readonly [
  name: string,
  codePrefix: string,
  modality: Modality,
  zone: keyof typeof zones,
  rungs: number,
  from: number,
  to: number,
  topTier: ClinicTier,
];

function lines(rows: readonly LineRow[]): readonly PlanLine[] {
  return rows.map(([name, codePrefix, modality, zone, rungs, from, to, topTier]) => ({
    name,
    codePrefix,
    modality,
    zone,
    rungs,
    from,
    to,
    topTier,
  }));
}

/** The seven open isapres by their public names and codes (Superintendencia de Salud); their plans here are invented. */
export const isapres: readonly DemoIsapre[] = [
  {
    organization: isapre(['67', 'COL', 'Colmena'], { url: 'Colmena', mark: 'CO', hue: 38 }),
    level: 1.06,
    lines: lines([
      ['Alerce', 'ALC', 'Preferente', 'santiago', 16, 0.38, 0.98, 1],
      ['Quillay', 'QLL', 'Preferente', 'centro', 12, 0.18, 0.72, 2],
      ['Maitén', 'MTN', 'Cerrado', 'santiago', 8, 0.12, 0.5, 3],
      ['Canelo', 'CNL', 'Preferente', 'sur', 10, 0.2, 0.75, 2],
      ['Ulmo', 'ULM', 'Libre Elección', 'nacional', 8, 0.3, 0.9, 1],
    ]),
  },
  {
    organization: isapre(['78', 'CBL', 'Cruz Blanca'], { url: 'Cruz-Blanca', mark: 'CB', hue: 207 }),
    level: 0.99,
    lines: lines([
      ['Travesía', 'TRV', 'Preferente', 'santiago', 20, 0.14, 0.86, 1],
      ['Solsticio', 'SST', 'Preferente', 'nacional', 15, 0.2, 0.8, 2],
      ['Deshielo', 'DSH', 'Cerrado', 'santiago', 12, 0.05, 0.46, 3],
      ['Pampa', 'PMP', 'Preferente', 'norte', 11, 0.16, 0.7, 2],
      ['Ventisca', 'VNT', 'Preferente', 'sur', 11, 0.14, 0.68, 2],
      ['Cénit', 'CEN', 'Libre Elección', 'nacional', 6, 0.4, 0.95, 1],
    ]),
  },
  {
    organization: isapre(['80', 'VTR', 'Vida Tres'], { url: 'Vida-Tres', mark: 'VT', hue: 274 }),
    level: 1.1,
    lines: lines([
      ['Estuario', 'ETR', 'Preferente', 'santiago', 18, 0.42, 1, 1],
      ['Bajamar', 'BJM', 'Preferente', 'centro', 12, 0.24, 0.8, 2],
      ['Rompiente', 'RMP', 'Libre Elección', 'nacional', 9, 0.4, 1, 1],
      ['Caleta', 'CLT', 'Preferente', 'norte', 7, 0.26, 0.7, 2],
    ]),
  },
  {
    organization: isapre(['81', 'NMV', 'Nueva Masvida'], { url: 'Nueva-Mas-Vida', mark: 'NM', hue: 152 }),
    level: 0.92,
    lines: lines([
      ['Ladera', 'LDR', 'Preferente', 'santiago', 14, 0.1, 0.7, 2],
      ['Vertiente', 'VRT', 'Preferente', 'sur', 16, 0.1, 0.74, 2],
      ['Quebrada', 'QBR', 'Cerrado', 'sur', 8, 0.03, 0.4, 3],
      ['Meseta', 'MST', 'Preferente', 'norte', 8, 0.14, 0.6, 3],
      ['Cima', 'CMA', 'Libre Elección', 'nacional', 6, 0.28, 0.8, 1],
    ]),
  },
  {
    organization: isapre(['99', 'BAN', 'Banmédica'], { url: 'Banmedica', mark: 'BM', hue: 352 }),
    level: 1.02,
    lines: lines([
      ['Chercán', 'CHR', 'Preferente', 'santiago', 17, 0.2, 0.84, 2],
      ['Loica', 'LOI', 'Preferente', 'centro', 14, 0.16, 0.74, 2],
      ['Bandurria', 'BND', 'Preferente', 'santiago', 9, 0.5, 0.96, 1],
      ['Queltehue', 'QTH', 'Cerrado', 'santiago', 9, 0.08, 0.46, 3],
      ['Chucao', 'CHU', 'Preferente', 'sur', 9, 0.2, 0.7, 2],
      ['Albatros', 'ALB', 'Libre Elección', 'nacional', 6, 0.36, 0.9, 1],
    ]),
  },
  {
    organization: isapre(['107', 'CNS', 'Consalud'], { url: 'Consalud', mark: 'CS', hue: 24 }),
    level: 0.96,
    lines: lines([
      ['Sendero', 'SND', 'Preferente', 'santiago', 18, 0.08, 0.74, 2],
      ['Puente', 'PNT', 'Preferente', 'centro', 14, 0.12, 0.7, 2],
      ['Travesaño', 'TVS', 'Cerrado', 'centro', 10, 0, 0.38, 3],
      ['Litoral', 'LIT', 'Preferente', 'norte', 10, 0.14, 0.64, 3],
      ['Arboleda', 'ARB', 'Preferente', 'sur', 12, 0.12, 0.66, 3],
      ['Mirador', 'MRD', 'Libre Elección', 'nacional', 7, 0.26, 0.82, 1],
    ]),
  },
  {
    organization: isapre(['108', 'ESN', 'Esencial'], { url: 'Esencial', mark: 'ES', hue: 186 }),
    level: 1.04,
    lines: lines([
      ['Savia', 'SAV', 'Preferente', 'santiago', 16, 0.26, 0.9, 1],
      ['Brote', 'BRT', 'Preferente', 'centro', 9, 0.18, 0.64, 2],
      ['Semilla', 'SEM', 'Cerrado', 'santiago', 9, 0.1, 0.54, 2],
      ['Copihue', 'CPH', 'Preferente', 'sur', 8, 0.24, 0.72, 2],
    ]),
  },
];
