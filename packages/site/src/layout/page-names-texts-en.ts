import { translationOf } from '../texts/translations.ts';
import { pageNamesTexts } from './page-names-texts.ts';

export const translations = [
  translationOf(pageNamesTexts, {
    home: 'Home',
    insuranceList: 'All insurance',
    bestPlan: 'Your best plan',
    productSitemap: 'All products',
    blog: 'Blog',
    isapres: 'Isapres',
    insurers: 'Insurers',
    clinics: 'Clinics and hospitals',
    epsList: 'EPS',
    prepaidList: 'Prepaid medicine',
    accidents: 'Personal accident insurance',
    healthInsurances: 'Health insurance',
    guards: 'Life insurance for security guards',
    contact: 'Contact',
    clientPortal: 'Customer portal',
    quote: 'Get a quote',
    about: 'Who we are',
    partners: 'Partners and alliances',
    privacy: 'Privacy',
    howWeOrder: 'How we rank',
    help: 'Help',
    terms: 'Terms and conditions',
    lifeInsurances: 'Life insurance',
    travelInsurances: 'Travel insurance',
    metlife: 'Surrendering a life policy with savings',
    internships: 'Internships',
    companies: 'Health for your company',
  }),
];
