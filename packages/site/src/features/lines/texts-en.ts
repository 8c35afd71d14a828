import { translationOf } from '../../texts/translations.ts';
import { lineTexts } from './texts.ts';

export const translations = [
  translationOf(lineTexts, {
    facts: 'We compare {{products}} from {{compared}} of the {{known}} companies that we know.',
    compareAll: 'Compare {{products}}',
    byType: 'By type',
    best: 'Those with the best score',
    why: 'Why compare them here',
    questions: 'Frequently asked questions',
    more: 'You may also need',
    newTab: 'opens in a new tab',
    'best.title': 'Your best plan',
    'best.lead': 'The three with the best score, and why.',
    'best.whyFirst': 'Why {{product}} comes first',
    'best.score': '{{score}} of 100 points',
    'best.method': 'The score takes no account of commissions or promotions.',
    'best.howWeOrder': 'How we rank',
    'best.list': 'See the {{products}}',
  }),
];
