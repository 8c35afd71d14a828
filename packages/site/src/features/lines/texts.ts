import { defineTexts } from '../../texts/texts.ts';

export const lineTexts = defineTexts('lineas', {
  facts: 'Comparamos {{products}} de {{compared}} de {{known}} empresas que conocemos.',
  compareAll: 'Comparar {{products}}',
  byType: 'Por tipo',
  best: 'Los de mejor puntaje',
  why: 'Por qué compararlos aquí',
  questions: 'Preguntas frecuentes',
  more: 'También te puede servir',
});
