import { translationOf } from '../../texts/translations.ts';
import { chatTestTexts } from './texts.ts';

export const translations = [
  translationOf(chatTestTexts, {
    title: 'Teste de chat',
    lead: 'Com o que o chat do aplicativo “{{app}}” abriria e o que pergunta antes.',
    open: 'Abre',
    always: 'A qualquer hora',
    inHours: 'Só enquanto alguém responde',
    now: 'Agora',
    somebody: 'Alguém responde',
    nobody: 'Ninguém responde',
    unknown: 'Não se sabe',
    asks: 'O que pergunta antes',
    field: 'Pergunta',
    need: 'Obrigatória',
    options: 'Respostas',
    yes: 'Sim',
    no: 'Não',
    free: 'Texto livre',
  }),
];
