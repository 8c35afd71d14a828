import { defineTexts } from '../texts/texts.ts';

export const contentTexts = defineTexts('contenido', {
  compare: 'Comparar {{products}}',
  updated: 'Actualizado el {{day}}',
  notAsked: '¿No está tu pregunta?',
  askExecutive: 'Escríbele a un ejecutivo por WhatsApp',
  failed: 'No pudimos traer este texto.',
  failedNext: 'Vuelve a cargar la página en un momento.',
  noLink: 'Abre el enlace del correo con que confirmamos tu solicitud: así sabemos de cuál hablas.',
  badLink:
    'Este enlace no vale. Puede haberse cortado, o la solicitud ya no existe: ábrelo de nuevo desde el correo. Si no resulta, escríbenos a {{email}}.',
  contact: 'Ir a contacto',
});
