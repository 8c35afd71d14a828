import { translationOf } from '../../texts/translations.ts';
import { portalTexts } from './texts.ts';

export const translations = [
  translationOf(portalTexts, {
    title: 'Customer portal',
    lead: 'Choose the portal you want to go on with.',
    people: 'Individuals',
    peopleText: 'Your requests, your contract and the help of your advisor.',
    companies: 'Companies',
    companiesText: 'Your employees’ insurance: who joins, who leaves, and questions.',
    enter: 'Go in',
  }),
];
