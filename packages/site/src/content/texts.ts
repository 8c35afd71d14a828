import { defineTexts } from '../texts/texts.ts';

export const contentTexts = defineTexts('contenido', {
  compare: 'Comparar {{products}}',
  updated: 'Actualizado el {{day}}',
  notAsked: '¿No está tu pregunta?',
  askExecutive: 'Escríbele a un ejecutivo por WhatsApp',
  failed: 'No pudimos traer este texto.',
  failedNext: 'Vuelve a cargar la página en un momento.',
});
