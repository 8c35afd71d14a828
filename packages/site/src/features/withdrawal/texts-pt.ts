import { translationOf } from '../../texts/translations.ts';
import { withdrawalTexts } from './texts.ts';

export const translations = [
  translationOf(withdrawalTexts, {
    title: 'Retirar esta solicitação',
    about: 'Sua solicitação de {{product}}, de {{organization}}.',
    aboutSubject: 'Sua solicitação: {{product}}.',
    what: 'Se você a retirar:',
    'ends.executive':
      '{{name}} vai saber que você não quer que entrem em contato. Ninguém vai ligar nem escrever para você por causa dela.',
    'ends.nobody': 'Ninguém vai ligar nem escrever para você por causa dela.',
    'ends.meeting': 'A reunião de {{when}} é cancelada.',
    'ends.consents': 'O que você aceitou com ela também é retirado.',
    'ends.day': 'Vale também para as vezes que você a repetiu no mesmo dia.',
    button: 'Retirar esta solicitação',
    keep: 'Se não quiser retirá-la, feche esta página: olhar não muda nada.',
    withdrawn: 'Você retirou esta solicitação',
    withdrawnText: 'Ninguém entra em contato com você por causa dela desde {{when}}.',
    withdrawnUndated: 'Ninguém entra em contato com você por causa dela.',
    again: 'Se mudar de ideia, peça de novo quando quiser.',
    home: 'Ir para o início',
    closed: 'Esta solicitação já não é retirada aqui',
    closedText:
      'Ela está encerrada, ou o contrato está em andamento. Se quiser encerrá-lo, ou que não entrem em contato, escreva para {{email}}.',
    consents: 'Veja ou retire o que você aceitou',
    failed: 'Não conseguimos retirá-la. Tente de novo em um momento.',
  }),
];
