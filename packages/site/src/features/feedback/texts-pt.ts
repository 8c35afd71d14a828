import { translationOf } from '../../texts/translations.ts';
import { feedbackTexts } from './texts.ts';

export const translations = [
  translationOf(feedbackTexts, {
    title: 'Como foi?',
    about: 'Você pediu contato sobre {{product}}, de {{organization}}.',
    attended: 'Quem atendeu você foi {{name}}.',
    score: 'De 1 a 10, que nota você nos dá?',
    worst: '1 é muito ruim e 10 é muito bom.',
    comment: 'Por que essa nota?',
    optional: 'Só se quiser. Não escreva dados de saúde nem o número do seu documento.',
    send: 'Enviar minha opinião',
    before: 'Antes você nos deu {{score}}. 1 é muito ruim e 10 é muito bom.',
    change: 'Mudar minha opinião',
    missing: 'Escolha uma nota de 1 a 10.',
    failed: 'Não conseguimos salvar a sua opinião. Tente outra vez em um momento.',
    again: 'Já tínhamos a sua opinião sobre esta solicitação. Obrigado.',
    thanks: 'Obrigado, já salvamos.',
    thanksText: 'Quem lê é a pessoa que atendeu você e quem a coordena.',
    noLink: 'Abra o link que enviamos depois da sua solicitação: assim sabemos de qual você está falando.',
    badLink: 'Este link não é válido. Pode ter sido cortado: abra-o outra vez a partir da mensagem.',
    contact: 'Ir para contato',
    home: 'Ir para o início',
  }),
];
