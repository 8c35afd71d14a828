import { translationOf } from '../../texts/translations.ts';
import { blogTexts } from './texts.ts';

export const translations = [
  translationOf(blogTexts, {
    title: 'Blog',
    lead: 'Explicações curtas sobre saúde, seguros e preços, com suas fontes.',
    pageTitle: 'Blog, página {{page}}',
    ways: 'Formas de ver o blog',
    subjects: 'Temas',
    sections: 'Seções',
    count_one: '{{count}} artigo',
    count_other: '{{count}} artigos',
    of: '{{what}}: {{count}}',
    none: 'Ainda não há artigos aqui.',
    pages: 'Páginas',
    previous: 'Anterior',
    next: 'Próxima',
    place: 'Página {{page}} de {{pages}}',
    published: 'Publicado em {{day}}',
    inThis: 'Neste artigo',
  }),
];
