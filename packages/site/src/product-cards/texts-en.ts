import { translationOf } from '../texts/translations.ts';
import { cardTexts } from './texts.ts';

export const translations = [
  translationOf(cardTexts, {
    priceOnRequest: 'Price depends on your profile',
    example: 'Sample profile. {{who}}',
    plansOf: 'Isapre plans',
    atClinic: 'Here it covers {{hospital}} in hospital and {{ambulatory}} of consultations',
    atClinicUnknown: 'It is in its network; how much it covers here is not stated',
  }),
];
