/** What the quality report tells apart, with its heading. */
export const findingTitles = {
  'repeated-line': 'Líneas repetidas: la misma clínica dos veces en un plan y tipo de atención',
  'differing-percentages': 'Porcentajes distintos para la misma clínica en un plan y tipo de atención; se usa el menor',
  'split-name': 'Nombres de clínica cortados en dos líneas, unidos',
  'joined-names': 'Varias clínicas en una línea, separadas',
  'incomplete-name': 'Nombres de clínica incompletos que no se pudieron reparar; la línea se rechaza',
  'unknown-clinic': 'Clínicas que no están en la hoja de clínicas',
  'misfiled-name': 'Nombres que no corresponden a su clinic_id; se tratan como otra clínica',
  'merged-clinics': 'Varios clinic_id con el mismo nombre, tratados como una clínica',
  'missing-value': 'Valores que faltan',
  'unknown-zone': 'Zonas que no conocemos; el plan queda sin región',
  'unknown-region': 'Clínicas cuya dirección no dice una ciudad que conozcamos',
  'zero-percentage': 'Porcentajes de 0, tomados como están',
} as const;
export type FindingKind = keyof typeof findingTitles;

/** One remark about the sheets, with its place. */
export interface Finding {
  readonly kind: FindingKind;
  readonly file: string;
  readonly row: number;
  readonly column: string | null;
  readonly message: string;
}

/** A sheet in which every row is odd must not fill the memory: further remarks are counted, not kept. */
const maximumKept = 20_000;

/** Collects remarks in the order they are made. */
export class Findings {
  readonly #list: Finding[] = [];
  readonly #counts: Record<FindingKind, number> = {
    'repeated-line': 0,
    'differing-percentages': 0,
    'split-name': 0,
    'joined-names': 0,
    'incomplete-name': 0,
    'unknown-clinic': 0,
    'misfiled-name': 0,
    'merged-clinics': 0,
    'missing-value': 0,
    'unknown-zone': 0,
    'unknown-region': 0,
    'zero-percentage': 0,
  };

  add(finding: Finding): void {
    this.#counts[finding.kind] += 1;
    if (this.#list.length < maximumKept) this.#list.push(finding);
  }

  /** The first 20,000. */
  get list(): readonly Finding[] {
    return this.#list;
  }

  /** How many of each kind were made, kept or not. */
  counts(): Readonly<Record<FindingKind, number>> {
    return { ...this.#counts };
  }
}
