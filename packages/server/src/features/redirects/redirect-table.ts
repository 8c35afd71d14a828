import { clinicShortNames } from './clinic-short-names.ts';
import { oldArticles } from './old-articles.ts';
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

/** Old paths of isapre plans by their code. */
const planRows: readonly RedirectRow[] = [
  { from: '/plan/:plan', to: [{ kind: 'resolver', resolver: 'plan-code' }], needs: 'isapre', note: 'A2.2-078' },
  { from: '/planesi/:plan', to: [{ kind: 'resolver', resolver: 'plan-code' }], needs: 'isapre', note: 'A2.2-079' },
  {
    from: '/:isapre/planes/:plan',
    to: [{ kind: 'resolver', resolver: 'isapre-plan-code' }],
    needs: 'isapre',
    note: 'A2.2-077, A2.2-080: the isapre at the root',
  },
  { from: '/planSI', to: [mainComparator], note: 'A2.2-020, decision 39: no plan is named' },
  { from: '/planSI/:kind', to: [mainComparator], note: 'A2.2-020, decision 39: no plan is named' },
];

/** Old paths of organisations, clinics and their products. */
const organizationRows: readonly RedirectRow[] = [
  { from: '/Seguro', to: [page('insurers', {})], note: 'A2.2-085' },
  { from: '/Isapres-de-Chile', to: [page('isapres', {})], needs: 'isapre', note: 'A2.2-086' },
  {
    from: '/Isapre-:name/planes',
    to: [page('isaprePlans', { organization: ':name' })],
    needs: 'isapre',
    note: 'A2.2-081: the name of the isapre in the first segment',
  },
  {
    from: '/Isapre/:organization/Complementos',
    to: [page('isapre', { organization: ':organization' })],
    note: 'the products of an isapre without one of them',
  },
  {
    from: '/EPS/:organization/Planes',
    to: [page('eps', { organization: ':organization' })],
    note: 'the plans of an EPS without one of them',
  },
  { from: '/Clinica', to: [page('clinics', {})], note: 'A2.2-087' },
  { from: '/Clinica/:clinic', to: [page('clinic', { clinic: ':clinic' })], note: 'A2.2-089: clinics in the singular' },
  { from: '/Clinicas', to: [page('clinics', {})], note: 'A2.2-108, A2.2-109: the path name of a provider' },
  { from: '/Clinicas/:clinic', to: [page('clinic', { clinic: ':clinic' })], note: 'A2.2-109' },
  {
    from: '/Clinicas/:organization/Seguro/:insurance/:tab?',
    to: [page('clinicProduct', { organization: ':organization', insurance: ':insurance', tab: ':tab' })],
    note: 'A2.2-109',
  },
  {
    from: '/Clinicas/:organization/:insurance/:tab?',
    to: [page('clinicPlan', { organization: ':organization', insurance: ':insurance', tab: ':tab' })],
    note: 'A2.2-109',
  },
  {
    from: '/Clinicas-y-Hospitales/:organization/Seguro',
    to: [page('clinic', { clinic: ':organization' })],
    note: 'the products of a clinic without one of them',
  },
  ...clinicShortNames.map(({ short, full }): RedirectRow => ({
    from: `/${short}`,
    to: [page('clinic', { clinic: full })],
    note: `A2.2-089, A2.2-093 to A2.2-106: ${short}`,
  })),
];

/** Old paths of texts. */
const contentRows: readonly RedirectRow[] = [
  { from: '/Analytics', to: [page('home', {})], note: 'A2.2-083' },
  { from: '/quehacemos', to: [page('about', {})], note: 'A2.2-082, decision 38' },
  { from: '/Empresas', to: [page('companies', {})], note: 'A2.2-084' },
  { from: '/Seguros-de-Empresa', to: [page('companies', {})], note: 'C2-54' },
  { from: '/contactos/:country', to: [page('contact', {})], note: 'C2-56 to C2-59: one address for each country' },
  { from: '/{brand}-University', to: [page('blog', {})], note: 'A2.2-047, A2.2-048, decision 2' },
  ...oldArticles.flatMap(({ old, slug }): RedirectRow[] =>
    [`/${old}`, `/{brand}-University/${old}`].map((from) => ({
      from,
      to: [{ kind: 'article', slug }],
      needs: 'isapre',
      note: `A2.2-090: ${old}`,
    })),
  ),
  { from: '/{brand}-University/:article', to: [page('blog', {})], note: 'A2.2-090: every other old article' },
  {
    from: '/{brand}-Blog/:comparator/:season/:seasonOfLine?',
    to: [page('blog', {})],
    note: 'A2.3: the article that a season links to, which nobody may have written',
  },
];

/** Every old path, in groups by what it was about. The order counts for patterns alone: fixed paths are looked up first. */
export const redirectRows: readonly RedirectRow[] = [
  ...comparatorRows,
  ...planRows,
  ...organizationRows,
  ...contentRows,
  {
    from: '/Compra-Online',
    to: [page('comparator', { comparator: 'Seguros-de-Salud' }, 'salesChannel=online')],
    note: 'A2.2-051: buying begins with what is sold online',
  },
];
