import { translationOf } from '../texts/translations.ts';
import { profileTexts } from './texts.ts';

export const translations = [
  translationOf(profileTexts, {
    nobodyYet: 'Tell us who will be insured and you will see their prices.',
    example: 'Sample profile',
    edit: 'Edit',
    'toggle.add': 'Add profile',
    'toggle.edit': 'Edit profile',
    'toggle.contract': 'Collapse profile',
    'edit.people': '{{edit}} who will be insured',
    'edit.pets': '{{edit}} which pets will be insured',
    'edit.company': '{{edit}} which company will be insured',
    'edit.journey': '{{edit}} who will be insured',
    'section.people': 'Who will be insured',
    'section.pets': 'Which pets will be insured',
    'section.company': 'Which company will be insured',
    'section.journey': 'Who will travel',
  }),
];
