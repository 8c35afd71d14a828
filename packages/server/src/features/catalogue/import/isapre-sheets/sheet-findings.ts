import type { Findings, FindingTitles } from '../findings.ts';

const remark = (title: string) => ({ title, refusesRow: false });

/** What the quality report of the isapres' sheets tells apart. */
export const sheetFindingTitles = {
  'repeated-line': remark('Líneas repetidas: la misma clínica dos veces en un plan y tipo de atención'),
  'differing-percentages': remark('Porcentajes distintos para la misma clínica en un plan y tipo de atención; se usa el menor'),
  'split-name': remark('Nombres de clínica cortados en dos líneas, unidos'),
  'joined-names': remark('Varias clínicas en una línea, separadas'),
  'incomplete-name': {
    title: 'Nombres de clínica incompletos que no se pudieron reparar; la línea se rechaza',
    refusesRow: true,
  },
  'unknown-clinic': remark('Clínicas que no están en la hoja de clínicas'),
  'misfiled-name': remark('Nombres que no corresponden a su clinic_id; se tratan como otra clínica'),
  'merged-clinics': remark('Varios clinic_id con el mismo nombre, tratados como una clínica'),
  'missing-value': remark('Valores que faltan'),
  'unknown-zone': remark('Zonas que no conocemos; el plan queda sin región'),
  'unknown-region': remark('Clínicas cuya dirección no dice una ciudad que conozcamos'),
  'zero-percentage': remark('Porcentajes de 0, tomados como están'),
} as const satisfies FindingTitles;

export type SheetFindings = Findings<keyof typeof sheetFindingTitles>;
