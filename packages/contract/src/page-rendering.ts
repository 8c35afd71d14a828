import type { AssistancePages } from '@cotejo/core/assistance-address';
import type { Edition, EditionId, Language } from '@cotejo/core/editions';
import type { ServerApiClient } from './client.ts';
import type { PageName } from './paths.ts';
import type { Profile } from './schemas/profile.ts';

/**
 * The border between the server and the built site. The server loads the site's bundle by path and knows only
 * this; values are handed in, never imported on both sides, because the bundle holds copies of its own modules.
 */
export interface PageContext {
  /** As its pages of the language say it (`editionIn`). */
  readonly edition: Edition;
  /** Of the page: its URL begins with the language's prefix. */
  readonly language: Language;
  /** Every call of the contract, answered within the server. */
  readonly api: ServerApiClient;
  /** Family kept for a visitor without script; null: the example profile. */
  readonly profile: Profile | null;
  /** Stored in a cookie when the page's own form was posted without script. */
  readonly saveProfile: (profile: Profile) => void;
  /** Day in the edition's zone, YYYY-MM-DD. */
  readonly today: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The signed moment that a form of the page carries where it has no script; null: none can be had. */
  readonly formStamp: string | null;
  /** Commit or version, sent as x-qpversion. */
  readonly version: string;
  /** Origin that the page's calls go to in the browser; '': its own (C §7). */
  readonly apiBase: string;
  /** Origin of each edition's site, without a slash at the end. */
  readonly siteUrls: SiteUrls;
  /** Where the portals of clients are. */
  readonly portals: ClientPortals;
  /** The travel assistance provider's pages (B7-48); null: nobody is led there. */
  readonly assistance: AssistancePages | null;
  /**
   * Where the page of an own path, without language, is in each edition and language that has it, this one among them;
   * empty where no other has it.
   */
  readonly alternatesOf: (path: string) => readonly Alternate[];
  /** Pages that a path which no page has can have meant, nearest first. */
  readonly nearest: (path: string) => readonly NearPage[];
  /** Name of the host when it is a partner's, whose header and footer may stand in place of ours; null: our own. */
  readonly partnerHost: string | null;
  readonly frame: FrameSettings;
  /** Told what is missing that the visitor can do without, such as a translation. */
  readonly warn: (message: string) => void;
}

/** What the frame's script is allowed, by who runs the site. */
export interface FrameSettings {
  /** How often at most a page is loaded anew for each newer version; null: versions are not compared (C4-26). */
  readonly versionReloads: number | null;
  /** True: what was seen is kept for when there is no connection. */
  readonly keepsOffline: boolean;
  /** True: visitors are asked whether their visits may be measured. */
  readonly asksToMeasure: boolean;
}

/** A page that may be the one looked for, by its title or by the name that the site has a title for. */
export type NearPage = { readonly path: string } & (
  { readonly title: string; readonly page: null } | { readonly title: null; readonly page: PageName }
);

/** Where the site of each edition is: 'https://cotejo.example'. */
export type SiteUrls = Readonly<Record<EditionId, string>>;

/** Addresses of the portals of clients (A2.2-042); null: the login page leads there. */
export interface ClientPortals {
  readonly people: string | null;
  readonly companies: string | null;
}
export const noPortals: ClientPortals = { people: null, companies: null };

/** Where the same page is in a language: in this edition or another. */
export interface Alternate {
  /** BCP 47 tag, or 'x-default' for everybody else. */
  readonly language: string;
  readonly url: string;
}

/**
 * What a document runs before it is laid out, which the server's policy names by its hash: who comes back to a page, or loads it
 * anew, is shown it whole at once, and a list with as much room as it had, so that the place that was left is where it was
 * (docs/decisions/0249, 0366); what is pressed before script works it is marked, to be done then (docs/decisions/0367); and whose
 * browser keeps a profile is not shown the example's figures in place of their own (docs/decisions/0308), nor, whose tab keeps what
 * was answered to a request of this page within the last 24 hours, its form in place of that (docs/decisions/0343). Once the page is
 * painted it runs the scripts that the document names, and tells by a class that they ran (docs/decisions/0352).
 */
export const arrivalScript =
  // Of the page as it was written: steps may lead on before its scripts run.
  "arrivedAt=location.pathname+location.search;hasStepped=false;addEventListener('popstate',()=>{hasStepped=true},{once:true});" +
  "performance.getEntriesByType('navigation')[0]?.type==='navigate'||document.documentElement.classList.add('returned');" +
  // Before the router puts the place that was left in sight, in whichever way it is come back to.
  "function keepRoom(){const room=history.state?.listRoom;room&&document.documentElement.style.setProperty('--list-room',room+'px')}" +
  "keepRoom();addEventListener('popstate',()=>{document.documentElement.style.removeProperty('--list-room');keepRoom()});" +
  // What script works has no own way yet, or another one. A link is followed after all where that does not come.
  "addEventListener('click',press=>{const{target}=press,held=!(press.ctrlKey||press.metaKey||press.shiftKey)&&target.closest('[data-held]');" +
  "if(held){press.preventDefault();press.stopImmediatePropagation();held.dataset.pressed='';setTimeout(()=>{const link=target.closest('a');" +
  "'pressed'in held.dataset&&link&&location.assign(link.href)},8e3)}},true);" +
  "try{for(const key in localStorage)key.includes('_PROFILE_')&&document.documentElement.classList.add('has-profile')}catch{}" +
  // A request's page is below its product's.
  "try{const at=location.pathname,own=[at,at.replace(/\\/[^/]*$/,'')];for(const key in sessionStorage)if(key.includes('_SENT_')){" +
  'const kept=JSON.parse(sessionStorage[key]);own.includes(kept.path)&&Date.now()-kept.at<864e5&&' +
  "document.documentElement.classList.add('has-answer')}}catch{}" +
  // As elements, in their order: what one of them throws is told like any error. A frame that nobody sees paints nothing.
  "addEventListener('DOMContentLoaded',()=>{const named=[...document.querySelectorAll('link[data-runs]')],paint=new PerformanceObserver(" +
  "list=>{list.getEntriesByName('first-contentful-paint').length&&run()}),late=setTimeout(run,3e3);function run(){clearTimeout(late);" +
  "paint.disconnect();for(const{href:src}of named)document.head.append(Object.assign(document.createElement('script'),{type:'module',async:" +
  "false,src,onload(){this.remove();src===named.at(-1).href&&document.documentElement.classList.add('has-scripts')}}))}" +
  "document.hidden?run():paint.observe({type:'paint',buffered:true})})";

export interface PageAssets {
  /** The frame's own small script, on every page. */
  readonly shell: string;
  /** What brings the next two once the page is painted. */
  readonly start: string;
  /** What starts a page that works with script. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly preloads: readonly string[];
  /** Font files that the first paint uses. */
  readonly fonts: readonly string[];
}

/**
 * Name of the session cookie that saveProfile sets and `profile` is read from. The first page with script moves the
 * profile to the browser's storage and ends the cookie, when it is not HttpOnly.
 */
export const profileCookie = 'perfil';

/** Name of the cookie that holds what a link to the profile generator said, while its form asks for the rest. */
export const linkCookie = 'enlace';

/** Name of the cookie that holds who sent the visitor until the browser's storage takes it over. */
export const referralCookie = 'referido';

export type RenderedPage =
  /** `html`: the document, or its bytes in UTF-8 when nobody need hold it as text any longer. */
  | {
      readonly kind: 'html';
      readonly status: number;
      readonly html: string | Uint8Array;
      readonly cacheable: boolean;
      /** From this moment on it is another page, in milliseconds since 1970; absent: no moment makes it one. */
      readonly until?: number;
    }
  | { readonly kind: 'response'; readonly response: Response };

/** What packages/site/src/entry-server.tsx exports as `renderPage`. */
export type RenderPage = (request: Request, context: PageContext) => Promise<RenderedPage>;
