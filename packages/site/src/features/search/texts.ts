import { defineTexts } from '../../texts/texts.ts';

export const searchTexts = defineTexts('buscar', {
  title: 'Buscar',
  field: 'Qué buscas',
  hint: 'Una isapre, un seguro, una clínica o un tema.',
  'hint.noClinics': 'Una isapre, un seguro o un tema.',
  button: 'Buscar',
  none: 'No encontramos nada con «{{q}}».',
  noneHint: 'Prueba con el nombre de una aseguradora, un producto o una clínica.',
  'noneHint.noClinics': 'Prueba con el nombre de una aseguradora o un producto.',
  found_one: '{{count}} resultado para «{{q}}»',
  found_other: '{{count}} resultados para «{{q}}»',
  comparator: 'Comparadores',
  organization: 'Quién vende',
  clinic: 'Clínicas y hospitales',
  product: 'Planes y seguros',
  page: 'Páginas',
  article: 'Artículos',
  more: 'Hay {{count}} más: agrega otra palabra para acercarte.',
  compare: 'O empieza por comparar',
});
