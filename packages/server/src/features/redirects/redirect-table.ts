import type { RedirectRow } from './redirect-row.ts';
import { page } from './redirect-row.ts';

const mainComparator = { kind: 'main-comparator' } as const;
const companyComparators = [
  page('comparator', { comparator: 'Seguro-Complementario-Empresa' }),
  page('comparator', { comparator: 'EPS', line: 'Empresa' }),
  mainComparator,
] as const;

/** Old paths of comparators. */
const comparatorRows: readonly RedirectRow[] = [
  { from: '/Comparar', to: [mainComparator], note: 'A2.2-003: comparing begins with the main comparator' },
  { from: '/comparar', to: [mainComparator], note: 'C2-02: the lower-case address without a plan' },
  {
    from: '/Comparar/Isapre',
    to: [page('comparator', { comparator: 'Isapres' })],
    note: 'A2.2-004: isapres in the singular',
  },
  {
    from: '/Comparar/Seguro-Complementario-Empresa-Legacy',
    to: [page('comparator', { comparator: 'Seguro-Complementario-Empresa' })],
    note: 'A2.2-007, decision 19: the old company comparator',
  },
  { from: '/Comparar/Empresas', to: companyComparators, note: 'C2-41: what companies take out' },
  { from: '/Seguros-Colectivos', to: companyComparators, note: 'A2.2-014, decision 38' },
  {
    from: '/Seguros-Colectivos/Accidentes-Personales',
    to: [page('comparator', { comparator: 'Accidentes-Personales' }), ...companyComparators],
    note: 'A2.2-015, decision 38: the accident lines',
  },
  { from: '/Seguros-Colectivos/:line/:product?', to: companyComparators, note: 'A2.2-015: every other collective line' },
  { from: '/planes-de-isapres', to: [mainComparator], note: 'C2-60' },
  { from: '/comparar/:plan/:tab?', to: [{ kind: 'resolver', resolver: 'comparator-or-plan' }], note: 'A2.2-072 to A2.2-074' },
];

/** Every old path, in groups by what it was about. The order counts for patterns alone: fixed paths are looked up first. */
export const redirectRows: readonly RedirectRow[] = [
  ...comparatorRows,
  { from: '/Analytics', to: [page('home', {})], note: 'A2.2-083' },
];
