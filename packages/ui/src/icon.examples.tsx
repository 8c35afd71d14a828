import type { ReactElement } from 'react';
import { Icon } from './icon.tsx';

export const examples: Readonly<Record<string, ReactElement>> = {
  menu: <Icon name="menu" />,
  small: <Icon name="close" className="size-4" />,
};
