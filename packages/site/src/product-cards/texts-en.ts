import { translationOf } from '../texts/translations.ts';
import { cardTexts } from './texts.ts';

export const translations = [
  translationOf(cardTexts, {
    priceOnRequest: 'Price depends on your profile',
    example: 'Sample profile.',
    'own.people': 'See the prices for your family',
    'own.pets': 'See the prices for your pets',
    'own.company': 'See the prices for your company',
    'own.journey': 'See the prices for your trip',
    plansOf: 'Isapre plans',
    atClinic: 'Here it covers {{hospital}} in hospital and {{ambulatory}} of consultations',
    atClinicUnknown: 'It is in its network; how much it covers here is not stated',
  }),
];
