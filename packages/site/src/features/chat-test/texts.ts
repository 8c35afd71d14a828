import { defineTexts } from '../../texts/texts.ts';

export const chatTestTexts = defineTexts('prueba-de-chat', {
  title: 'Prueba de chat',
  lead: 'Con qué se abriría el chat de la aplicación «{{app}}», y qué pregunta antes.',
  open: 'Se abre',
  always: 'A cualquier hora',
  inHours: 'Sólo mientras alguien responde',
  now: 'Ahora',
  somebody: 'Alguien responde',
  nobody: 'Nadie responde',
  unknown: 'No se sabe',
  asks: 'Qué pregunta antes',
  field: 'Pregunta',
  need: 'Obligatoria',
  options: 'Respuestas',
  yes: 'Sí',
  no: 'No',
  free: 'Texto libre',
});
