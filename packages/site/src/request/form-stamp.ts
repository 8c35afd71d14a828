import { createContext } from 'react';

/** The signed moment that forms of the page carry where it has no script; there is none in a browser. */
export const FormStampContext = createContext<string | null>(null);
