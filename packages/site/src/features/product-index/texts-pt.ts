import { translationOf } from '../../texts/translations.ts';
import { indexTexts } from './texts.ts';

export const translations = [
  translationOf(indexTexts, {
    'insurance.title': 'Todos os seguros',
    'insurance.titleOf': 'Todos os seguros: {{line}}',
    'insurance.lead': 'Cada seguro que comparamos, por linha e por tipo.',
    'sitemap.title': 'Todos os produtos',
    'sitemap.titleOf': 'Todos os produtos: {{line}}',
    'sitemap.lead': 'Cada plano e cada seguro que comparamos, com o link para sua página.',
    pageNumber: '{{title}}, página {{page}}',
    lines: 'Linhas',
    types: 'Tipos nesta linha',
    compare: 'Comparar {{products}}',
    pages: 'Páginas do site',
  }),
];
