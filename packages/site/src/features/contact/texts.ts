import { defineTexts } from '../../texts/texts.ts';

export const contactTexts = defineTexts('contacto', {
  title: 'Contacto',
  lead: 'Responde una persona. Comparar y ver precios no necesita que nos escribas.',
  ways: 'Cómo escribirnos o llamarnos',
  networks: 'También estamos en',
  hours: 'Cuándo respondemos',
  hoursOf: '{{days}}, de {{from}} a {{to}}',
  zone: 'Hora de {{place}}. Los feriados no atendemos.',
  monday: 'lunes',
  tuesday: 'martes',
  wednesday: 'miércoles',
  thursday: 'jueves',
  friday: 'viernes',
  saturday: 'sábado',
  sunday: 'domingo',
  twoDays: '{{first}} y {{last}}',
  daysFromTo: '{{first}} a {{last}}',
  newTab: 'se abre en otra pestaña',
  before: 'Antes de escribir',
  beforeText:
    'Si quieres cotizar, compara primero: el precio de tu familia se ve sin dejar tus datos. Después pides que te contacten por el plan que elijas.',
  household: 'Comparas para: {{household}}',
  compare: 'Elegir qué comparar',
});
