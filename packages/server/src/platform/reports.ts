/** A request that was answered, as far as a report may tell of it. */
export interface AnsweredRequest {
  readonly method: string;
  /** Pattern of its route, which holds nothing of the visitor. */
  readonly route: string;
  readonly status: number;
  readonly milliseconds: number;
}

/** An error in a visitor's browser, without anything of the visitor. */
export interface BrowserError {
  readonly name: string;
  readonly message: string;
  /** Pattern of the page's path. */
  readonly page: string;
  /** Where in our files, the innermost first: 'show (/assets/list.js:1:204)'. */
  readonly frames: readonly string[];
}

/** Tells somebody outside what went wrong, without anything of visitors: no search, no body, no address. */
export interface Reports {
  /** A page that nobody has. `path` is without search. */
  readonly notFound: (path: string) => void;
  /** A fault of ours. */
  readonly failed: (error: unknown) => void;
  readonly brokenInBrowser: (error: BrowserError) => void;
  readonly answered: (request: AnsweredRequest) => void;
  /** Sends what is still to be sent, for at most two seconds. */
  readonly close: () => Promise<void>;
}

/** Share of unknown addresses that are reported (A8-16). */
export const notFoundShare = 0.7;

/** Share of the errors in browsers that are reported: the same one comes from many. */
export const browserErrorShare = 0.5;

/** Share of requests whose time is reported (A9-55). */
export const traceShare = 0.075;
