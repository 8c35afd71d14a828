import { defineTexts } from '../texts/texts.ts';

/** For who comes by an adviser: the question beside the form of a request, and its two boxes. */
export const advisorTexts = defineTexts('correo-asesor', {
  question: '¿Te recomendó un asesor?',
  questionText: 'Escribe su correo y lo recordamos en este navegador.',
  known: 'Te recomienda {{name}}.',
  open: 'Indicar su correo',
  share: 'Compartir enlace',
  copied: 'Enlace copiado.',
  notCopied: 'No pudimos copiarlo: {{address}}',
  title: 'Correo Asesor',
  email: 'Correo',
  empty: 'Escribe el correo de tu asesor.',
  next: 'Siguiente',
  searching: 'Buscando…',
  close: 'Cerrar',
  greeting: 'Hola, te acompaña',
  welcome: 'Te damos la bienvenida de su parte.',
  welcomeKept: 'Su nombre queda arriba en cada página.',
  portal: 'Ir al portal clientes',
  messageTitle: 'Qué recordamos',
  message: 'Recordamos a tu asesor durante 30 días, en este navegador. No ve lo que haces en el sitio.',
  messageForGood: 'Recordamos a tu asesor en este navegador hasta que indiques otro. No ve lo que haces en el sitio.',
  messageNotKept: 'Tu navegador no guarda datos: recordamos a tu asesor hasta que dejes esta página.',
  'Asesor-not-foud': 'No encontramos un asesor con ese correo. Revisa que esté bien escrito e inténtalo otra vez.',
  again: 'Intentar otra vez',
});
