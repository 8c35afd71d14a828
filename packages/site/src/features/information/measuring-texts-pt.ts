import { translationOf } from '../../texts/translations.ts';
import { measuringTexts } from './measuring-texts.ts';

export const translations = [
  translationOf(measuringTexts, {
    title: 'Medição de visitas',
    text: 'Podemos contar quais produtos são vistos, sem seu perfil nem seus dados de contato. Se você não deixar, não contamos nada. Você deixa?',
    accept: 'Aceitar',
    refuse: 'Agora não',
  }),
];
