import { translationOf } from '../../texts/translations.ts';
import { searchTexts } from './texts.ts';

export const translations = [
  translationOf(searchTexts, {
    title: 'Buscar',
    field: 'O que você busca',
    hint: 'Uma isapre, um seguro, uma clínica ou um tema.',
    'hint.noClinics': 'Uma isapre, um seguro ou um tema.',
    button: 'Buscar',
    none: 'Não encontramos nada com “{{q}}”.',
    noneHint: 'Tente o nome de uma seguradora, um produto ou uma clínica.',
    'noneHint.noClinics': 'Tente o nome de uma seguradora ou um produto.',
    found_one: '{{count}} resultado para “{{q}}”',
    found_other: '{{count}} resultados para “{{q}}”',
    comparator: 'Comparadores',
    organization: 'Quem vende',
    clinic: 'Clínicas e hospitais',
    product: 'Planos e seguros',
    page: 'Páginas',
    article: 'Artigos',
    more: 'Há mais {{count}}: acrescente outra palavra para afinar a busca.',
    compare: 'Ou comece comparando',
  }),
];
