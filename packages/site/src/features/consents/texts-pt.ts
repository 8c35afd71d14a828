import { translationOf } from '../../texts/translations.ts';
import { consentsTexts } from './texts.ts';

export const translations = [
  translationOf(consentsTexts, {
    title: 'O que você aceitou',
    about: 'Com sua solicitação de {{product}}, de {{organization}}.',
    aboutSubject: 'Com sua solicitação: {{product}}.',
    request: 'Responder à sua solicitação',
    requestText: 'Usamos seus dados para respondê-la porque você pediu. Se não quiser que entrem em contato, retire-a.',
    takenBack: 'Você a retirou: ninguém entra em contato por ela.',
    withdrawal: 'Retirar esta solicitação',
    'price-alerts': 'Avisos de preço',
    offers: 'Ofertas de {{recipient}}',
    insurer: 'Entregar seus dados a {{recipient}}',
    given: 'Você aceitou em {{day}}.',
    givenWith: 'Você aceitou em {{day}}, com outra solicitação sua ({{about}}).',
    withdrawn: 'Você retirou em {{day}}.',
    never: 'Você não aceitou.',
    withdraw: 'Retirar',
    give: 'Aceitar',
    'withdraw.label': 'Retirar: {{purpose}}',
    'give.label': 'Aceitar: {{purpose}}',
    changed: 'Pronto, já vale.',
    failed: 'Não conseguimos salvar a mudança. Tente de novo em um momento.',
    effect: 'Retirar vale a partir de agora, em todas as suas solicitações. O que foi feito antes continua válido.',
  }),
];
