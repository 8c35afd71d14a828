import type { Findings } from '../findings.ts';

/** What a folder of the generic format may say oddly and still be taken. */
export const genericFindingTitles = {
  'overlapping-rows': { title: 'Filas de tarifa que se pisan con otro precio (vale la primera)', refusesRow: false },
  'unused-tariff': { title: 'Tarifas que ningún producto usa', refusesRow: false },
  'repeated-url': { title: 'Direcciones repetidas (sólo se llega al primer producto)', refusesRow: false },
  'unread-column': { title: 'Columnas que no se leen', refusesRow: false },
} as const;

export type GenericFindings = Findings<keyof typeof genericFindingTitles>;
