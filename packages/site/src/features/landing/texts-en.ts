import { translationOf } from '../../texts/translations.ts';
import { landingTexts } from './texts.ts';

export const translations = [
  translationOf(landingTexts, {
    terms: 'Terms and conditions',
    lifeInsurances: 'Life insurance',
    travelInsurances: 'Travel insurance',
    metlife: 'Surrendering a life insurance policy with savings',
    internships: 'Internships',
    companies: 'Health for your company',
    compare: 'Compare with your price',
    otherTopics: 'Other topics',
  }),
];
