import type { ApiClient } from '@cotejo/contract/client';
import type { Profile } from '@cotejo/contract/profile';
import type { Edition } from '@cotejo/core/editions';
import { createContext } from 'react-router';

/** What a loader or action is given, the same on both sides: `context.get(pageContext)`. */
export interface SiteContext {
  readonly edition: Edition;
  readonly api: ApiClient;
  /** Day in the edition's zone, YYYY-MM-DD. */
  readonly today: string;
  readonly version: string;
  /** The family the visitor entered for a product type; null: none yet, show the example. */
  readonly profileFor: (productType: string) => Profile | null;
  /** Keeps it: in the browser's storage, or in a cookie when the page has no script. */
  readonly saveProfile: (productType: string, profile: Profile) => void;
}

export const pageContext = createContext<SiteContext>();
