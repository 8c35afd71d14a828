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

/** Collects remarks in the order they are made. */
export class Findings {
  readonly #list: Finding[] = [];

  add(finding: Finding): void {
    this.#list.push(finding);
  }

  get list(): readonly Finding[] {
    return this.#list;
  }

  /** How many of each kind there are; kinds without any are 0. */
  counts(): Readonly<Record<FindingKind, number>> {
    const counts: Record<FindingKind, number> = {
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
    for (const { kind } of this.#list) counts[kind] += 1;
    return counts;
  }
}
