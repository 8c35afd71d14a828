import { defineTexts } from '../../texts/texts.ts';

export const feedbackTexts = defineTexts('opinion', {
  title: '¿Cómo te fue?',
  about: 'Pediste contacto por {{product}}, de {{organization}}.',
  attended: 'Te atendió {{name}}.',
  score: 'De 1 a 10, ¿qué nota nos pones?',
  worst: '1 es muy mal y 10 es muy bien.',
  comment: '¿Por qué esa nota?',
  optional: 'Si quieres. No escribas datos de salud ni tu número de documento.',
  send: 'Enviar mi opinión',
  before: 'Antes nos pusiste un {{score}}. 1 es muy mal y 10 es muy bien.',
  change: 'Cambiar mi opinión',
  missing: 'Elige una nota de 1 a 10.',
  failed: 'No pudimos guardar tu opinión. Prueba otra vez en un momento.',
  again: 'Ya teníamos tu opinión sobre esta solicitud. Gracias.',
  thanks: 'Gracias, ya la guardamos.',
  thanksText: 'La lee la persona que te atendió y quien la dirige.',
  noLink: 'Abre el enlace que te enviamos después de tu solicitud: así sabemos de cuál nos hablas.',
  badLink: 'Este enlace no vale. Puede que esté cortado: ábrelo otra vez desde el mensaje.',
  contact: 'Ir a contacto',
  home: 'Ir al inicio',
});
