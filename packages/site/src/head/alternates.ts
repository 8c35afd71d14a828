import type { Alternate } from '@cotejo/contract/page-rendering';
import { createContext, useContext } from 'react';

type AlternatesOf = (path: string) => readonly Alternate[];

// A browser has none: only who reads the document as it was sent asks for them.
const AlternatesContext = createContext<AlternatesOf>(() => []);

/** Hands in what tells where a page is in other editions; set once by the server. */
export const AlternatesProvider = AlternatesContext.Provider;

/** Where the page of an own path is in each edition that has it, this one among them. Empty in a browser. */
export function useAlternates(path: string | null): readonly Alternate[] {
  const alternatesOf = useContext(AlternatesContext);
  return path === null ? [] : alternatesOf(path);
}
