import type { ReactElement } from 'react';
import { Progress } from './progress.tsx';

export const examples: Readonly<Record<string, ReactElement>> = {
  action: <Progress label="Tu perfil" value={75} text="3 de 4" />,
  fast: <Progress label="Velocidad de contratación" value={92} text="Rápido" tone="best" />,
  medium: <Progress label="Velocidad de contratación" value={55} text="Medio" tone="warm" />,
  slow: <Progress label="Velocidad de contratación" value={20} text="Lento" tone="danger" />,
};
