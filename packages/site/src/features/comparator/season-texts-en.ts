import { translationOf } from '../../texts/translations.ts';
import { seasonTexts } from './season-texts.ts';

export const translations = [
  translationOf(seasonTexts, {
    until: 'Until {{day}}. The order is the usual one: by score.',
    see: 'See the usual list',
    seeSeason: 'See the page of the season',
    read: 'Read more on the blog',
    over: 'This season is over. The plans are still here, at today’s price.',
  }),
];
