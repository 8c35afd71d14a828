import type { ReactElement } from 'react';
import { Term } from './term.tsx';

export const examples: Readonly<Record<string, ReactElement>> = {
  deducible: (
    <p>
      Deducible <Term label="Qué es el deducible">Lo que pagas tú antes de que el seguro empiece a pagar.</Term>
    </p>
  ),
};
