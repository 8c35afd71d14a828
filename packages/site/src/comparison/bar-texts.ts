import { defineTexts } from '../texts/texts.ts';

/** What is chosen to be compared: the bar and the way to choose. */
export const barTexts = defineTexts('comparacion-barra', {
  bar: 'Comparación',
  emptySlot: 'Agrégalo desde el producto',
  remove: 'Quitar {{product}} de la comparación',
  removeThis: 'Quitar',
  chosen: 'Ver o quitar {{product}}',
  chooseTwo: 'Elige mínimo 2 seguros para compararlos',
  compare: 'Comparar seguros',
  toggle: 'Comparar',
  toggleOf: 'Comparar {{product}}',
  full: 'Ya hay tres en la comparación',
});
