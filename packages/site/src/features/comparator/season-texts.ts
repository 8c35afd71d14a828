import { defineTexts } from '../../texts/texts.ts';

/** What a comparator says at the address of a season. */
export const seasonTexts = defineTexts('temporada', {
  until: 'Hasta el {{day}}. El orden es el de siempre: por puntaje.',
  see: 'Ver la lista de siempre',
  seeSeason: 'Ver la página de la temporada',
  read: 'Leer más en el blog',
  over: 'Esta temporada terminó. Los seguros siguen aquí, con su precio de hoy.',
});
