import { translationOf } from '../../texts/translations.ts';
import { indexTexts } from './texts.ts';

export const translations = [
  translationOf(indexTexts, {
    'insurance.title': 'All insurance',
    'insurance.titleOf': 'All insurance: {{line}}',
    'insurance.lead': 'Every insurance product that we compare, by line and by type.',
    'sitemap.title': 'All products',
    'sitemap.titleOf': 'All products: {{line}}',
    'sitemap.lead': 'Every plan and every insurance product that we compare, with the link to its page.',
    pageNumber: '{{title}}, page {{page}}',
    lines: 'Lines',
    types: 'Types in this line',
    compare: 'Compare {{products}}',
    pages: 'Pages of the site',
  }),
];
