import { translationOf } from '../texts/translations.ts';
import { meetingHourTexts } from './texts.ts';

export const translations = [
  translationOf(meetingHourTexts, {
    day: 'Escolha o dia',
    none: 'Não há horários livres nos próximos dias.',
    hoursOf: 'Horários livres de {{day}}',
    yours: '{{time}} para você',
    seeBooked: 'Ver minha reunião',
    book: 'Agendar reunião',
  }),
];
