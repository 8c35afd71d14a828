import type { ReactElement } from 'react';
import { Skeleton } from './skeleton.tsx';

export const examples: Readonly<Record<string, ReactElement>> = {
  line: <Skeleton className="h-3.5 w-40" />,
};
