import { translationOf } from '../../texts/translations.ts';
import { informationTexts } from './texts.ts';

export const translations = [
  translationOf(informationTexts, {
    others: 'You can also read',
    about: 'What Cotejo is',
    howWeOrder: 'How we rank',
    privacy: 'Your privacy',
    help: 'Help',
    partners: 'Partners and alliances',
    register: 'Register your organization',
    registerText: 'Tell us who you are and how many people you want to reach.',
    registerButton: 'Write to register',
    registerSubject: 'I want to be a partner of {{brand}}',
    registerBody: 'Organization:\nWebsite:\nHow many people we reach:\nWhat we want to show:\nContact name and phone number:\n',
    registerOther: 'Or call us at {{phone}}.',
  }),
];
