import { translationOf } from '../../texts/translations.ts';
import { consentsTexts } from './texts.ts';

export const translations = [
  translationOf(consentsTexts, {
    title: 'What you allowed',
    about: 'With your request for {{product}}, by {{organization}}.',
    aboutSubject: 'With your request: {{product}}.',
    request: 'Answering your request',
    requestText: 'We use your details to answer it because you asked for it. If you do not want to be contacted, withdraw it.',
    takenBack: 'You withdrew it: nobody contacts you about it.',
    withdrawal: 'Withdraw this request',
    'price-alerts': 'Price alerts',
    offers: 'Offers from {{recipient}}',
    insurer: 'Giving your details to {{recipient}}',
    given: 'You allowed it on {{day}}.',
    givenWith: 'You allowed it on {{day}}, with another request of yours ({{about}}).',
    withdrawn: 'You withdrew it on {{day}}.',
    never: 'You did not allow it.',
    withdraw: 'Withdraw',
    give: 'Allow',
    'withdraw.label': 'Withdraw: {{purpose}}',
    'give.label': 'Allow: {{purpose}}',
    changed: 'Done, it is in effect.',
    failed: 'We could not save the change. Try again in a moment.',
    effect: 'Withdrawing takes effect now, in all your requests. What was done before stays valid.',
  }),
];
