import type { Findings, FindingTitles } from '../findings.ts';

const remark = (title: string) => ({ title, refusesRow: false });

/** What the quality report of a landscape tells apart. */
export const landscapeFindingTitles = {
  'empty-row': { title: 'Filas sin plan; se rechazan', refusesRow: true },
  'other-households': {
    title: 'Filas cuyos precios de familia no salen de los de sus personas; se rechazan',
    refusesRow: true,
  },
  'unknown-term': remark('Textos de costo que no entendemos; la prestación queda sin informar'),
  'only-first-child-charged': remark('Zonas donde sólo se cobra el primer niño'),
  'no-child-price': remark('Zonas sin precio de un niño solo; el de un niño con adultos sale de los precios de familia'),
  'no-adult-price': remark('Zonas sin precio de adultos: el plan asegura sólo niños'),
  'no-price': remark('Zonas sin ningún precio'),
  'plan-without-price': remark('Planes sin precio en ninguna zona; no se muestran'),
} as const satisfies FindingTitles;

export type LandscapeFindings = Findings<keyof typeof landscapeFindingTitles>;
