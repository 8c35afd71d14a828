import { defineTexts } from '../../texts/texts.ts';

/** What a comparator is good for and what is asked of it, below its list. */
export const aboutTexts = defineTexts('sobre-el-comparador', {
  benefits: 'Lo que ganas al comparar aquí',
  questions: 'Preguntas frecuentes',
  categories: 'Otras cosas que puedes comparar',
});
