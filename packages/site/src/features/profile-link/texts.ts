import { defineTexts } from '../../texts/texts.ts';

export const profileLinkTexts = defineTexts('enlace-de-perfil', {
  title: 'Crea tu perfil',
  lead: 'Di para quién es y te mostramos los precios de esa familia.',
  incomplete: 'Al enlace le falta algo. Complétalo aquí.',
  of: '{{name}}: {{reason}}',
  ofNth: '{{name}} ({{number}}): {{reason}}',
  compare: 'Comparar',
});

/** What is wrong with an answer of a link that the form itself cannot be sent. */
export const linkFaultTexts = defineTexts('enlace-de-perfil-faltas', {
  sex: 'Escribe Femenino o Masculino.',
  yesOrNo: 'Escribe sí o no.',
  species: 'Escribe perro o gato, con su edad (perro:3).',
  tooMany: 'Son como máximo {{maximum}}.',
  days: 'Escribe el primer y el último día del viaje, que existan y en ese orden: hasta 365 días.',
});
