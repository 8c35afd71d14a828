import { defineTexts } from '../../texts/texts.ts';

export const lineTexts = defineTexts('lineas', {
  facts: 'Comparamos {{products}} de {{compared}} de {{known}} empresas que conocemos.',
  compareAll: 'Comparar {{products}}',
  byType: 'Por tipo',
  best: 'Los de mejor puntaje',
  why: 'Por qué compararlos aquí',
  questions: 'Preguntas frecuentes',
  more: 'También te puede servir',
  newTab: 'se abre en otra pestaña',
  'best.title': 'Tu mejor plan',
  'best.lead': 'Los tres con mejor puntaje, y por qué.',
  'best.whyFirst': 'Por qué {{product}} va primero',
  'best.score': '{{score}} de 100 puntos',
  'best.method': 'El puntaje no mira comisiones ni promociones.',
  'best.howWeOrder': 'Cómo ordenamos',
  'best.list': 'Ver los {{products}}',
});
