import type { ReactElement } from 'react';
import { Mark } from './mark.tsx';

export const examples: Readonly<Record<string, ReactElement>> = {
  small: <Mark letters="CB" hue={212} size="small" />,
  medium: <Mark letters="CS" hue={24} />,
  large: <Mark letters="CO" hue={359} size="large" />,
};
