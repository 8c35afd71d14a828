import type { ReactElement } from 'react';
import { Badge } from './badge.tsx';

export const examples: Readonly<Record<string, ReactElement>> = {
  neutral: <Badge>Preferente</Badge>,
  action: <Badge tone="action">Nuevo</Badge>,
  best: <Badge tone="best">Mejor</Badge>,
  warm: <Badge tone="warm">Cambió de precio</Badge>,
};
