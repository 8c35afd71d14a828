import { translationOf } from '../../texts/translations.ts';
import { clinicTexts } from './clinic-texts.ts';

export const translations = [
  translationOf(clinicTexts, {
    listName: 'Clínicas e hospitais',
    listTitle: 'Clínicas e hospitais',
    listLead: 'Busque sua clínica e veja quais planos e seguros a cobrem.',
    field: 'Nome da clínica ou do hospital',
    search: 'Buscar',
    found_one: '{{count}} resultado para “{{q}}”',
    found_other: '{{count}} resultados para “{{q}}”',
    none: 'Não encontramos “{{q}}” em nenhuma rede. Tente uma parte do nome.',
    all: 'Ver todas',
    elsewhere: 'Outros lugares',
    covers_one: '{{count}} produto',
    covers_other: '{{count}} produtos',
    uncovered: 'Sem produtos hoje',
    pageTitle: '{{name}}: planos e seguros que a cobrem',
    pageLead_zero: 'Nenhum dos produtos que comparamos a menciona hoje.',
    pageLead_one: '{{count}} produto dos que comparamos a cobre.',
    pageLead_other: '{{count}} produtos dos que comparamos a cobrem.',
    place: 'Onde fica',
    inComparator: '{{comparator}} que a cobrem',
    compareAll_one: 'Ver e comparar',
    compareAll_other: 'Comparar os {{count}}',
    own: 'O que {{name}} oferece',
    nothing: 'Não há produtos para mostrar deste lugar.',
    others: 'Ver outras clínicas',
  }),
];
