import type { ReactElement } from 'react';
import { Price } from './price.tsx';

export const examples: Readonly<Record<string, ReactElement>> = {
  'per month': <Price text="$412.380" suffix="/mes" />,
  huge: <Price text="$412.380" suffix="/mes" size="huge" />,
  alone: <Price text="UF 10,10" size="medium" />,
};
