import { defineTexts } from '../../texts/texts.ts';

export const blogTexts = defineTexts('blog', {
  title: 'Blog',
  lead: 'Explicaciones cortas sobre salud, seguros y precios, con sus fuentes.',
  pageTitle: 'Blog, página {{page}}',
  ways: 'Formas de ver el blog',
  subjects: 'Temas',
  sections: 'Secciones',
  count_one: '{{count}} artículo',
  count_other: '{{count}} artículos',
  of: '{{what}}: {{count}}',
  none: 'Todavía no hay artículos aquí.',
  pages: 'Páginas',
  previous: 'Anterior',
  next: 'Siguiente',
  place: 'Página {{page}} de {{pages}}',
  published: 'Publicado el {{day}}',
  inThis: 'En este artículo',
});
