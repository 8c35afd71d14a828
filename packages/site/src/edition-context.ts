import type { Edition } from '@cotejo/core/editions';
import { createContext, useContext } from 'react';

const EditionContext = createContext<Edition | null>(null);

/** Hands the edition to every component below; set once by the document. */
export const EditionProvider = EditionContext.Provider;

/** The edition of this page. Throws outside the provider (a bug). */
export function useEdition(): Edition {
  const edition = useContext(EditionContext);
  if (!edition) throw new Error('useEdition needs an EditionProvider above it');
  return edition;
}
