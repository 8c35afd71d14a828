import type { ReactElement } from 'react';
import { VisuallyHidden } from './visually-hidden.tsx';

export const examples: Readonly<Record<string, ReactElement>> = {
  text: <VisuallyHidden>Cinco estrellas</VisuallyHidden>,
};
