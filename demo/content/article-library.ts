import type { EditionId, Language } from '@cotejo/core/editions';

/** A part of an article under its heading; `html` in p, ul, ol, li, strong, table. */
export interface DemoPart {
  readonly title: string;
  readonly html: string;
  /** Numbers of the calls whose answers it shows. */
  readonly endpoints?: readonly number[];
}

export interface DemoArticle {
  /** Last part of its address; absent: from its title. */
  readonly slug?: string;
  readonly title: string;
  readonly summary: string;
  readonly group: string;
  readonly tags: readonly string[];
  /** YYYY-MM-DD. */
  readonly publishedOn: string;
  readonly parts: readonly DemoPart[];
  /** Where its facts were read. */
  readonly sources: readonly string[];
}

interface Named {
  readonly slug: string;
  readonly name: string;
}

/** The articles of an edition, and the subjects, groups, calls and tabs around them. */
export interface DemoLibrary {
  readonly edition: EditionId;
  readonly language: Language;
  /** What the part is called that lists where facts were read. */
  readonly sourcesTitle: string;
  readonly groups: readonly Named[];
  readonly tags: readonly Named[];
  readonly calls: readonly { readonly id: number; readonly path: string; readonly query: Readonly<Record<string, string>> }[];
  readonly tabs: readonly { readonly id: number; readonly name: string; readonly url: string }[];
  readonly articles: readonly DemoArticle[];
}
