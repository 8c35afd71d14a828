import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router';
import { RootLayout } from './layout/root-layout.tsx';
import { rootRouteId } from './layout/site-facts.ts';

/** What is shown in place of what broke. */
export interface ErrorParts {
  /** Of a page, inside header and footer. */
  readonly PageError: ComponentType;
  /** Of the frame. */
  readonly ShellError: ComponentType;
}

interface FrameParts {
  /** Answers FrameFacts. */
  readonly loader: LoaderFunction;
  readonly errors: ErrorParts;
  readonly children: RouteObject[];
}

/**
 * The frame around pages. Two boundaries: a page that breaks keeps header and footer, and the shell has a last screen of its
 * own.
 */
export function frameRoute({ loader, errors, children }: FrameParts): RouteObject {
  return {
    id: rootRouteId,
    loader,
    // The shell's facts hold for a visit; a navigation does not ask again.
    shouldRevalidate: () => false,
    Component: RootLayout,
    ErrorBoundary: errors.ShellError,
    children: [{ id: 'page', ErrorBoundary: errors.PageError, children }],
  };
}
