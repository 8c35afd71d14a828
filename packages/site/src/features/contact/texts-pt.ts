import { translationOf } from '../../texts/translations.ts';
import { contactTexts } from './texts.ts';

export const translations = [
  translationOf(contactTexts, {
    title: 'Contato',
    lead: 'Quem responde é uma pessoa. Para comparar e ver preços, você não precisa nos escrever.',
    callMeTitle: 'Entramos em contato',
    callMeText: 'Diga como e quando. Se procura um preço, você o vê sem deixar seus dados.',
    callMe: 'Pedir contato',
    callMeAway: 'Agora não conseguimos receber solicitações aqui. Ligue ou escreva para nós, ou tente de novo em um momento.',
    topic: 'Sobre o quê',
    ways: 'Como nos escrever ou ligar',
    networks: 'Também estamos em',
    hours: 'Quando respondemos',
    hoursOf: '{{days}}, das {{from}} às {{to}}',
    zone: 'Horário de {{place}}. Não atendemos nos feriados.',
    monday: 'segunda-feira',
    tuesday: 'terça-feira',
    wednesday: 'quarta-feira',
    thursday: 'quinta-feira',
    friday: 'sexta-feira',
    saturday: 'sábado',
    sunday: 'domingo',
    twoDays: '{{first}} e {{last}}',
    daysFromTo: '{{first}} a {{last}}',
    newTab: 'abre em outra aba',
    before: 'Antes de escrever',
    beforeText:
      'Se você quer uma cotação, compare primeiro: o preço da sua família aparece sem que você deixe seus dados. Depois, peça que entremos em contato sobre o plano que escolher.',
    household: 'Você compara para: {{household}}',
    compare: 'Escolher o que comparar',
  }),
];
