import { defineTexts } from '../texts/texts.ts';

export const meetingHourTexts = defineTexts('horas-de-reunion', {
  day: 'Elige el día',
  none: 'No quedan horas libres en los próximos días.',
  hoursOf: 'Horas libres del {{day}}',
  yours: '{{time}} para ti',
  seeBooked: 'Ver mi reunión',
  book: 'Agendar reunión',
});
