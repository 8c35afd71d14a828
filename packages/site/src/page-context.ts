import type { ApiClient } from '@cotejo/contract/client';
import type { Profile } from '@cotejo/contract/profile';
import type { Edition, Language } from '@cotejo/core/editions';
import { createContext } from 'react-router';
import type { Browsing } from './local-compare/local-compare.ts';
import type { ProfileLine } from './profile/profile-line.ts';
import type { Texts } from './texts/texts.ts';

/** What a loader or action is given, the same on both sides: `context.get(pageContext)`. */
export interface SiteContext {
  /** As pages of the language say it. */
  readonly edition: Edition;
  /** Of the page: content is asked for in it. */
  readonly language: Language;
  /** For what a loader or action says itself: `texts.of(area)`. */
  readonly texts: Texts;
  readonly api: ApiClient;
  /** The calls of comparators: answered in the browser itself where it has the catalogue, and by `api` elsewhere. */
  readonly browsing: Browsing;
  /** Day in the edition's zone, YYYY-MM-DD. */
  readonly today: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly version: string;
  /** What the visitor entered, as a line takes it; null: nothing that suits it yet, show the line's example. */
  readonly profileFor: (line: ProfileLine) => Profile | null;
  /** Keeps it: in the browser's storage, or in a cookie when the page has no script. */
  readonly saveProfile: (line: ProfileLine, profile: Profile) => void;
}

export const pageContext = createContext<SiteContext>();
