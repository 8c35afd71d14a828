import type { ServerApiClient } from '@cotejo/contract/client';
import type { ClientPortals, FrameSettings, SiteUrls } from '@cotejo/contract/page-rendering';
import type { AssistancePages } from '@cotejo/core/assistance-address';
import type { Edition } from '@cotejo/core/editions';
import { createContext } from 'react-router';

/** What the loader of a page without script is given beside the page's context; there is none in a browser. */
export interface ServerContext {
  /** Every call of the contract. */
  readonly api: ServerApiClient;
  readonly siteUrls: SiteUrls;
  readonly portals: ClientPortals;
  /** The travel assistance provider's pages; null: nobody is led there. */
  readonly assistance: AssistancePages | null;
  readonly edition: Edition;
  /** Of the program that makes the page. */
  readonly version: string;
  readonly frame: FrameSettings;
  /** Name of the host when it is a partner's; null: our own. */
  readonly partnerHost: string | null;
  /** Told what is missing that the visitor can do without. */
  readonly warn: (message: string) => void;
}

/** `context.get(serverContext)`: throws in a browser, where pages without script are not made. */
export const serverContext = createContext<ServerContext>();
