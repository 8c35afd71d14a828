import { translationOf } from '../../texts/translations.ts';
import { chatTestTexts } from './texts.ts';

export const translations = [
  translationOf(chatTestTexts, {
    title: 'Chat test',
    lead: 'How the chat of the application “{{app}}” would open, and what it asks first.',
    open: 'Opens',
    always: 'At any time',
    inHours: 'Only while somebody answers',
    now: 'Now',
    somebody: 'Somebody answers',
    nobody: 'Nobody answers',
    unknown: 'Not known',
    asks: 'What it asks first',
    field: 'Question',
    need: 'Required',
    options: 'Answers',
    yes: 'Yes',
    no: 'No',
    free: 'Free text',
  }),
];
