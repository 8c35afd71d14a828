import { defineTexts } from '../../texts/texts.ts';

export const indexTexts = defineTexts('indice-de-productos', {
  'insurance.title': 'Todos los seguros',
  'insurance.titleOf': 'Todos los seguros: {{line}}',
  'insurance.lead': 'Cada seguro que comparamos, por línea y por tipo.',
  'sitemap.title': 'Todos los productos',
  'sitemap.titleOf': 'Todos los productos: {{line}}',
  'sitemap.lead': 'Cada plan y cada seguro que comparamos, con el enlace a su página.',
  pageNumber: '{{title}}, página {{page}}',
  lines: 'Líneas',
  types: 'Tipos en esta línea',
  compare: 'Comparar {{products}}',
  pages: 'Páginas del sitio',
});
