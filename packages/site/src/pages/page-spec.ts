import type { ComponentType } from 'react';
import type { ActionFunction, LoaderFunction, ShouldRevalidateFunction } from 'react-router';

/** What a page's module exports. Other exports are ignored. */
export interface PageModule {
  readonly Component: ComponentType;
  readonly loader?: LoaderFunction;
  readonly action?: ActionFunction;
  readonly shouldRevalidate?: ShouldRevalidateFunction;
}

export interface PageSpec {
  /** The module's source path: the server finds the module by it, and its chunk in the manifest. */
  readonly file: string;
  /**
   * True: the page works with script, and its loader runs on both sides. False: it is whole without, ships none, and a
   * browser always gets it from the server (docs/decisions/0060).
   */
  readonly hydrate: boolean;
}
