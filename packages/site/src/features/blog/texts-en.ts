import { translationOf } from '../../texts/translations.ts';
import { blogTexts } from './texts.ts';

export const translations = [
  translationOf(blogTexts, {
    title: 'Blog',
    lead: 'Short explanations about health, insurance and prices, with their sources.',
    pageTitle: 'Blog, page {{page}}',
    ways: 'Ways to see the blog',
    subjects: 'Subjects',
    sections: 'Sections',
    count_one: '{{count}} article',
    count_other: '{{count}} articles',
    of: '{{what}}: {{count}}',
    none: 'There are no articles here yet.',
    pages: 'Pages',
    previous: 'Previous',
    next: 'Next',
    place: 'Page {{page}} of {{pages}}',
    published: 'Published on {{day}}',
    inThis: 'In this article',
  }),
];
