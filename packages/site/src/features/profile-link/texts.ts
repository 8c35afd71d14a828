import { defineTexts } from '../../texts/texts.ts';

export const profileLinkTexts = defineTexts('enlace-de-perfil', {
  title: 'Crea tu perfil',
  lead: 'Di para quién es y te mostramos los precios de esa familia.',
  incomplete: 'Al enlace le falta algo. Complétalo aquí.',
});
