import { translationOf } from '../../texts/translations.ts';
import { eraseTexts } from './erase-texts.ts';

export const translations = [
  translationOf(eraseTexts, {
    title: 'Erase my data',
    kept: 'This site keeps in your browser:',
    profile: 'Your family’s profile.',
    comparisons: 'The plans and clinics you chose, and the comparisons you saved.',
    draft: 'What you wrote in a request or a profile you have not sent.',
    answer: 'The answer to what you requested, until you close the tab.',
    arrival: 'Who recommended this site to you and where you came from.',
    choices: 'What you chose or have read: language, country, counting of visits and notices.',
    visit: 'When your visit began, from which country, that you are a person, and how far you read each page.',
    staff: 'The session and marks of people who work here.',
    offline: 'Pages for when you have no connection.',
    notHere: 'Requests you have already sent are not in your browser: to erase them, write to us.',
    erase: 'Erase everything kept in this browser',
    done: 'Done: we erased everything this site kept in your browser.',
  }),
];
