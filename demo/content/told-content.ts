import type { Edition, Language } from '@cotejo/core/editions';
import type { DemoArticle } from './article-library.ts';
import type { ToldLandings } from './landing-words.ts';

/** A language that the international edition has beside Spanish. */
export type OtherLanguage = Exclude<Language, 'es'>;

export type Category = readonly [displayName: string, path: string];
export type Title = readonly [title: string, categories: readonly [Category, ...Category[]]];

/** Titles of the header and boxes of the home page; paths are under '/Comparar/', and the first is the title's own. */
export interface Menu {
  readonly header: readonly Title[];
  readonly boxes: readonly Title[];
}

/** A text of the site; its name is the same in every language. */
export interface InformationText {
  readonly name: string;
  readonly title: string;
  readonly body: (edition: Edition) => string;
}

export interface Reason {
  readonly icon: string;
  readonly message: string;
}

export interface Benefit {
  readonly title: string;
  readonly description: string;
  readonly icon: string;
  readonly isActive: boolean;
}

export interface Question {
  readonly question: string;
  readonly answer: string;
}

/** What the content of a comparator says of itself. */
export interface ComparatorWords {
  readonly name: string;
  readonly displayName: string;
  readonly description: string;
  readonly questions: readonly Question[];
}

/** The demonstration's content of the international edition in a language. */
export interface ToldContent {
  readonly menu: Menu;
  readonly information: readonly InformationText[];
  readonly landings: ToldLandings;
  readonly reasons: { readonly cotejo: readonly Reason[]; readonly colectivos: readonly Reason[] };
  readonly comparators: readonly ComparatorWords[];
  /** What all comparators are good for, after each one's own sentence. */
  readonly benefits: readonly Benefit[];
  /** What stands before the name of the comparator that a block leads to. */
  readonly elsewhere: string;
  readonly tabs: { readonly all: string; readonly mostRead: string; readonly glossary: string };
  /** What the part of an article is called that lists where its facts were read. */
  readonly sources: string;
  /** In the order of the Spanish ones, whose groups, subjects, days and addresses they have. */
  readonly articles: readonly Pick<DemoArticle, 'title' | 'summary' | 'parts' | 'sources'>[];
}
